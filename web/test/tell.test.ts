/** What the inspector says of pieces: in the reader's words, with the signs by their names. */
import { describe, expect, it } from 'vitest';
import { tell as clash } from '../src/games/clash_of_cultures/tell';
import { tell as flow } from '../src/games/flow_of_history/tell';
import sections from '../src/games/flow_of_history/fixtures/content.json';
import { tell as mosaic } from '../src/games/mosaic/tell';
import type { Content } from '../src/games/types';
import { contentOf } from '../src/lib/api';
import { Words, type Language } from '../src/lib/words';

const words = (language: Language, content: Content) => Words.of(language, '', content.names);

describe('the inspector', () => {
  it('keeps the moment of an effect and names the icons of a card', () => {
    const content = contentOf(sections);
    expect(flow('barracks', content, words('en', content))).toEqual({
      effect: 'Permanent: Provides 1 Defense.',
      facts: ['Construction, Era A.', 'Production strip: Attack, Industry.', 'Income: Industry.'],
    });
    expect(flow('barracks', content, words('pl', content))?.effect).toMatch(/^Stały: /);
    expect(flow('supply', content, words('en', content))).toBeNull();
  });

  it('names price and symbols of a card of Mosaic', () => {
    const card = { id: 'alphabet', source: 'rulebook', pillar_source: 'reconstructed', text_en: '+3 Ideas production.', text_pl: '+3.' };
    const content = {
      names: { ideas: { en: 'Ideas', pl: 'Idee' }, pillar_science: { en: 'Science', pl: 'Nauka' } },
      technologies: { alphabet: { ...card, cost: { ideas: 5 }, requires: [], pillars: ['science'], effects: [] } },
    } as unknown as Content;
    expect(mosaic('alphabet', content, words('en', content))).toEqual({
      effect: '+3 Ideas production.',
      facts: ['Cost: 5 Ideas.', 'Symbols: Science.', 'Partly reconstructed: the printed card is not known for sure.'],
    });
    expect(mosaic('alphabet', content, words('pl', content))?.effect).toBe('+3.');
  });

  it('names price, bonus and worth of the pieces of Clash of Cultures', () => {
    const names = { storage: 'Storage', mood: 'mood', farming: 'Farming', ore: 'ore', market: 'Market' };
    const content = {
      names: Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { en: name, pl: name }])),
      advances: {
        storage: { id: 'storage', bonus: 'mood', requires_advance: 'farming', unlocks_building: 'market', text_en: 'More food.' },
      },
      wonders: { pyramids: { id: 'pyramids', cost: { ore: 3 }, vp: 5, requires_advance: 'storage', text_en: 'Tall.' } },
      ...{ city_pieces: {}, units: {}, action_cards: {}, action_civil_effects: {} },
    } as unknown as Content;
    expect(clash('storage', content, words('en', content))).toEqual({
      effect: 'More food.',
      facts: ['Needs Farming.', 'Whoever gains it also gains 1 mood.', 'Lets you build: Market.'],
    });
    expect(clash('pyramids', content, words('en', content))?.facts).toEqual(['Price: 3 ore.', 'Needs Storage.', 'Worth 5 points.']);
    expect(clash('farming', content, words('en', content))).toBeNull();
  });
});
