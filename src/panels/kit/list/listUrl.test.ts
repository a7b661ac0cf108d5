import { resourceOf } from '../../../domain/resources.ts';
import { expect, test } from 'vitest';
import { contract as contractNoun } from '../../../domain/contract/contract.ts';
import { readListUrl, wireFilter, writeListUrl, type ListDefaults } from './listUrl.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const contract = resourceOf(contractNoun);

const today = '2026-11-22';
const defaults: ListDefaults = { filter: { 'bringdatum[after]': ['2026-11-22'] }, order: 'datum' };
const read = (query: string) => readListUrl(new URLSearchParams(query), { filters: contract.filters, defaults, today });
const write = (state: Parameters<typeof writeListUrl>[1]['state']) =>
  writeListUrl('/contracts', { state, defaults, today });

test('an address without filters shows the usual ones, and stays short', () => {
  expect(read('')).toEqual({ ...defaults, page: 1, view: null });
  expect(write(read(''))).toBe('/contracts');
});

test('an address can ask for no filter at all', () => {
  expect(read('filter=none').filter).toEqual({});
  expect(write({ filter: {}, order: 'datum', page: 1, view: null })).toBe('/contracts?filter=none');
});

test('deep links with one or several values, ranges, order and page come back as they were', () => {
  shows('C Lists filters as sentences');
  const state = {
    filter: { driver: ['5'], flags: ['FF', 'Storno'], 'datum[after]': ['2026-11-20'] },
    order: '-createdAt',
    page: 3,
    view: 'Früh',
  };
  const url = write(state);
  expect(url).toBe(
    '/contracts?driver=5&flags%5B%5D=FF&flags%5B%5D=Storno&datum%5Bafter%5D=2026-11-20&order=-createdAt&page=3&view=Fr%C3%BCh',
  );
  expect(read(url.split('?')[1] ?? '')).toEqual(state);
});

test('what the list does not know is left out, a wrong page is the first', () => {
  expect(read('quatsch=1&driver=5&page=-2')).toMatchObject({ filter: { driver: ['5'] }, page: 1 });
});

test('one value travels alone, several as a list', () => {
  expect(wireFilter({ driver: ['5'], flags: ['FF', 'UB'], plz: [] })).toEqual({ driver: '5', flags: ['FF', 'UB'] });
});

test('an address that asks for the present day asks for the next one when that has come, days typed otherwise stay', () => {
  const state = {
    filter: { 'datum[after]': [today], 'datum[before]': ['2026-11-29'], driver: [today] },
    order: 'datum',
    page: 1,
    view: null,
  };
  const [, query = ''] = write(state).split('?');
  expect(read(query)).toEqual(state);
  expect(
    readListUrl(new URLSearchParams(query), { filters: contract.filters, defaults, today: '2026-11-23' }).filter,
  ).toEqual({ ...state.filter, 'datum[after]': ['2026-11-23'] });
});
