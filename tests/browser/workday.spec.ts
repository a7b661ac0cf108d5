import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a dispatcher walks the days, filters, ticks and changes drivers, one by one and together', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts bulk driver change', 'D1 §2 disposition ticking', 'D1 §8 successes of row');
  const customer = await given.customer();
  const [karl, lena] = [await given.driver(), await given.driver()];
  const contracts = [];
  for (const ort of ['Köln', 'Bonn', 'Trier', 'Mainz'])
    contracts.push(await given.contract({ contractClientAddress: customer['@id'], pickupLocation: { ort } }));
  const [cologne, bonn, trier, mainz] = contracts.map((it) => it.auftragsnummer as string);
  const console = await signIn();
  const list = console.dispatch;

  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(4);
  await expect(list.heading(day())).toContainText('4 Fahrten');
  await list.nextDay();
  await expect(list.rows).toHaveCount(0);
  await list.today();
  await expect(list.rows).toHaveCount(4);
  const flags = await list.addFilter('Merkmal');
  await flags.getByRole('checkbox', { name: 'Fahrer vorhanden' }).check();
  await expect(list.rows).toHaveCount(0);
  await console.page.keyboard.press('Escape');
  await list.removeFilter('Merkmal');

  await list.act(cologne ?? '', 'Fahrer wechseln …');
  await console.driverDialog.pick(karl.kuerzel);
  await console.driverDialog.without('Bestätigungsmail an neuen Fahrer');
  await console.driverDialog.confirm(/^Fahrer wechseln/);
  await expect(list.row(cologne ?? '')).toContainText(karl.kuerzel);
  await console.takeBack('Fahrer erfolgreich gewechselt');
  await expect(list.row(cologne ?? '')).toContainText('Fahrer fehlt');

  for (const number of [bonn, trier, mainz]) await list.tick(number ?? '');
  await list.selection.getByRole('button', { name: 'Fahrer wechseln …' }).click();
  await console.driverDialog.pick(lena.kuerzel);
  await console.driverDialog.because('Drei Fahrten, zwei Fahrer im Wechsel');
  await console.driverDialog.without('Bestätigungsmail an neuen Fahrer');
  await console.driverDialog.confirm(/^3 Aufträge wechseln/);
  for (const number of [bonn, trier, mainz]) await expect(list.row(number ?? '')).toContainText(lena.kuerzel);
  await expect(list.row(cologne ?? '')).toContainText('Fahrer fehlt');
  await list.root.getByRole('button', { name: '1 ohne Fahrer' }).click();
  await expect(list.rows).toHaveCount(1);
  await list.root.getByRole('button', { name: '1 ohne Fahrer', pressed: true }).click();
  await expect(list.rows).toHaveCount(4);
  expect((await given.stored(contracts[3])).driver.kuerzel).toBe(lena.kuerzel);
});

test('notes and the place within the day are changed from the row and can be taken back @thorough', async ({
  signIn,
  given,
}) => {
  shows(
    'D1 §2 disposition row actions',
    'D1 §2 disposition dialog notes',
    'D1 §2 disposition dialog sort',
    'D1 §5 sortOrder range',
    'D1 §7 update contracts notes',
    'D1 §7 update contracts position',
  );
  const customer = await given.customer();
  const first = await given.contract({ contractClientAddress: customer['@id'] });
  const second = await given.contract({ contractClientAddress: customer['@id'] });
  const console = await signIn();
  const list = console.dispatch;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(2);

  await list.act(second.auftragsnummer, 'Notizen bearbeiten …');
  const notes = console.dialogNamed('Notizen bearbeiten');
  await notes.getByRole('textbox').first().fill('Schlüssel liegt');
  await console.page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await list.act(second.auftragsnummer, 'Notizen bearbeiten …');
  await expect(notes.getByRole('textbox').first()).toHaveValue('Schlüssel liegt');
  await notes.getByRole('textbox').first().fill('Schlüssel liegt beim Pförtner');
  await notes.getByRole('button', { name: /^Speichern/ }).click();
  await expect(notes).toBeHidden();
  await expect(list.cell(second.auftragsnummer, 'status')).toBeFocused();
  expect((await given.stored(second)).infoBackend).toBe('Schlüssel liegt beim Pförtner');
  await console.takeBack(`Auftrag ${String(second.auftragsnummer)} erfolgreich geändert`);
  await expect.poll(async () => (await given.stored(second)).infoBackend).toBeNull();

  await list.act(second.auftragsnummer, 'Position ändern …');
  const position = console.dialogNamed('Position ändern');
  await position.getByRole('spinbutton').or(position.getByRole('textbox')).fill('-20');
  await position.getByRole('button', { name: /^Fertig/ }).click();
  await expect(
    console.message(`Position für Auftrag ${String(second.auftragsnummer)} erfolgreich geändert`),
  ).toBeVisible();
  await expect(list.row(second.auftragsnummer)).toContainText('−20');
  await expect(list.rowAt(1)).toContainText(second.auftragsnummer);
  await expect(list.rowAt(2)).toContainText(first.auftragsnummer);
});

test('contracts open beside the list; what is saved shows in the list at once; the arrangement is found again as "Früh"', async ({
  signIn,
  given,
}) => {
  const customer = await given.customer();
  const contracts = [];
  for (const ort of ['Ulm', 'Passau', 'Lübeck'])
    contracts.push(await given.contract({ contractClientAddress: customer['@id'], deliveryLocation: { ort } }));
  const other = await given.contract();
  const console = await signIn();
  const list = console.dispatch;
  await list.ofCustomer(customer.kuerzel);

  for (const { auftragsnummer } of contracts) {
    await list.open(auftragsnummer);
    await expect(console.tab(auftragsnummer)).toBeVisible();
    await expect(list.row(auftragsnummer)).toBeVisible();
  }
  const editor = console.contract(contracts[2]);
  await editor.fill('deliveryLocation.ort', 'Travemünde');
  await expect(editor.changes).toHaveText(/1 Änderung/);
  await editor.save();
  await expect(list.row(contracts[2].auftragsnummer)).toContainText('Travemünde');
  await expect(editor.changes).toBeHidden();

  await console.palette.open();
  await console.palette.type(other.licensePlate.replace(/\W/g, '').toLowerCase());
  await expect(console.palette.chosen).toContainText(other.auftragsnummer);
  await console.palette.showActions();
  await console.palette.run('Notizen bearbeiten');
  await expect(console.dialogNamed('Notizen bearbeiten')).toContainText(other.auftragsnummer);
  await console.page.keyboard.press('Escape');

  await console.chooseForTab(contracts[0].auftragsnummer, 'Nach unten teilen');
  await console.saveLayoutAs('Früh');
  await expect(console.layout('Früh')).toHaveAttribute('aria-pressed', 'true');
  const before = await console.arrangement();
  await console.reload();
  await expect(console.tab(contracts[0].auftragsnummer)).toBeVisible();
  await expect(console.layout('Früh')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => console.arrangement()).toEqual(before);
});
