// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { roomOf } from '../../contract/shared/useRoom.ts';
import { avisColumns } from './avisColumns.tsx';

const tickAndScrollbar = 44;
/** Day and window, the dot of the stop and the padding around them, and a town of fifteen letters. */
const dayWindowAndTown = 138 + 36 + 105;

/** What a list of this width leaves for both stops in one column. */
function leftForStops(width: number): number {
  const columns = avisColumns(roomOf(width), ['dispo']);
  expect(columns.map((it) => it.id)).toContain('stops');
  return columns.reduce((left, it) => left - (it.flex === undefined ? (it.width ?? 0) : 0), width - tickAndScrollbar);
}

test.each([744, 800, 905, 1059])('a list %i pixels wide reads the town beside day and window', (width) => {
  expect(leftForStops(width)).toBeGreaterThanOrEqual(dayWindowAndTown);
});

test('the plate stays until the narrowest lists', () => {
  expect(avisColumns('narrow', ['dispo']).map((it) => it.heading)).toEqual([
    'Auftrag',
    'Fahrzeug',
    'Abholung / Zustellung',
    'Status / Abstimmung',
  ]);
});
