import { expect, test } from 'vitest';
import { hasRoomBeside } from './roomBeside.ts';

test('a broad list gives a column away, one that is a column itself does not', () => {
  expect(hasRoomBeside(1230, 640)).toBe(true);
  expect(hasRoomBeside(1000, 430)).toBe(true);
  expect(hasRoomBeside(640, 640)).toBe(false);
  expect(hasRoomBeside(640, 430)).toBe(false);
});
