import { expect, test } from 'vitest';
import { bundleContract } from '../../../domain/bundle/bundleContract.ts';
import { whyNotSorted } from './whyNotSorted.ts';

const state = { filter: {}, order: 'sortOrder', page: 1, view: null };
const why = (model: Partial<Parameters<typeof whyNotSorted>[1]['model']> = {}, isWriter = true) =>
  whyNotSorted('sortOrder', { model: { resource: bundleContract, state, isFiltered: false, ...model }, isWriter });

test('rows are put in order by hand while all of them are shown in that order, by those who may', () => {
  expect(why()).toBeUndefined();
  expect(why({ state: { ...state, order: '-sortOrder' } })).toBe('Zum Ordnen nach Position sortieren');
  expect(why({ isFiltered: true })).toBe('Zum Ordnen die Filter aufheben');
  expect(why({}, false)).toBe('Ihre Rolle darf das nicht ändern');
});
