import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      'svelte/no-at-html-tags': 'off', // our own art; the page's policy lets no inline script run
      'svelte/no-useless-children-snippet': 'off', // it stands beside other snippets
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that the formatter would take away
      'svelte/prefer-svelte-reactivity': 'off', // these maps and sets are made anew, not changed
    },
  },
);
