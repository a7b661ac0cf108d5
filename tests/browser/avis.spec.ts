import type { Json } from '../harness/client.ts';
import { faultsOf } from './harness/accessibility.ts';
import { day, type Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { MergeDialog } from './pages/MergeDialog.ts';
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
  // What was typed waits for whoever closes the dialog and comes back.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await list.root.getByRole('button', { name: '2 gemeinsam bearbeiten …' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Notiz', exact: true })).toHaveValue('Ladekarte beim Pförtner');
  await dialog.getByRole('button', { name: '2 Avisierungen ändern' }).click();
  await expect(dialog).toBeHidden();
  for (const { auftragsnummer } of [first, second])
    await expect(list.row(auftragsnummer)).toContainText('Ladekarte beim Pförtner');

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(list.row(first.auftragsnummer)).not.toContainText('Ladekarte');
  await expect(list.row(second.auftragsnummer)).not.toContainText('Ladekarte');
});

test('two flex contracts become a round trip in one row, and are two again after a question', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const [there, back] = [
    await arranged(given, customer, { flexContract: true }),
    await arranged(given, customer, { flexContract: true, datum: day(4), bringdatum: day(4), contractType: 'PICKUP' }),
  ];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.rowMenu(there.auftragsnummer, 'Verknüpfen …');
  const dialog = console.dialogNamed('Verknüpfen');
  await expect(
    dialog.getByText('Keine passenden Verknüpfungen gefunden.').or(dialog.getByRole('radio').first()),
  ).toBeVisible();
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  const search = dialog.getByRole('combobox', { name: 'Auftrag suchen' });
  await search.fill(back.auftragsnummer);
  await page.getByRole('option', { name: new RegExp(back.auftragsnummer) }).click();
  await dialog.getByRole('button', { name: `Mit ${back.auftragsnummer} verknüpfen` }).click();
  await expect(dialog).toBeHidden();
  await expect(list.rows).toHaveCount(1);
  await expect(list.row(there.auftragsnummer)).toContainText('Hinfahrt');
  await expect(list.row(there.auftragsnummer)).toContainText(back.auftragsnummer);

  await list.rowMenu(there.auftragsnummer, 'Verknüpfung entfernen …');
  await console.dialogNamed('Verknüpfung entfernen').getByRole('button', { name: 'Entfernen' }).click();
  await expect(list.rows).toHaveCount(2);
});

test('an avis joins the nearest group, leaves it in its dialog, and the group is dissolved after a question', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §4 avis groups');
  const customer = await given.customer();
  const at = (plz: string, ort: string) => ({ pickupLocation: { firma: 'Hof', strasse: 'Hofweg', plz, ort } });
  const [one, two, far, distant, own] = [
    await arranged(given, customer, at('70376', 'Stuttgart')),
    await arranged(given, customer, at('70376', 'Stuttgart')),
    await arranged(given, customer, at('22525', 'Hamburg')),
    await arranged(given, customer, at('22525', 'Hamburg')),
    await arranged(given, customer, at('70376', 'Stuttgart')),
  ];
  const near = await given.grouped([one, two]);
  await given.grouped([far, distant]);
  await given.record('bundles', { contracts: [one['@id'], own['@id']] });
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const chip = list.row(own.auftragsnummer).getByRole('link').filter({ hasText: 'FP' });
  await expect(chip).toHaveAttribute('href', /^#\/bundles\/%2Fapi%2Fbundles%2F\d+$/);
  await expect(chip).toHaveAttribute('target', '_blank');

  await list.rowMenu(own.auftragsnummer, 'Zu einer Gruppe hinzufügen …');
  const join = console.dialogNamed('Zu einer Gruppe hinzufügen');
  const save = join.getByRole('button', { name: 'Hinzufügen' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await join.getByRole('combobox').press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toContainText(near.groupName);
  expect(await faultsOf(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.getByRole('option').nth(1).click();
  await save.click();
  await expect(join).toBeHidden();
  const heading = list.root.getByRole('button', { name: new RegExp(`^${near.groupName} Gruppe 3 Avise`) });
  await expect(heading).toBeVisible();

  await list.open(own.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${own.auftragsnummer}`);
  const out = (number: string) => dialog.getByRole('button', { name: new RegExp(`^${number} aus der Gruppe nehmen`) });
  await expect(out(own.auftragsnummer)).toHaveAttribute('aria-disabled', 'true');
  await out(one.auftragsnummer).click();
  await expect(out(one.auftragsnummer)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list.root.getByRole('button', { name: new RegExp(`^${near.groupName} Gruppe 2 Avise`) })).toBeVisible();

  await list.rowMenu(own.auftragsnummer, 'Gruppe auflösen …');
  await console.dialogNamed('Gruppe auflösen').getByRole('button', { name: 'Gruppe auflösen' }).click();
  await expect(page.getByText(`Gruppe ${near.groupName} aufgelöst`)).toBeVisible();
  await expect(list.root.getByRole('button', { name: new RegExp(`^${near.groupName} `) })).toBeHidden();
});

test('two clerks at one avis: the second reads who was first, takes over, and what both typed is laid side by side', async ({
  signIn,
  signInElsewhere,
  given,
}) => {
  shows('D2 §4 avis lock', 'D2 §8 locking');
  const customer = await given.customer();
  const order = await arranged(given, customer);
  const title = `Avisierung ${order.auftragsnummer}`;
  const mine = await signIn(await given.person({ roles: ['office'], name: 'Olga Feld' }), listOf(customer));
  await mine.list('/contract_avis').open(order.auftragsnummer);
  const own = mine.dialogNamed(title);
  await own.locator('[data-field="note"]').getByRole('textbox').fill('Ladekarte beim Pförtner');

  const paul = await given.person({ roles: ['office'], name: 'Paul Quast' });
  const theirs = await signInElsewhere(paul, listOf(customer));
  const list = theirs.list('/contract_avis');
  await expect(list.row(order.auftragsnummer)).toContainText(
    /Olga Feld bearbeitet diese Avisierung seit \d\d:\d\d Uhr/,
  );
  await list.open(order.auftragsnummer);
  const question = theirs.dialogNamed('Bereits in Bearbeitung');
  await expect(question).toContainText(/Olga Feld bearbeitet bereits diese Avisierung \(seit \d\d:\d\d Uhr\)/);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(theirs.dialog).toHaveCount(0);
  await list.open(order.auftragsnummer);
  await question.getByRole('button', { name: 'Trotzdem bearbeiten' }).click();
  await expect(theirs.message(/Sie bearbeiten diese Avisierung jetzt. Olga Feld wurde informiert./)).toBeVisible();

  const told = mine.dialogNamed('Bearbeitung übernommen');
  await expect(told).toContainText(/Paul Quast hat die Bearbeitung um \d\d:\d\d Uhr übernommen/);
  await told.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(mine.dialog).toHaveCount(0);
  const other = theirs.dialogNamed(title);
  await other.locator('[data-field="note"]').getByRole('textbox').fill('Tor 2');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other).toBeHidden();
  await expect(mine.list('/contract_avis').row(order.auftragsnummer)).toContainText('Tor 2');

  // What he had typed is a draft, and meets what was stored meanwhile.
  await mine.list('/contract_avis').open(order.auftragsnummer);
  await own.getByRole('button', { name: 'Wiederherstellen' }).click();
  await own.getByRole('button', { name: 'Speichern' }).click();
  const merge = new MergeDialog(mine.page);
  await expect(merge.row('Notiz')).toContainText('Tor 2');
  await merge.takeMine('Notiz');
  await merge.save();
  await expect(own).toBeHidden();
  await expect(mine.list('/contract_avis').row(order.auftragsnummer)).toContainText('Ladekarte beim Pförtner');
});

test('a flex contract is confirmed after a question; whoever declines has the status as it was', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §5 avis questions', 'D2 §4 parking mail');
  const customer = await given.customer({ enableAvisParkingSpace: true });
  const place = await given.record('addresses', {
    firma: 'Stellplatz Süd',
    stellplatz: true,
    email: 'p@firma.example',
  });
  const order = await arranged(given, customer, {
    flexContract: true,
    bringdatum: day(8),
    deliveryTimeFrom: '09:00',
    deliveryTimeTo: '11:00',
    deliveryAddress: place['@id'],
  });
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const row = list.row(order.auftragsnummer);
  await list.rowMenu(order.auftragsnummer, 'Stellplatzinfo vormerken');
  await expect(page.getByText('Stellplatzinfo vorgemerkt')).toBeVisible();
  await expect(row).toContainText('Vorgemerkt');
  await list.rowMenu(order.auftragsnummer, 'Stellplatzinfo nicht mehr vormerken');
  await expect(row).not.toContainText('Vorgemerkt');

  await list.open(order.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${order.auftragsnummer}`);
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
  expect((await given.stored(order)).flexContract).toBe(true);

  await confirm();
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Termin bestätigt');
  expect((await given.stored(order)).flexContract).toBe(false);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
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
  await list.cell(order.auftragsnummer, 'number').dblclick({ position: { x: 100, y: 30 } });
  await list.cellEditor('Auftrag').getByRole('button').first().click();
  await page.getByRole('option', { name: 'Erinnerung Office' }).click();
  await page.keyboard.press('Enter');
  await expect(row).toHaveClass(/row-office/);
  await list.rowMenu(order.auftragsnummer, 'Farbe: Rückmeldung Dispo');
  await expect(page.getByText('Farbe erfolgreich geändert')).toBeVisible();
  await expect(row).toHaveClass(/row-dispo/);
  await console.takeBack('Farbe erfolgreich geändert');
  await expect(row).toHaveClass(/row-office/);

  const id = await row.getAttribute('row-id');
  await page.goto(`${id?.replace('/api', '') ?? ''}`);
  await expect(console.dialogNamed(`Avisierung ${order.auftragsnummer}`)).toBeVisible();
  await expect(console.panel('/contract_avis')).toBeVisible();
});
