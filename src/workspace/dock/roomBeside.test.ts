import { expect, test } from 'vitest';
import { hasRoomBeside, placeBeside } from './roomBeside.ts';

test('a broad list gives a column away, one that is a column itself does not', () => {
  expect(hasRoomBeside(1230, 640)).toBe(true);
  expect(hasRoomBeside(1000, 430)).toBe(true);
  expect(hasRoomBeside(640, 640)).toBe(false);
  expect(hasRoomBeside(640, 430)).toBe(false);
});

const alone = { width: 1230, column: 640, hasRight: false, hasLeft: false };

test.for([
  [
    'a column that is there costs nothing, however narrow this one is',
    { hasRight: true, hasLeft: true, width: 300 },
    'right',
  ],
  ['a broad group gives a column over the whole height away', {}, 'column'],
  ['just enough is left of it', { width: 1000 }, 'column'],
  ['one pixel less, and it is halved', { width: 999 }, 'half'],
  ['halved as long as a list is read in its half', { width: 720, hasLeft: true }, 'half'],
  ['a strip is left alone for the group on its left', { width: 719, hasLeft: true }, 'left'],
  ['where there is no other group it comes on top', { width: 719 }, 'here'],
] as const)('%s', ([, given, place]) => {
  expect(placeBeside({ ...alone, ...given })).toBe(place);
});
