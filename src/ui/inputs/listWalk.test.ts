import { expect, test } from 'vitest';
import { firstLine, lettered, walked } from './listWalk.ts';

const lines = [{ text: 'Sommer' }, { text: 'Spikes', disabled: true }, { text: 'Winter' }, { text: 'Slicks' }];

test('arrows pass what cannot be chosen and stay at the ends', () => {
  expect(walked(lines, { at: 0, key: 'ArrowDown' })).toBe(2);
  expect(walked(lines, { at: 2, key: 'ArrowUp' })).toBe(0);
  expect(walked(lines, { at: 3, key: 'ArrowDown' })).toBe(3);
  expect(walked(lines, { at: -1, key: 'End' })).toBe(3);
  expect(walked(lines, { at: 1, key: 'a' })).toBeUndefined();
});

test('letters find the next line that begins with them', () => {
  expect(lettered(lines, { at: 0, letters: 's' })).toBe(3);
  expect(lettered(lines, { at: 3, letters: 's' })).toBe(0);
  expect(lettered(lines, { at: 0, letters: 'wi' })).toBe(2);
  expect(lettered(lines, { at: 2, letters: 'x' })).toBe(2);
});

test('a list begins at what is chosen, else at the first line that can be', () => {
  expect(
    firstLine([
      { text: 'a', chosen: false, disabled: true },
      { text: 'b', chosen: false },
    ]),
  ).toBe(1);
  expect(
    firstLine([
      { text: 'a', chosen: false },
      { text: 'b', chosen: true },
    ]),
  ).toBe(1);
});
