import { beforeAll, expect, test } from 'vitest';
import { definePanel } from './definePanel.ts';
import { matchPanel, registerPanels } from './matchPanel.ts';
import { shows } from '../../tests/specification/shows.ts';

const panel = (url: string) =>
  definePanel({
    url,
    title: () => url,
    icon: 'list',
    area: 'staff',
    load: () => Promise.reject(new Error('not in this test')),
  });

beforeAll(() => registerPanels([panel('/contracts/:id'), panel('/contracts'), panel('/contracts/create')]));

test('an exact address wins over one with changing parts', () => {
  shows('D1 §2 Routes');
  expect(matchPanel('/contracts/create')?.definition.url).toBe('/contracts/create');
  expect(matchPanel('/contracts/12')?.params).toEqual({ id: '12' });
});

test('the query belongs to the panel, not to its identity', () => {
  const match = matchPanel('/contracts?driver=5');
  expect(match?.definition.url).toBe('/contracts');
  expect(match?.query.get('driver')).toBe('5');
});

test('an unknown address has no panel', () => {
  expect(matchPanel('/nirgends')).toBeUndefined();
  expect(matchPanel('/contracts/12/more')).toBeUndefined();
  for (const url of ['/contracts/12/', '/Contracts', '//contracts'])
    expect([url, matchPanel(url)]).toEqual([url, undefined]);
  for (const id of ['', 'bulk', '0', '-1', '1.5', '12a'])
    expect([id, matchPanel(`/contracts/${id}`)]).toEqual([id, undefined]);
});

test('an address stands once', () => {
  expect(() => registerPanels([panel('/a'), panel('/a')])).toThrow('twice');
});
