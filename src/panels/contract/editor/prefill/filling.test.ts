import { expect, test } from 'vitest';
import { mayFill } from './filling.ts';
import { shows } from '../../../../../tests/specification/shows.ts';

const path = 'leasingProtocols';
const untouched = new Map();

test('an untouched empty field takes presets and templates', () => {
  shows('R3');
  for (const by of ['preset', 'template'] as const)
    for (const start of [null, '', false, '0', []])
      expect(mayFill(by, { path, now: start, start }, untouched)).toBe(true);
});

test('a field that the contract came with is not overwritten by a preset, but by a template somebody chooses', () => {
  const field = { path, now: ['a'], start: ['a'] };
  expect([mayFill('preset', field, untouched), mayFill('template', field, untouched)]).toEqual([false, true]);
});

test('a template replaces a preset, and never the other way round', () => {
  const field = { path, now: ['a'], start: [] };
  expect(mayFill('template', field, new Map([[path, { by: 'preset', value: ['a'] }]]))).toBe(true);
  expect(mayFill('preset', field, new Map([[path, { by: 'preset', value: ['a'] }]]))).toBe(true);
  expect(mayFill('preset', field, new Map([[path, { by: 'template', value: ['a'] }]]))).toBe(false);
  expect(mayFill('template', field, new Map([[path, { by: 'template', value: ['a'] }]]))).toBe(true);
});

test('what a person typed or emptied stays', () => {
  for (const by of ['preset', 'template'] as const) {
    expect(mayFill(by, { path, now: ['b'], start: [] }, untouched)).toBe(false);
    expect(mayFill(by, { path, now: ['b'], start: [] }, new Map([[path, { by: 'preset', value: ['a'] }]]))).toBe(false);
    expect(mayFill(by, { path, now: 'x', start: null }, new Map([[path, { by: 'preset', value: 'a' }]]))).toBe(false);
  }
});
