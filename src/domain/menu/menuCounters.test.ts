import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { menu } from '../../panels/menu.ts';
import { resourceByPath } from '../resources.ts';
import { menuCounters } from './menuCounters.ts';

test('a counter looks at fields that its resource has', () => {
  const missing = Object.entries(menuCounters).flatMap(([key, { on, where = {} }]) =>
    Object.keys(where)
      .filter((field) => resourceByPath(on)?.fields[field] === undefined)
      .map((field) => `${key}: ${on}.${field}`),
  );
  expect(missing).toEqual([]);
});

test('each counter stands at one entry of the menu, which the same people see, and one at the bell', () => {
  shows('R74');
  const entries = menu.flatMap((it) => it.items).filter((it) => it.counter !== undefined);
  const { notifications: bell, ...others } = menuCounters;
  expect(bell.area).toBe('own');
  const declared = Object.entries(others).map(([key, { area }]) => [key, area]);
  expect(entries.map(({ counter, area }) => [counter, area]).toSorted()).toEqual(declared.toSorted());
});
