import { faultsOf } from './harness/accessibility.ts';
import { arranged, listOf } from './harness/avisList.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a clerk arranges an appointment by keyboard: the contract carries the new day, and the row stays until the list is refreshed', async ({
  signIn,
  given,
  page,
}) => {
  shows('R42', 'D2 §2 contract_avis', 'D2 §4 avis status', 'D2 §8 avis');
  const customer = await given.customer();
  const contract = await arranged(given, customer);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const row = list.row(contract.auftragsnummer);
  await expect(row).toContainText('Offen');
  await expect(row).toContainText('Zustellung');

  await list.cell(contract.auftragsnummer, 'vehicle').click();
  await page.keyboard.press('Enter');
  const dialog = console.dialogNamed(`Avisierung ${contract.auftragsnummer}`);
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
  expect((await given.stored(contract)).bringdatum).toBe(day(5));
  await expect(row).toHaveClass(/row-left/);
  await list.toolbar.getByRole('button', { name: '1 bleibt bis zum Aktualisieren' }).click();
  await expect(row).toBeHidden();
});

test('a flex contract is confirmed after a question; whoever declines has the status as it was @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §5 avis questions', 'D2 §4 parking mail', 'D2 §8 avis');
  const customer = await given.customer({ enableAvisParkingSpace: true });
  const place = await given.record('addresses', {
    firma: 'Stellplatz Süd',
    stellplatz: true,
    email: 'p@firma.example',
  });
  const contract = await arranged(given, customer, {
    flexContract: true,
    bringdatum: day(8),
    deliveryTimeFrom: '09:00',
    deliveryTimeTo: '11:00',
    deliveryAddress: place['@id'],
  });
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const row = list.row(contract.auftragsnummer);
  await list.rowMenu(contract.auftragsnummer, 'Stellplatzinfo vormerken');
  await expect(page.getByText('Stellplatzinfo vorgemerkt')).toBeVisible();
  await expect(row).toContainText('Vorgemerkt');
  await list.rowMenu(contract.auftragsnummer, 'Stellplatzinfo nicht mehr vormerken');
  await expect(page.getByText('Stellplatzinfo nicht mehr vorgemerkt')).toBeVisible();
  await expect(row).not.toContainText('Vorgemerkt');

  await list.open(contract.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${contract.auftragsnummer}`);
  const status = dialog.locator('[data-field="status"]');
  const confirm = async () => {
    await status.getByRole('button').first().press('ArrowDown');
    await page.getByRole('option', { name: 'Termin bestätigt' }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
  };
  const question = console.dialogNamed('Termin bestätigen');
  await confirm();
  await expect(question).toContainText('Flex-Auftrag wirklich bestätigen?');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(status).toContainText('Offen');
  expect((await given.stored(contract)).flexContract).toBe(true);

  await confirm();
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Termin bestätigt');
  expect((await given.stored(contract)).flexContract).toBe(false);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
});

test('the colour is changed in the row and taken back; the address of an avis opens its dialog @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 contract_avis', 'D2 §8 avis');
  const customer = await given.customer();
  const contract = await arranged(given, customer);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const row = list.row(contract.auftragsnummer);
  await list.cell(contract.auftragsnummer, 'number').dblclick({ position: { x: 100, y: 30 } });
  await list.cellEditor('Auftrag').getByRole('button').first().click();
  await page.getByRole('option', { name: 'Erinnerung Office' }).click();
  await page.keyboard.press('Enter');
  await expect(row).toHaveClass(/row-office/);
  await list.rowMenu(contract.auftragsnummer, 'Farbe: Rückmeldung Dispo');
  await expect(page.getByText('Farbe erfolgreich geändert')).toBeVisible();
  await expect(row).toHaveClass(/row-dispo/);
  await console.takeBack('Farbe erfolgreich geändert');
  await expect(row).toHaveClass(/row-office/);

  const id = await row.getAttribute('row-id');
  await page.goto(`${id?.replace('/api', '') ?? ''}`);
  await expect(console.dialogNamed(`Avisierung ${contract.auftragsnummer}`)).toBeVisible();
  await expect(console.panel('/contract_avis')).toBeVisible();
});
