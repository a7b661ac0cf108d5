import { expect, test } from 'vitest';
import type { Hit } from '../../domain/search/rank.ts';
import type { Offer } from './paletteItems.ts';
import { bestOfferTier, groupOrder, possibleFirst } from './paletteOrder.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('the group with the best hit comes first', () => {
  shows('C Frame palette');
  expect(groupOrder({ contracts: 3, actions: 1, places: 1, general: undefined })).toEqual([
    'actions',
    'places',
    'contracts',
    'general',
  ]);
});

test('contracts come first among equals', () => {
  expect(groupOrder({ contracts: 0, actions: 0, places: 0, general: 0 })).toEqual([
    'contracts',
    'actions',
    'places',
    'general',
  ]);
});

const hit = (id: string, tier: number, isPossible: boolean): Hit<Offer> => ({
  item: {
    command: {
      id,
      title: id,
      group: 'Auftrag',
      icon: 'check',
      places: [],
      on: { kind: 'none' },
      run: () => undefined,
    },
    state: isPossible ? { state: 'ready' } : { state: 'disabled', reason: 'schon bestätigt' },
  },
  tier,
  highlights: [],
});

test('what can be done comes before what cannot, but never before a better fit', () => {
  const order = possibleFirst([
    hit('stornieren', 1, false),
    hit('mit E-Mail', 2, false),
    hit('ohne E-Mail', 2, true),
    hit('Protokoll', 3, true),
  ]);
  expect(order.map(({ item }) => item.command.id)).toEqual(['stornieren', 'ohne E-Mail', 'mit E-Mail', 'Protokoll']);
});

test('a group whose best action is locked comes after one that fits as well, and before one that fits worse', () => {
  const actions = bestOfferTier([hit('Protokoll als PDF', 1, false), hit('Vorabprotokoll senden', 3, true)]);
  const order = (places: number) => groupOrder({ contracts: undefined, actions, places, general: undefined });
  expect([order(1)[0], order(3)[0]]).toEqual(['places', 'actions']);
  expect(bestOfferTier([hit('Protokoll als PDF', 1, true)])).toBe(1);
  expect(bestOfferTier([])).toBeUndefined();
});
