import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';

test('a price group is one table: written by keyboard, pasted from a sheet, and raised by percent', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 price_groups table', 'D2 §8 price groups');
  const type = await given.record('price_types', { name: 'Probe Nacht', slug: 'probe-nacht' });
  const group = await given.record('price_groups', { name: 'Gruppe Zitrone', active: true });
  const url = `/price_groups/${String(group.id)}`;
  const console = await signIn(await given.person({ roles: ['admin'] }), url);
  const record = console.record(url);
  const { root } = record;
  const add = root.getByRole('button', { name: 'Preisart hinzufügen' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await root.getByRole('combobox', { name: 'Preisart suchen' }).fill('Probe Nacht');
  await page.getByRole('option', { name: /Probe Nacht/ }).click();
  await add.click();
  const table = root.getByRole('grid', { name: 'Preise' });
  await expect(table.getByRole('rowheader')).toHaveCount(20);
  await root.getByRole('button', { name: 'Stufe bis 1.050 km anfügen' }).click();
  await expect(table.getByRole('rowheader').last()).toHaveText('1.050');
  await root.getByRole('combobox', { name: 'Preisart suchen' }).fill('Probe Nacht');
  await expect(page.getByRole('option', { name: /Probe Nacht/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const cell = (row: number) =>
    table
      .getByRole('row')
      .nth(row + 1)
      .getByRole('gridcell')
      .first();
  await cell(0).click();
  await page.keyboard.type('95,5');
  await page.keyboard.press('Enter');
  await expect(cell(0)).toContainText('95,50');
  await page.keyboard.type('1x');
  await page.keyboard.press('Enter');
  await expect(console.message('„1x“: Keine gültige Zahl')).toBeVisible();
  await page.keyboard.press('Escape');
  await cell(1).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', '129,00\n165,00\n1.199,00');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(cell(3)).toContainText('1.199,00');
  await root.getByRole('textbox', { name: 'Anheben um Prozent' }).fill('10');
  await root.getByRole('button', { name: 'Vorschau' }).click();
  await expect(cell(1)).toContainText('141,90');
  await expect(root.getByRole('status').filter({ hasText: 'Vorschau' })).toContainText('21 Preise ändern sich');
  await expect(record.changes).toHaveText('21 Änderungen');
  expect(await faultsOf(page, { within: '[data-record]' })).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(console.message('Preisgruppe gespeichert')).toBeVisible();
  const stored = await given.stored(group);
  const of = (km: number) => stored.priceSets.find((it: { distance: number }) => it.distance === km)?.price;
  expect([stored.priceSets.length, of(50), of(100), of(200)]).toEqual([21, '105.05', '141.90', '1318.90']);
  expect(stored.groupedPriceSets).toHaveLength(1);
  expect((await given.stored(type)).slug).toBe('probe-nacht');
});
