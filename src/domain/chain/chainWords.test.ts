import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { usualWeights } from './chain.ts';
import { chainWords, explanation } from './chainWords.ts';

test('a rank is explained in the figures of its bars', () => {
  shows('D0 Own chain finder');
  const link = {
    emptyKm: 2.4,
    waitMinutes: 20,
    begins: { time: '14:30' },
    deadline: {
      day: '2026-11-30',
      time: '23:00',
    },
    margin: '75.00',
    points: {
      empty: 38,
      waiting: 25,
      deadline: 13,
      margin: 8,
    },
  };
  expect(explanation(link, usualWeights)).toBe(
    '2,40 km Leerweg sind 38 von 40 Punkten. 0:20 h Warten bis 14:30 Uhr bringen 25 von 25 Punkten. Die Frist Mo 30.11., 23:00 Uhr zählt 13 von 20 Punkten. Nach der Gutschrift bleiben 75,00 EUR: 8 von 15 Punkten.',
  );
  expect(explanation({ ...link, margin: null }, { ...usualWeights, margin: 0 })).not.toContain('EUR');
});

test('texts of the chain finder', () => {
  shows('D0 Own chain finder');
  expect(chainWords.question('Ulm', '14:00')).toBe('Was passt nach Ulm, 14:00 Uhr?');
  expect([chainWords.found(1), chainWords.found(3)]).toEqual(['1 Kette gefunden', '3 Ketten gefunden']);
  expect(chainWords.summary({ emptyKm: 8.5, waitMinutes: 68, home: '19:40' })).toBe(
    '8,50 km leer · 1:08 h Warten · zurück 19:40 Uhr',
  );
  expect(chainWords.taken('FP-12', 'KPE1')).toBe('Fahrtpaket FP-12 mit KPE1 angelegt');
  expect(chainWords.gone('Auftrag 26011671 ist inzwischen vergeben.')).toBe(
    'Auftrag 26011671 ist inzwischen vergeben. Die Kette wurde neu berechnet.',
  );
  expect(chainWords.empty(50)).toBe('Im Umkreis von 50 km ist nichts frei. Umkreis erweitern?');
});
