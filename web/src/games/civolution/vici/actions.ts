/** What V.I.C.I. does, step by step: a sign, what it was, and why. */

import type { Say } from '../say';
import type { StepView } from '../view';

const SIGNS: Record<string, string> = {
  remove_face_up_card: 'cards',
  gain_vp: 'vp',
  advance_favor: 'favor',
  statue: 'statue',
  gain_activation_die: 'activation',
  gain_fate_die: 'fate',
  evolution_marker: 'evolution',
  prosperity_marker: 'prosperity',
  procreation: 'module_procreation',
  migration: 'module_migration',
  provision: 'provision',
  reveal_sites: 'reveal',
  hunting_token: 'hunted',
  card: 'vici',
  die: 'activation',
  reset: 'reset',
  place: 'expansion',
  spot: 'fire',
  forfeits: 'death',
  category: 'phase_event',
  track: 'any_track',
  removes: 'death',
};

/** `about`: the track that an action is about. */
export const actionSign = (action: string, about = ''): string =>
  (action === 'advance_track' || action === 'track') && about ? about : (SIGNS[action] ?? 'any_track');

/** Steps that belong to the one before them. */
const INNER = ['place', 'spot', 'forfeits', 'track', 'removes'];

export interface Told {
  sign: string;
  text: string;
  because: string;
  depth: number;
}

/** A step in the reader's words. A territory was the only one, or was found by dice. */
export function tellStep({ action, what }: StepView, say: Say): Told {
  const [first = '', ...rest] = what;
  const rolled = action === 'place' && rest.length > 0;
  const line = action === 'spot' ? say.words.maybe(`priority-${first}`) : null;
  const known = line ?? (say.words.knows(first) ? say.name(first) : first);
  const facts = { what: known, more: rest.join(', '), count: Number(rest[0] ?? 0) };
  const key = rolled ? 'place-rolled' : action;
  return {
    sign: actionSign(action, first),
    text: say.maybe(`does-${action}`, facts) ?? action,
    because: say.maybe(`why-${key}`, facts) ?? '',
    depth: INNER.includes(action) ? 1 : 0,
  };
}
