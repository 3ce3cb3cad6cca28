import { describe, expect, it } from 'vitest';
import { contentOf, entryOf } from '../src/lib/api';
import { findRules, rulesAbout } from '../src/lib/rules';

const content = contentOf({
  meta: { game: 'toy' },
  icons: [{ id: 'attack', name_en: 'Attack', name_pl: 'Atak' }],
  timings: [{ id: 'attack', name_en: 'Raid', name_pl: 'Najazd' }],
  cards: [{ id: 'knights', name_en: 'Knights', name_pl: 'Rycerze', text_en: 'Ride.' }],
  banker: { id: 'banker', name_en: 'Banker', name_pl: 'Bankier' },
});

describe('content', () => {
  it('is turned into tables by id, with the names of everything', () => {
    expect((content['cards'] as Record<string, unknown>)['knights']).toMatchObject({ text_en: 'Ride.' });
    expect(content.names['knights']).toEqual({ en: 'Knights', pl: 'Rycerze' });
    expect(content.names['banker']).toEqual({ en: 'Banker', pl: 'Bankier' });
  });

  it('names what stands twice by its first entry, unless the rules know better', () => {
    expect(content.names['attack']?.['en']).toBe('Attack');
    const told = contentOf(
      { pillars: [{ id: 'food', name_en: 'Food Production', name_pl: 'Uprawa' }] },
      { food: { en: 'Food', pl: 'Jedzenie' } },
    );
    expect(told.names).toEqual({ food: { en: 'Food', pl: 'Jedzenie' } });
  });

  it('finds the entry of a piece in whichever table it stands', () => {
    expect(entryOf(content, 'knights')).toMatchObject({ name_pl: 'Rycerze' });
    expect(entryOf(content, 'banker')).toMatchObject({ name_en: 'Banker' });
    expect(entryOf(content, 'nobody')).toBeNull();
  });
});

describe('rule search', () => {
  const rule = (id: string, text: string) => ({ id, section: 'S', text, sources: [], ruling: false, decision: false });
  const rules = [rule('T-INV.1', 'Invest tokens in a Knights card.'), rule('T-INV.10', 'Invest again.')];

  it('finds all words, in titles too, whatever their accents', () => {
    expect(findRules(rules, 'INWESTYCJA żetony', () => 'Inwestycja zetony').length).toBe(2);
    expect(findRules(rules, 'invest tokens', (r) => r.id).map((r) => r.id)).toEqual(['T-INV.1']);
  });

  it('finds one rule by its number', () => {
    expect(findRules(rules, 't-inv.1', (r) => r.id).map((r) => r.id)).toEqual(['T-INV.1']);
  });

  it('puts rules about the word before those that mention it, and whole words before parts', () => {
    const titles: Record<string, string> = { 'T-A.1': 'Setup', 'T-B.1': 'Harvesting', 'T-C.1': 'Before the Harvest', 'T-D.1': 'Harvest' };
    const book = [
      rule('T-A.1', 'The Harvest comes later.'),
      rule('T-B.1', 'Reap.'),
      rule('T-C.1', 'Wait.'),
      rule('T-D.1', 'Reap.'),
      rule('T-E.1', 'Nothing.'),
    ];
    const found = findRules(book, 'harvest', (r) => titles[r.id] ?? r.id).map((r) => r.id);
    expect(found).toEqual(['T-D.1', 'T-C.1', 'T-B.1', 'T-A.1']);
  });

  it('keeps the order of the rulebook where nothing is searched or all fit alike', () => {
    expect(findRules(rules, '', (r) => r.id)).toEqual(rules);
    expect(findRules(rules, 'invest', (r) => r.id)).toEqual(rules);
  });

  it('finds what speaks of a piece', () => {
    expect(rulesAbout(rules, 'Knights').map((r) => r.id)).toEqual(['T-INV.1']);
    expect(rulesAbout(rules, 'Knight')).toEqual([]);
  });
});
