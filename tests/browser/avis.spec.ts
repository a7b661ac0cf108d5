import type { Json } from '../harness/client.ts';
import { faultsOf } from './harness/accessibility.ts';
import { day, type Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

const contact = { ansprechparter1: 'Petra Quandel', anspr1telefon: '030 555 0188', anspr1email: 'asp@kunde.example' };

/** A contract of this customer whose appointment has to be arranged. */
async function arranged(given: Given, customer: Json, values: Readonly<Record<string, unknown>> = {}): Promise<Json> {
  return given.contract({
    contractClientAddress: customer['@id'],
    createAvis: true,
    contractType: 'DELIVERY',
    datum: day(3),
    bringdatum: day(3),
    deliveryLocation: { firma: 'Elbhof', strasse: 'Elbweg', hausnr: '2', plz: '01067', ort: 'Dresden', ...contact },
    ...values,
  });
}

const open = ['pending', 'first_contact', 'awaiting_response', 'doing'].map((it) => `status[]=${it}`).join('&');
/** The usual list, of one customer alone. */
const listOf = (customer: Json) =>
  `/contract_avis?${open}&linkDirectionExcluded=return&contractClientAddress=${customer['@id']}`;

test('a clerk arranges an appointment by keyboard: the contract carries the new day, and the row stays until the list is refreshed', async ({
  signIn,
  given,
  page,
}) => {
  shows('R42', 'D2 §2 contract_avis', 'D2 §4 avis status');
  const customer = await given.customer();
  const order = await arranged(given, customer);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const row = list.row(order.auftragsnummer);
  await expect(row).toContainText('Offen');
  await expect(row).toContainText('Zustellung');

  await list.cell(order.auftragsnummer, 'vehicle').click();
  await page.keyboard.press('Enter');
  const dialog = console.dialogNamed(`Avisierung ${order.auftragsnummer}`);
  await expect(dialog).toContainText('Petra Quandel');
  await expect(dialog).toContainText('Keine ASP Mail angegeben');
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  const delivery = dialog.locator('[data-field="deliveryDate"]').getByRole('textbox');
  await delivery.fill('+5');
  await page.keyboard.press('Tab');
  await dialog.locator('[data-field="status"]').getByRole('button').first().press('ArrowDown');
  await page.getByRole('option', { name: 'Termin bestätigt' }).click();
  await page.keyboard.press('Control+Enter');

  await expect(console.page.getByText('Erfolgreich gespeichert')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Termin bestätigt');
  expect((await given.stored(order)).bringdatum).toBe(day(5));
  await expect(row).toHaveClass(/row-left/);
  await list.toolbar.getByRole('button', { name: '1 bleibt bis zum Aktualisieren' }).click();
  await expect(row).toBeHidden();
});

test('ticked rows become a group under its heading, and Rückgängig takes it back', async ({ signIn, given, page }) => {
  shows('R46', 'D2 §2 contract_avis grouping', 'D2 §4 avis groups');
  const customer = await given.customer();
  const [first, second] = [await arranged(given, customer), await arranged(given, customer)];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await expect(list.rows).toHaveCount(2);
  expect(await faultsOf(page, { within: '[data-panel-url^="/contract_avis"]' })).toEqual([]);

  await list.tick(first.auftragsnummer);
  const bar = (name: string) => list.root.getByRole('toolbar', { name });
  await expect(bar('Ein Element ausgewählt')).toBeVisible();
  await expect(bar('Ein Element ausgewählt').getByRole('button', { name: 'Gruppe bilden' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await list.tick(second.auftragsnummer);
  await bar('2 Elemente ausgewählt').getByRole('button', { name: 'Gruppe aus 2 bilden' }).click();
  await expect(page.getByText('Gruppe erfolgreich erstellt')).toBeVisible();
  const heading = list.root.getByRole('button', { name: /G-\d+ Gruppe 2 Avise/ });
  await expect(heading).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(heading).toBeHidden();
  await expect(list.root.getByRole('button', { name: 'Einzeln 2 Avise' })).toBeVisible();
});

test('one form for several: what differs is said, what is typed reaches each of them', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 contract_avis dialogs');
  const customer = await given.customer();
  const [first, second] = [await arranged(given, customer), await arranged(given, customer, { bringdatum: day(4) })];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.tick(first.auftragsnummer);
  await list.tick(second.auftragsnummer);
  await list.root.getByRole('button', { name: '2 gemeinsam bearbeiten …' }).click();
  const dialog = console.dialogNamed('Gemeinsam bearbeiten');
  await expect(dialog.getByText('verschiedene Werte').first()).toBeVisible();
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Notiz', exact: true }).fill('Ladekarte beim Pförtner');
  await dialog.getByRole('button', { name: '2 Avisierungen ändern' }).click();
  await expect(dialog).toBeHidden();
  for (const { auftragsnummer } of [first, second])
    await expect(list.row(auftragsnummer)).toContainText('Ladekarte beim Pförtner');

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(list.row(first.auftragsnummer)).not.toContainText('Ladekarte');
  await expect(list.row(second.auftragsnummer)).not.toContainText('Ladekarte');
});

test('two flex contracts become a round trip in one row', async ({ signIn, given, page }) => {
  const customer = await given.customer();
  const [there, back] = [
    await arranged(given, customer, { flexContract: true }),
    await arranged(given, customer, { flexContract: true, datum: day(4), bringdatum: day(4), contractType: 'PICKUP' }),
  ];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.rowMenu(there.auftragsnummer, 'Verknüpfen …');
  const dialog = console.dialogNamed('Verknüpfen');
  const search = dialog.getByRole('combobox', { name: 'Auftrag suchen' });
  await search.fill(back.auftragsnummer);
  await page.getByRole('option', { name: new RegExp(back.auftragsnummer) }).click();
  await dialog.getByRole('button', { name: `Mit ${back.auftragsnummer} verknüpfen` }).click();
  await expect(dialog).toBeHidden();
  await expect(list.rows).toHaveCount(1);
  await expect(list.row(there.auftragsnummer)).toContainText('Hinfahrt');
  await expect(list.row(there.auftragsnummer)).toContainText(back.auftragsnummer);
});

test('the colour is changed in the row and taken back; the address of an avis opens its dialog', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const order = await arranged(given, customer);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const row = list.row(order.auftragsnummer);
  await list.rowMenu(order.auftragsnummer, 'Farbe: Erinnerung Office');
  await expect(page.getByText('Farbe erfolgreich geändert')).toBeVisible();
  await expect(row).toHaveClass(/row-office/);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row).not.toHaveClass(/row-office/);

  const id = await row.getAttribute('row-id');
  await page.goto(`${id?.replace('/api', '') ?? ''}`);
  await expect(console.dialogNamed(`Avisierung ${order.auftragsnummer}`)).toBeVisible();
  await expect(console.panel('/contract_avis')).toBeVisible();
});
