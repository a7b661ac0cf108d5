import { expect, test } from 'vitest';
import { matrix } from './access/matrix.ts';
import { actions } from './actions.ts';
import { wireOf } from './define/action.ts';
import { resourceByPath } from './resources.ts';

test('every action has an id and an address of its own', () => {
  expect(new Set(actions.map((it) => it.id)).size).toBe(actions.length);
  expect(new Set(actions.map((it) => it.call)).size).toBe(actions.length);
});

test.each(actions.map((it) => [it.id, it] as const))('%s works on resources that exist, for an area that exists, below its resource', (_, action) => {
  expect(resourceByPath(action.on)).toBeDefined();
  expect(Object.keys(matrix)).toContain(action.area);
  expect(wireOf(action).address.startsWith(`/${action.on}/`)).toBe(true);
  for (const touched of action.touches ?? []) expect(resourceByPath(touched)).toBeDefined();
  for (const field of Object.values(action.input)) if (field.to) expect(resourceByPath(field.to)).toBeDefined();
});
