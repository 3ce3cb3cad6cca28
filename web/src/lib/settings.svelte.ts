import { recall, remember } from './memory';
import { LANGUAGES, type Language } from './words';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  /** The least time between two moves of others, in milliseconds. */
  pace: number;
  autoEnd: boolean;
  /** When an answer is asked to be confirmed. */
  confirm: 'never' | 'final' | 'always';
  handOver: boolean;
  notify: boolean;
  largeText: boolean;
  /** Single letters are commands at the table. */
  letters: boolean;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? 'en';
}

/** A tap is easily wrong and shows nothing beforehand, so touch screens confirm what cannot be taken back. */
function defaults(): Settings {
  return {
    language: preferredLanguage(),
    theme: 'system',
    motion: 'system',
    pace: 700,
    autoEnd: false,
    confirm: matchMedia('(pointer: coarse)').matches ? 'final' : 'never',
    handOver: true,
    notify: false,
    largeText: false,
    letters: true,
  };
}

export const settings: Settings = $state({ ...defaults(), ...recall<Partial<Settings>>('settings') });

const media = $state({ dark: false, still: false, compact: false, touch: false, landscape: false, beside: false });

function follow(query: string, name: keyof typeof media): void {
  const list = matchMedia(query);
  media[name] = list.matches;
  list.addEventListener('change', () => (media[name] = list.matches));
}

/** What follows from the settings and from the device. */
export const device = {
  get dark(): boolean {
    return settings.theme === 'system' ? media.dark : settings.theme === 'dark';
  },
  get motion(): boolean {
    return settings.motion === 'system' ? !media.still : settings.motion === 'full';
  },
  /** A small screen: the board page by page, targets for a finger. */
  get compact(): boolean {
    return media.compact;
  },
  /** Fingers point here: a field that gets the focus brings a keyboard over half of the screen. */
  get touch(): boolean {
    return media.touch;
  },
  /** A small screen held sideways: the answers lie beside the board. */
  get landscape(): boolean {
    return media.landscape;
  },
  /** There is room for the log beside the answers. */
  get beside(): boolean {
    return media.beside;
  },
};

/** Put the settings into force and keep them. Call once. */
export function useSettings(): void {
  follow('(prefers-color-scheme: dark)', 'dark');
  follow('(prefers-reduced-motion: reduce)', 'still');
  follow('(max-width: 899px), (max-height: 559px)', 'compact');
  follow('(pointer: coarse)', 'touch');
  follow('(min-width: 560px) and (max-height: 559px)', 'landscape');
  follow('(min-width: 1200px) and (min-height: 560px)', 'beside');
  $effect.root(() => {
    $effect(() => remember('settings', $state.snapshot(settings)));
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset['theme'] = device.dark ? 'dark' : 'light';
      root.dataset['motion'] = device.motion ? 'full' : 'none';
      root.dataset['text'] = settings.largeText ? 'large' : 'normal';
    });
  });
}
