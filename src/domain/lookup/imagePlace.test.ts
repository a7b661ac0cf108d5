import { expect, test } from 'vitest';
import { protocolImageTypesStarted } from '../protocol/choices/protocolImageTypesStarted.ts';
import { shownPlace } from './imagePlace.ts';

test('a place is read without the thousand it is stored with, none is a dash', () => {
  for (const { sort, displaySort } of protocolImageTypesStarted.items)
    expect(shownPlace(sort)).toBe(String(displaySort));
  expect([shownPlace(1000), shownPlace(null), shownPlace(undefined)]).toEqual(['–', '–', '–']);
});
