import { beforeAll, expect, test } from 'vitest';
import { mayRead } from '../../domain/access/matrix.ts';
import { staffRoles } from '../../domain/access/roles.ts';
import { registerPanels } from '../../panels/matchPanel.ts';
import { menu } from '../../panels/menu.ts';
import { panels } from '../../panels/panels.ts';
import { shows } from '../../../tests/specification/shows.ts';
import { visibleMenu } from './visibleMenu.ts';

beforeAll(() => registerPanels(panels));

test.each(staffRoles)('the menu of %s shows the screens there are, as far as the role may see them', (role) => {
  shows('D1 §2 Shell menu groups');
  const wanted = menu
    .flatMap(({ items }) => items)
    .filter(({ url, area }) => panels.some((it) => it.url === url) && (area === 'staff' || mayRead([role], area)));
  const groups = visibleMenu(menu, [role]);
  expect(groups.flatMap(({ items }) => items.map(({ caption }) => caption))).toEqual(
    wanted.map(({ caption }) => caption),
  );
  expect(groups.filter(({ items }) => items.length === 0)).toEqual([]);
});

test('the office sees contracts and protocols, no customers, drivers or prices', () => {
  const urls = visibleMenu(menu, ['office']).flatMap(({ items }) => items.map(({ url }) => url));
  expect(urls).toEqual(expect.arrayContaining(['/contracts', '/protocols']));
  expect(urls.filter((it) => ['/customers', '/drivers', '/prices'].includes(it))).toEqual([]);
});

test('applications, bundles and the Fahrertag are in the menu of dispatch and accounting alone, Avisierung also in that of the offices', () => {
  shows('D2 §6 menu groups');
  const seenBy = (url: string) =>
    staffRoles.filter((role) => visibleMenu(menu, [role]).some(({ items }) => items.some((it) => it.url === url)));
  for (const url of ['/applications', '/bundles', '/driver_day', '/disposition_locks'])
    expect([url, seenBy(url).toSorted()]).toEqual([url, ['admin', 'buchhaltung', 'dispo']]);
  expect(seenBy('/contract_avis').toSorted()).toEqual(['admin', 'buchhaltung', 'dispo', 'office', 'office_l2']);
});

test('accounting makes documents alone, the offices only read what comes of them', () => {
  shows('D2 §6 Buchhaltung');
  const { items } = menu.find(({ id }) => id === 'accounting') ?? { items: [] };
  const seenBy = (area: (typeof items)[number]['area']) =>
    staffRoles.filter((role) => area === 'staff' || mayRead([role], area)).toSorted();
  expect([...new Set(items.flatMap(({ area }) => seenBy(area)))].toSorted()).toEqual([
    'admin',
    'buchhaltung',
    'office',
    'office_l2',
  ]);
  const urls = visibleMenu(menu, ['buchhaltung']).flatMap((group) => group.items.map(({ url }) => url));
  for (const url of ['/billing_contracts', '/credit_contracts', '/invoices', '/billings']) {
    expect([url, seenBy(items.find((it) => it.url === url)?.area ?? 'staff')]).toEqual([url, ['admin', 'buchhaltung']]);
    expect(urls).toContain(url);
  }
});
