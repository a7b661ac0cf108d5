import type { Json } from '../harness/client.ts';
import { photo } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const addressOf = (iri: string) => iri.replace('/api', '');
async function protocolOf(given: Given, values: Json = {}): Promise<Json> {
  const { protocol } = await given.contract();
  return given.changed(await given.stored(protocol), values);
}

test('expenses are written like a sheet by keyboard alone, taken out, brought back and saved', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 Auslagen');
  const protocol = await protocolOf(given);
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=auslagen`);
  const record = console.record(url);
  await expect(record.root.getByRole('heading', { name: /^Auftragsnachbearbeitung „\d{8}“$/ })).toBeVisible();
  const grid = record.root.getByRole('grid', { name: 'Auslagen' });
  const cell = (path: string) => record.at(`expenses.${path}`);

  await record.root.getByRole('button', { name: 'Auslage hinzufügen' }).press('Enter');
  await page.getByRole('option', { name: 'Taxi' }).waitFor();
  await page.keyboard.type('Tax');
  await page.keyboard.press('Enter');
  await expect(cell('0.type')).toBeFocused();
  // Tab goes on in the row, and nobody is told what is missing before the row is left.
  await page.keyboard.press('Tab');
  await page.keyboard.type('34,8');
  await expect(record.root.getByText('Pflichtfeld')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(cell('0.amount')).toHaveText('34,80 €');
  await expect(cell('0.documentPicture.file')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell('0.documentPicture.file').getByRole('button', { name: /wählen$/ })).toBeFocused();
  await cell('0.amount').focus();

  await page.keyboard.press('Delete');
  await expect(grid.getByRole('row')).toHaveCount(1);
  await record.root.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(cell('0.amount')).toHaveText('34,80 €');
  await page.keyboard.press('Control+s');
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  expect((await given.stored(protocol)).expenses).toMatchObject([
    { type: 'taxi', amount: '34.80', paymentType: 'expense' },
  ]);

  // Saved from an open list of choices: the line that was walked to is meant.
  await cell('0.type').press('Enter');
  await page.getByRole('option', { name: 'Taxi' }).waitFor();
  await page.keyboard.type('Bus');
  await page.keyboard.press('Control+s');
  await expect(cell('0.type')).toBeFocused();
  await expect.poll(async () => (await given.stored(protocol)).expenses).toMatchObject([{ type: 'bus' }]);

  // The key beside the button works from anywhere in the record.
  await record.root.getByRole('tab', { name: /^Auslagen/ }).press('Insert');
  await page.getByRole('option', { name: 'Taxi' }).waitFor();
  await expect(grid.getByRole('row')).toHaveCount(3);
});

test('a damage begins at a part of the picture, and only parts that this vehicle has there are offered', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 Schäden');
  const protocol = await protocolOf(given, { carType: 'COUPE' });
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=schaeden`);
  const record = console.record(url);
  await record.root.getByRole('button', { name: 'Schaden hinzufügen' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('option', { name: 'Frontpartie' }).waitFor();
  await expect(record.root.getByText('Pflichtfeld')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(record.root.getByRole('button', { name: 'Schäden, Zeile 1, Schaden: Pflichtfeld' })).toBeVisible();
  await record.at('damages.0.damage').press('Delete');

  await record.root.getByRole('radio', { name: 'Linke Seite' }).check();
  const parts = record.root.getByRole('list', { name: 'Bauteile: Linke Seite' });
  await expect(parts.getByRole('button', { name: 'Tür hinten links' })).toHaveCount(0);
  await parts.getByRole('button', { name: 'Tür vorn links' }).click();
  await expect(record.at('damages.0.component')).toHaveText('Tür vorn links');
  // Beside the list there is no room for its columns: the entry takes several lines, and nothing lies out of sight.
  const sideways = (it: Element) => it.scrollWidth - it.clientWidth;
  expect(await record.root.getByRole('grid', { name: 'Schäden' }).evaluate(sideways)).toBe(0);

  await record.at('damages.0.damage').click();
  await page.getByRole('option', { name: 'Delle', exact: true }).click();
  await record.save();
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  await expect(record.at('damages.0.sortOrder')).toHaveText('1');
  expect((await given.stored(protocol)).damages).toMatchObject([
    { sortOrder: 1, damage: 'dent', location: 'leftSide', component: 'doorFrontLeft' },
  ]);
});

test('what is missing leads to its field @thorough', async ({ signIn, given }) => {
  shows('D3 §2 Fahrdaten');
  const protocol = await protocolOf(given, { mileageOnSubmit: 18_412, mileageOnReceive: 1_859 });
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), url);
  const record = console.record(url);
  const tabs = record.root.locator('[data-tab]');
  await expect(tabs).toHaveCount(13);
  await record.root.getByRole('button', { name: /^Was fehlt/ }).click();
  await record.root.getByRole('button', { name: 'Kilometerstand läuft rückwärts: 18.412 → 1.859' }).click();
  await expect(record.root.getByRole('tab', { name: 'Fahrdaten' })).toHaveAttribute('aria-selected', 'true');
  await expect(record.field('mileageOnReceive')).toBeFocused();
});

test('standard pictures are moved by the keyboard, several steps as one change @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 protocolImages', 'D3 §9 protocol image sort');
  const console = await signIn(await given.person({ roles: ['dispo'] }), '/protocolImages');
  const list = page.getByRole('list', { name: 'Protokollbilder Zustellung' });
  const names = list.getByRole('listitem');
  const before = await names.first().innerText();
  await names.first().getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(console.message('Position aktualisiert')).toHaveCount(1);
  await expect(names.nth(2)).toContainText(before.split('\n').at(-1) ?? '');
  await expect(names.nth(2)).toContainText('3');
});

test('a standard picture is put on its slot, looked at in full, turned and saved', async ({ signIn, given, page }) => {
  shows('D3 §2 Standardbilder', 'D3 §2 image popup');
  const protocol = await protocolOf(given);
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=standardbilder`);
  const record = console.record(url);
  const slots = record.root.getByRole('list', { name: 'Standardbilder Abholung' });
  const slot = slots.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Front[: ]/ }) });
  await slot
    .locator('input[type="file"]')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await slot.getByRole('button', { name: 'Front groß ansehen' }).click();
  await expect(console.dialog.getByRole('button', { name: 'Drehen' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(console.message('Bild wurde aktualisiert')).toBeVisible();
  await page.keyboard.press('Escape');
  await record.save();
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  expect((await given.stored(protocol)).images).toMatchObject([{ imageId: 'submitter_front' }]);
});
