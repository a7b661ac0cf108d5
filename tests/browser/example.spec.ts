import { expect, test as base } from '@playwright/test';
import { startExample } from '../example/startExample.ts';
import { hangsAfterMs } from '../runner/patienceMs.ts';
import { faultsOf } from './harness/accessibility.ts';
import { signedIn } from './harness/story.ts';
import type { System } from './harness/system.ts';

/** Stories on a copy of the product to which the example was added. */
const test = base.extend<object, { readonly system: System }>({
  system: [
    async ({}, use) => {
      const system = await startExample();
      await use(system);
      await system.end();
    },
    { scope: 'worker', timeout: hangsAfterMs },
  ],
  baseURL: async ({ system }, use) => use(system.address),
});

test('a resource that was added as the README tells has a list, a record with two tabs, an inner list, a command and a counter @thorough', async ({
  page,
}) => {
  const console = await signedIn(page, { username: 'admin', password: 'leitstand' }, '/devices');
  const list = console.list('/devices');
  await expect(list.root).toContainText('Noch keine Leihgeräte angelegt.');
  await list.create();
  const form = console.record('/devices/create');
  await form.fill('name', 'Scanner 7');
  await form.save(/^Leihgerät anlegen/);
  await expect(console.message('Leihgerät gespeichert')).toBeVisible();

  await list.open('Scanner 7');
  const [iri = ''] = await list.rows.evaluateAll((all) => all.map((it) => it.getAttribute('row-id') ?? ''));
  const record = console.record(iri.replace('/api', ''));
  const tab = (name: RegExp) => record.root.getByRole('tab', { name });
  await expect(tab(/^Gerät/)).toHaveAttribute('aria-selected', 'true');
  await tab(/^Reparaturen/).click();
  const repairs = record.root.getByRole('region', { name: 'Reparaturen' });
  await expect(repairs).toContainText('Dieses Gerät war noch nie in Reparatur.');
  await record.root.getByRole('button', { name: 'Reparatur anfügen' }).click();
  await expect(page.getByRole('group', { name: 'Was ändern' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Akku getauscht');
  await page.keyboard.press('Enter');
  await expect(console.message('Reparatur angelegt')).toBeVisible();
  await expect(tab(/^Reparaturen/)).toHaveText(/Reparaturen\s*1/);
  await expect(repairs.locator('.ag-row[row-id]')).toHaveCount(1);
  await expect(repairs.locator('.ag-row[row-id]')).toContainText('Akku getauscht');
  expect(await faultsOf(page, { within: '[data-record]' })).toEqual([]);

  await tab(/^Gerät/).click();
  await console.palette.open();
  await console.palette.type('als verloren melden');
  await console.palette.run('Als verloren melden');
  await expect(console.message('Als verloren gemeldet')).toBeVisible();
  await expect(console.menu.root.getByRole('link', { name: 'Leihgeräte 1 offen' })).toBeVisible();
  await expect(list.cell('Scanner 7', 'isLost')).toHaveText('ja');
});
