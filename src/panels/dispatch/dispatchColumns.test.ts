// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { dispatchColumns } from './dispatchColumns.tsx';

const tickAndScrollbar = 44;
const headings = (room: Parameters<typeof dispatchColumns>[0]) =>
  dispatchColumns(room, ['dispo']).map((it) => it.heading);
const leastWidth = (room: Parameters<typeof dispatchColumns>[0]) =>
  dispatchColumns(room, ['dispo']).reduce(
    (sum, it) => sum + (it.flex === undefined ? (it.width ?? 0) : (it.minWidth ?? 0)),
    tickAndScrollbar,
  );

test('the way back gives way where there is little room, the rest never', () => {
  expect(headings('narrow')).toEqual(['Nr', 'Fahrer/Kunde', 'Tour', 'Rückfahrt', 'Status']);
  expect(headings('slim')).toEqual(['Nr', 'Fahrer', 'Tour', 'Status']);
});

test('a list as narrow as the column of an order shows everything without scrolling aside and leaves towns their room', () => {
  expect(leastWidth('tight')).toBeLessThanOrEqual(500);
  expect(leastWidth('slim')).toBeLessThanOrEqual(400);
});
