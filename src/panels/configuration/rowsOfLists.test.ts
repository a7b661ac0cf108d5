import { expect, test } from 'vitest';
import { changedFirst, countsOffered, storedCounts, type List } from './rowsOfLists.ts';
import { shows } from '../../../tests/specification/shows.ts';

const list = (path: string, title: string, usual = 100): List => ({ path, title, area: 'settings', usual });

test('what is set otherwise than usual stands first, then all by name', () => {
  shows('D1 §2 Routes /configuration');
  const lists = [
    list('services', 'Leistungen'),
    list('news', 'Ämter'),
    list('logs', 'Logs', 50),
    list('emails', 'Zusagen'),
  ];
  expect(changedFirst(lists, { emails: 25, logs: 50, services: 100 }).map((it) => it.title)).toEqual([
    'Zusagen',
    'Ämter',
    'Leistungen',
    'Logs',
  ]);
});

test('whatever else is stored there counts as not set', () => {
  expect(storedCounts({ services: 25, news: '50', logs: null })).toEqual({ services: 25 });
  expect([storedCounts(null), storedCounts([25]), storedCounts('x')]).toEqual([{}, {}, {}]);
});

test('a thousand rows are written as in the pager, and offered where they may be', () => {
  expect(countsOffered('billing_contracts', 100).map((it) => it.label)).toEqual([
    '10',
    '25',
    '50',
    '100',
    '200',
    '500',
    '1.000',
  ]);
  expect(countsOffered('contracts', 100).at(-1)).toEqual({ key: '500', label: '500' });
  expect(countsOffered('contracts', 1000).at(-1)).toEqual({ key: '1000', label: '1.000' });
});
