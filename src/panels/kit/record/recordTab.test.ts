import { expect, test } from 'vitest';
import { hasFault, tabIn, tabUrl, type RecordTab } from './recordTab.ts';

const tab = (key: string, more: Partial<RecordTab> = {}): RecordTab => ({
  key,
  label: key,
  holds: 'form',
  content: null,
  ...more,
});
const tabs = [tab('stammdaten'), tab('adressen', { holds: 'list' }), tab('historie', { holds: 'free' })];

test('the first tab has the plain address, every other one stands in it by its name', () => {
  expect(tabs.map(({ key }) => tabUrl('/customers/7?tab=historie', tabs, key))).toEqual([
    '/customers/7',
    '/customers/7?tab=adressen',
    '/customers/7?tab=historie',
  ]);
  expect([null, 'adressen', '2', '0', '3', 'gibt-es-nicht'].map((it) => tabIn(tabs, it)?.key)).toEqual([
    'stammdaten',
    'adressen',
    'historie',
    'stammdaten',
    'stammdaten',
    'stammdaten',
  ]);
});

test('a tab knows of a fault in one of its fields, also inside an object', () => {
  const address = tab('anschrift', { fields: ['ort', 'location'] });
  expect(hasFault(address, [{ path: 'location.plz' }])).toBe(true);
  expect(hasFault(address, [{ path: 'ortsteil' }])).toBe(false);
});
