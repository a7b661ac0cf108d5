import { expect, test } from 'vitest';
import { dayOf, dayState, groupedByDay, headingOf, ridesText } from './days.ts';
import { shows } from '../../../tests/specification/shows.ts';

shows('D1 §2 disposition days', 'D1 §2 disposition day header');

const days: Readonly<Record<string, string | null>> = { a: '2026-11-21', b: '2026-11-21', c: '2026-11-22', d: null };
const dayOfOrder = (iri: string) => days[iri];
const none: ReadonlySet<string> = new Set();

test('every day begins with its heading', () => {
  expect(groupedByDay(['a', 'b', 'c'], { dayOfOrder, collapsed: none })).toEqual([
    { heading: headingOf('2026-11-21') },
    'a',
    'b',
    { heading: headingOf('2026-11-22') },
    'c',
  ]);
});

test('a collapsed day keeps its heading and hides its orders', () => {
  expect(groupedByDay(['a', 'b', 'c'], { dayOfOrder, collapsed: new Set(['2026-11-21']) })).toEqual([
    { heading: headingOf('2026-11-21') },
    { heading: headingOf('2026-11-22') },
    'c',
  ]);
});

test('orders without a day stand under a heading of their own', () => {
  expect(groupedByDay(['a', 'd'], { dayOfOrder, collapsed: none }).at(-2)).toEqual({ heading: headingOf('') });
  expect(dayOf(headingOf(''))).toBe('');
});

test('a heading says how the day stands and is silent about nothing', () => {
  expect(dayState({ underway: 61, closed: 38 })).toEqual(['61 unterwegs', '38 abgeschlossen']);
  expect(dayState({ underway: 4, closed: 1167 })).toEqual(['4 unterwegs', '1.167 abgeschlossen']);
  expect([ridesText(1), ridesText(0), ridesText(1480)]).toEqual(['1 Fahrt', '0 Fahrten', '1.480 Fahrten']);
});
