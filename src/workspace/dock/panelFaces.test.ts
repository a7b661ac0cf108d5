// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepTitle, keptTitle } from './panelFaces.ts';

beforeEach(() => localStorage.clear());

test('a tab that nobody has come to since the reload is still called by its record', () => {
  keepTitle('/contracts/7', '26000007');
  keepTitle('/contracts/8', '26000008');
  keepTitle('/contracts/7', '26000009');
  expect([keptTitle('/contracts/7'), keptTitle('/contracts/8'), keptTitle('/contracts/9')]).toEqual(['26000009', '26000008', undefined]);
});

test('names of long ago make room for new ones, and what an older console left there is no name', () => {
  for (let id = 1; id <= 101; id += 1) keepTitle(`/contracts/${String(id)}`, String(id));
  expect([keptTitle('/contracts/1'), keptTitle('/contracts/2'), keptTitle('/contracts/101')]).toEqual([undefined, '2', '101']);
  localStorage.setItem('tab_titles', '["/contracts/2"]');
  expect(keptTitle('/contracts/2')).toBeUndefined();
});
