import { expect, test } from 'vitest';
import { changedFirst, storedCounts, type List } from './rowsOfLists.ts';

const list = (path: string, title: string, usual = 100): List => ({ path, title, area: 'settings', usual });

test('what is set otherwise than usual stands first, then all by name', () => {
  const lists = [list('services', 'Leistungen'), list('news', 'Ämter'), list('logs', 'Logs', 50), list('emails', 'Zusagen')];
  expect(changedFirst(lists, { emails: 25, logs: 50, services: 100 }).map((it) => it.title)).toEqual(['Zusagen', 'Ämter', 'Leistungen', 'Logs']);
});

test('whatever else is stored there counts as not set', () => {
  expect(storedCounts({ services: 25, news: '50', logs: null })).toEqual({ services: 25 });
  expect([storedCounts(null), storedCounts([25]), storedCounts('x')]).toEqual([{}, {}, {}]);
});
