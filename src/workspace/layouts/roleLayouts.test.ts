import { beforeAll, expect, test } from 'vitest';
import { definePanel } from '../../panels/definePanel.ts';
import { registerPanels } from '../../panels/matchPanel.ts';
import { roleLayouts } from './roleLayouts.ts';
import { shows } from '../../../tests/specification/shows.ts';

const panel = (url: string) =>
  definePanel({
    url,
    title: () => url,
    icon: 'list',
    area: 'staff',
    load: () => Promise.reject(new Error('not in this test')),
  });
beforeAll(() =>
  registerPanels(
    [
      '/disposition',
      '/contract_avis',
      '/contracts/:id',
      '/contracts',
      '/billing_addresses',
      '/notifications',
      '/configuration',
    ].map(panel),
  ),
);

const disposition = (records?: Parameters<typeof roleLayouts>[1]) =>
  roleLayouts(['dispo'], records).find((it) => it.name === 'Disposition')?.dock;

test('a dispatcher begins with the list and the notices; the place for contracts appears with the first one', () => {
  shows('C Frame layouts');
  expect(Object.values(disposition()?.panels ?? {}).map((it) => it.url)).toEqual(['/disposition', '/contract_avis']);
  expect(disposition()?.grid.root.data).toHaveLength(1);
});

test('contracts that are open keep their ids and stand right of the list, the one in front stays in front', () => {
  const dock = disposition([
    { id: 'a', url: '/contracts/1' },
    { id: 'b', url: '/contracts/2', channel: 2, isFront: true },
  ]);
  expect(dock?.grid.root.data[1]).toMatchObject({ data: [{ data: { views: ['a', 'b'], activeView: 'b' } }] });
  expect(dock?.panels).toMatchObject({ a: { url: '/contracts/1' }, b: { url: '/contracts/2', channel: 2 } });
});

test.each([
  ['buchhaltung', ['/contracts?flags=U4&order=-bringdatum', '/contracts', '/billing_addresses']],
  ['personal', ['/notifications', '/configuration']],
] as const)('%s begins with the work of the role, as far as its screens exist', (role, urls) => {
  expect(Object.values(roleLayouts([role])[0]?.dock.panels ?? {}).map((it) => it.url)).toEqual(urls);
});
