import { expect, test } from 'vitest';
import { arranged } from './columnOrder.ts';

const column = (id: string, more: object = {}) => ({ id, heading: id, text: () => '', ...more });

test('columns come in the order, width and visibility the user chose, new ones at the end', () => {
  const columns = [column('a', { flex: 1 }), column('b', { width: 80 }), column('neu')];
  expect(arranged(columns, [{ id: 'b', hidden: true }, { id: 'a', width: 120, hidden: false }, { id: 'weg', hidden: false }]).map(({ id, width, flex, hidden }) => ({ id, width, flex, hidden }))).toEqual([
    { id: 'b', width: 80, flex: undefined, hidden: true },
    { id: 'a', width: 120, flex: undefined, hidden: false },
    { id: 'neu', width: undefined, flex: undefined, hidden: undefined },
  ]);
  expect(arranged(columns, undefined)).toBe(columns);
});
