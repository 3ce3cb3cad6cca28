import { mount } from 'svelte';
import App from './App.svelte';
import { useRouter } from './lib/router.svelte.ts';
import { useSettings } from './lib/settings.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pieces.css';

useSettings();
useRouter();
mount(App, { target: document.getElementById('app') as HTMLElement });
