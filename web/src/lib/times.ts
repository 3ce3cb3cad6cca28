import type { Words } from './words';

/** Seconds as a clock shows them: 0:09, 12:34, 3:05:00. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A stretch of time in words, as clocks are set: minutes or days. */
export function spanText(words: Words, seconds: number): string {
  const days = seconds / 86_400;
  if (Number.isInteger(days)) return words.say('ui-count-days', { count: days });
  return words.say('ui-count-minutes', { count: Math.round(seconds / 60) });
}

/** How long ago something was, roughly. Times are seconds since 1970. */
export function agoText(words: Words, since: number, now: number = Date.now() / 1000): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60));
  if (minutes < 1) return words.say('ui-ago-now');
  if (minutes < 60) return words.say('ui-ago-minutes', { count: minutes });
  if (minutes < 60 * 24) return words.say('ui-ago-hours', { count: Math.floor(minutes / 60) });
  return words.say('ui-ago-days', { count: Math.floor(minutes / 60 / 24) });
}
