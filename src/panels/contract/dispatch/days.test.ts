import { expect, test } from 'vitest';
import { dayState, ridesText } from './days.ts';
import { shows } from '../../../../tests/specification/shows.ts';

test('a heading says how the day stands and is silent about nothing', () => {
  shows('D1 §2 disposition day header');
  expect(dayState({ underway: 61, closed: 38 })).toEqual(['61 unterwegs', '38 abgeschlossen']);
  expect(dayState({ underway: 4, closed: 1167 })).toEqual(['4 unterwegs', '1.167 abgeschlossen']);
  expect([ridesText(1), ridesText(0), ridesText(1480)]).toEqual(['1 Fahrt', '0 Fahrten', '1.480 Fahrten']);
});
