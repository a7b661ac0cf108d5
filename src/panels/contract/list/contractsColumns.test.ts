// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contractsColumns } from './contractsColumns.tsx';

const tickAndScrollbar = 44;
/** What "Frankfurt am Main" takes. */
const roomOfAPlace = 124;

test('beside the menu of a small screen the list of contracts has room for towns, and gives up the century of its days for it', () => {
  const shown = contractsColumns('wide', ['dispo']).filter((it) => !it.hidden);
  const rest = shown.reduce(
    (left, { flex, width = 0, minWidth = 0 }) => left - (flex === undefined ? width : flex < 1 ? minWidth : 0),
    1228 - tickAndScrollbar,
  );
  const sharing = shown.filter(({ flex = 0 }) => flex >= 1);
  const shares = sharing.reduce((sum, { flex = 0 }) => sum + flex, 0);
  const towns = sharing.filter((it) => it.heading.endsWith('ort')).map(({ flex = 0 }) => (flex / shares) * rest);
  expect(towns).toHaveLength(2);
  expect(Math.min(...towns)).toBeGreaterThanOrEqual(roomOfAPlace);
  const day = (room: 'broad' | 'wide') => contractsColumns(room, ['dispo']).find((it) => it.id === 'datum')?.width ?? 0;
  expect(day('broad') - day('wide')).toBe(18);
});
