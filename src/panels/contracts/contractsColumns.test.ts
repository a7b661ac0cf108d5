// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { contractsColumns } from './contractsColumns.tsx';

const tickAndScrollbar = 44;
const townAsLongAsOsnabrueck = 121;

test('beside the menu of a small screen the list of orders has room for towns, and gives up the century of its days for it', () => {
  const shown = contractsColumns('wide', ['dispo']).filter((it) => !it.hidden);
  const needed = shown.reduce((sum, { heading, width, minWidth = 0 }) => sum + (heading.endsWith('ort') ? townAsLongAsOsnabrueck : (width ?? minWidth)), tickAndScrollbar);
  expect(needed).toBeLessThanOrEqual(1228);
  const day = (room: 'broad' | 'wide') => contractsColumns(room, ['dispo']).find((it) => it.id === 'datum')?.width ?? 0;
  expect(day('broad') - day('wide')).toBe(15);
});
