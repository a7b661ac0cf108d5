import { expect, test } from 'vitest';
import { roomBelow } from './roomBelow.ts';

test('a table below side by side lists takes most of the height and leaves them some rows', () => {
  expect(roomBelow(720, [720, 720])).toBe(446);
  expect(roomBelow(620, [620, 620])).toBe(384);
});

test('where lists stand above each other or the screen is low, there is no room below them', () => {
  expect(roomBelow(720, [500, 220, 720])).toBeUndefined();
  expect(roomBelow(920, [640, 280, 920])).toBeUndefined();
  expect(roomBelow(560, [560])).toBeUndefined();
  expect(roomBelow(1340, [670, 670, 1340])).toBe(831);
});
