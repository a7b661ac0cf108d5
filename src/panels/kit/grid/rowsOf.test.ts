import { expect, test } from 'vitest';
import { absorb } from '../../../api/records/entities.ts';
import { rowsOf } from './useGridRows.ts';

const order = (id: number, more: object = {}) =>
  absorb({ '@id': `/api/contracts/${String(id)}`, '@type': 'Contract', id, version: 1, ...more });

test('records that come again unchanged keep their rows, so that the grid redraws only what is new', () => {
  const entries = [{ heading: 'day:2026-11-22' }, order(1), order(2)];
  const [, first, second] = rowsOf(entries);
  order(2, { version: 2, licensePlate: 'B-AB 1' });
  const [heading, same, changed] = rowsOf(entries);
  expect(same).toBe(first);
  expect(changed).not.toBe(second);
  expect(changed?.entity?.licensePlate).toBe('B-AB 1');
  expect(heading).toEqual({ id: 'day:2026-11-22', entity: undefined, heading: 'day:2026-11-22' });
});
