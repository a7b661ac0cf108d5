import { expect, test } from 'vitest';
import { stepFor } from './selectionTrail.ts';
import { shows } from '../../../tests/specification/shows.ts';

const list = { url: '/contracts', state: {} };

test('the first row looked at in a list belongs to the address, the next ones are steps', () => {
  shows('C Frame dock');
  expect(stepFor('/api/contracts/1', list)).toBe('replace');
  expect(stepFor('/api/contracts/2', { ...list, state: { row: '/api/contracts/1' } })).toBe('push');
  expect(stepFor('/api/contracts/1', { ...list, state: { row: '/api/contracts/1' } })).toBeNull();
});

test('no row and an open record are no place to come back to', () => {
  expect(stepFor(null, list)).toBeNull();
  expect(stepFor('/api/contracts/1', { url: '/contracts/1', state: {} })).toBeNull();
});
