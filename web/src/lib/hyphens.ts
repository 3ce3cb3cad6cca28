/**
 * Where long words may be broken. Browsers bring no rules for this of their own, or none for Polish; so soft hyphens are
 * set by the rule that both languages share: a syllable begins with one consonant before its vowel.
 */

const SOFT = '\u00ad';
const VOWEL = /[aąeęioóuy]/i;
/** Letters that are one sound are not parted. */
const SOUND = /ght|ch|cz|dz|dź|dż|rz|sz|th|sh|ph|gh|ck|wh|qu|./giu;
const LEAST = 2; // letters before a hyphen, one more after it

/** Soft hyphens in every word that is longer than so many letters; shorter ones are not worth a hyphen. */
export function hyphenated(text: string, longest: number): string {
  return text.replace(/[\p{L}]+/gu, (word) => (word.length > longest ? syllables(word).join(SOFT) : word));
}

/** The parts of a word between which it may be broken. */
export function syllables(word: string): string[] {
  const sounds = word.match(SOUND) ?? [];
  const parts: string[] = [];
  let part = '';
  sounds.forEach((sound, at) => {
    if (beginsSyllable(sounds, at) && part.length >= LEAST && sounds.slice(at).join('').length > LEAST) {
      parts.push(part);
      part = '';
    }
    part += sound;
  });
  return [...parts, part];
}

/** The only consonant between two vowels, or the second of several. */
function beginsSyllable(sounds: readonly string[], at: number): boolean {
  const isVowel = (place: number) => VOWEL.test(sounds[place]?.[0] ?? '');
  if (isVowel(at) || !sounds.slice(at).some((_, ahead) => isVowel(at + ahead))) return false;
  return isVowel(at - 1) ? isVowel(at + 1) : at > 1 && isVowel(at - 2);
}
