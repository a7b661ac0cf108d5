import { expect, test } from 'vitest';
import { titleText } from './documentPaper.ts';

test('plate, number and day of a position stay whole at the end of a line', () => {
  expect(titleText('26001142 · Bremen – Hannover · HB-AL 1365 · 17.08.2026')).toEqual([
    { text: '26001142 · ', noWrap: true },
    { text: 'Bremen – Hannover · ', noWrap: false },
    { text: 'HB-AL 1365 · ', noWrap: true },
    { text: '17.08.2026', noWrap: true },
  ]);
});
