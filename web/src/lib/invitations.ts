/** Links that were told once, when the match was made; the server keeps only their hashes. */
import type { MatchInfo } from './api';
import { recall, remember } from './memory';
import { pathOf } from './router.svelte.ts';

export interface Links {
  seats: Record<number, string>;
  watch: string;
}

export function linksOf(match: string): Links {
  return recall<Links>(`links.${match}`) ?? { seats: {}, watch: '' };
}

export function keepLinks(match: MatchInfo): void {
  const seats = Object.fromEntries(match.seats.flatMap((seat, number) => (seat.invitation ? [[number, seat.invitation] as const] : [])));
  if (Object.keys(seats).length || match.watch_key) remember(`links.${match.id}`, { seats, watch: match.watch_key });
}

export function keepInvitation(match: string, seat: number, invitation: string): Links {
  const links = linksOf(match);
  const kept = { ...links, seats: { ...links.seats, [seat]: invitation } };
  remember(`links.${match}`, kept);
  return kept;
}

export function keepWatchKey(match: string, watch: string): Links {
  const kept = { ...linksOf(match), watch };
  remember(`links.${match}`, kept);
  return kept;
}

export function joinUrl(match: string, invitation: string): string {
  return location.origin + pathOf({ page: 'join', id: match, invitation });
}

export function watchUrl(match: string, key: string): string {
  return location.origin + pathOf({ page: 'match', id: match, key });
}
