import { expect, test } from 'vitest';
import { namedRows } from './useRowKeys.ts';

const keysOf = (...steps: readonly (readonly { id?: number }[])[]) =>
  steps.reduce<ReturnType<typeof namedRows>>(namedRows, { entries: [], rows: [], made: 0 }).rows.map((it) => it.key);

test('a new row keeps its name when it is saved, and no other row gets it', () => {
  expect(keysOf([{ id: 7 }])).toEqual(['7']);
  expect(keysOf([{ id: 7 }, {}])).toEqual(['7', 'neu-1']);
  expect(keysOf([{ id: 7 }, {}], [{ id: 7 }, { id: 8 }])).toEqual(['7', 'neu-1']);
  expect(keysOf([{ id: 7 }, {}], [{ id: 7 }, { id: 8 }], [{ id: 8 }, {}])).toEqual(['neu-1', 'neu-2']);
  expect(keysOf([{}], [{}, {}], [{ id: 1 }, { id: 2 }])).toEqual(['neu-1', 'neu-2']);
});
