import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

const plate = 'Kennzeichen';

test('what somebody else stored meanwhile in another field stays, in the same field it is asked @thorough', async ({
  signIn,
  given,
}) => {
  const contract = await given.contract();
  const console = await signIn(undefined, '/contracts');
  const { page, contracts: list } = console;
  await list.search(contract.auftragsnummer);
  await list.cell(contract.auftragsnummer, 'licensePlate').click();
  await page.keyboard.type('M-AA 1');
  await expect(list.cellEditor(plate)).toBeVisible();
  await given.changed(contract, { kostenstelle: '4711' });
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await given.stored(contract)).licensePlate).toBe('M-AA 1');
  expect((await given.stored(contract)).kostenstelle).toBe('4711');

  await list.cell(contract.auftragsnummer, 'licensePlate').click();
  await page.keyboard.type('M-BB 2');
  await expect(list.cellEditor(plate)).toBeVisible();
  await given.changed(contract, { licensePlate: 'M-CC 3' });
  await page.keyboard.press('Enter');
  await console.mergeDialog.takeMine(plate);
  await console.mergeDialog.save();
  await expect.poll(async () => (await given.stored(contract)).licensePlate).toBe('M-BB 2');
});

test('whoever gives up a question goes on typing: what all it is meant for, and whose value counts @thorough', async ({
  signIn,
  given,
}) => {
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const [first, second] = [await given.contract(of), await given.contract(of)];
  const console = await signIn(undefined, '/contracts');
  const { page, contracts: list } = console;
  await list.ofCustomer(customer.kuerzel);
  for (const contract of [first, second]) await list.tick(contract.auftragsnummer);
  await list.cell(first.auftragsnummer, 'licensePlate').focus();
  await page.keyboard.type('K-AA 1');
  const input = list.cellEditor(plate).getByRole('textbox');
  await expect(input).toHaveValue('K-AA 1');
  await page.keyboard.press('Tab');
  await expect(console.dialog).toContainText('Nur diesen Auftrag oder alle 2 markierten ändern?');
  await page.keyboard.press('Escape');
  await expect(input).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  await expect(input).toHaveValue('K-AA 12');
  await page.keyboard.press('Tab');
  await console.dialog.getByRole('button', { name: 'Nur diesen Auftrag' }).click();
  await expect(list.cellEditor('Fahrzeug').getByRole('textbox', { name: 'Hersteller' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await given.stored(first)).licensePlate).toBe('K-AA 12');
  expect((await given.stored(second)).licensePlate).toBe(second.licensePlate);

  await list.selection.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await list.cell(second.auftragsnummer, 'licensePlate').click();
  await page.keyboard.type('M-BB 2');
  await expect(input).toHaveValue('M-BB 2');
  await given.changed(second, { licensePlate: 'M-CC 3' });
  await page.keyboard.press('Enter');
  await console.mergeDialog.root.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('M-BB 2');
  await page.keyboard.press('Enter');
  await console.mergeDialog.takeMine(plate);
  await console.mergeDialog.save();
  await expect.poll(async () => (await given.stored(second)).licensePlate).toBe('M-BB 2');
});

test('one or all ticked: all are changed by one call, what fails stays ticked and is repeated, and all are taken back @thorough', async ({
  signIn,
  given,
}) => {
  shows('D1 §2 contracts editing in the list', 'C Lists bulk', 'C Forms Rückgängig');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'], infoDriver: 'alt' };
  const contracts = [await given.contract(of), await given.contract(of), await given.contract(of)];
  const console = await signIn(undefined, '/disposition');
  const { page, dispatch: list } = console;
  const calls: string[] = [];
  page.on('request', (it) => {
    if (it.method() !== 'GET' && it.url().includes('/api/contracts'))
      calls.push(`${it.method()} ${new URL(it.url()).pathname}`);
  });
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(3);
  for (const contract of contracts) await list.tick(contract.auftragsnummer);
  await list.cell(contracts[1].auftragsnummer, 'number').focus();
  await page.keyboard.press('F2');
  const editor = list.cellEditor('Nr');
  await editor.getByRole('textbox', { name: 'Info Fahrer' }).fill('Tor 3, Hof links');
  await page.keyboard.press('Enter');
  await expect(console.dialog).toContainText('Nur diesen Auftrag oder alle 3 markierten ändern?');
  await console.dialog.getByRole('button', { name: 'Alle 3 markierten' }).click();
  await expect(console.message('Info Fahrer geändert: 3 Aufträge')).toBeVisible();
  expect(calls).toEqual(['POST /api/contracts/bulk']);
  for (const contract of contracts) expect((await given.stored(contract)).infoDriver).toBe('Tor 3, Hof links');
  await console.takeBack('Info Fahrer geändert: 3 Aufträge');
  for (const contract of contracts)
    await expect.poll(async () => (await given.stored(contract)).infoDriver).toBe('alt');
  expect(calls).toEqual(['POST /api/contracts/bulk', 'POST /api/contracts/bulk']);

  const late = contracts[2];
  await given.changed(late, { pickupTimeFrom: '08:00', pickupTimeTo: null });
  await expect(list.cell(late.auftragsnummer, 'tour')).toContainText('08:00');
  await list.cell(contracts[0].auftragsnummer, 'tour').focus();
  await page.keyboard.press('F2');
  await list.cellEditor('Tour').getByRole('textbox', { name: 'Abholung bis' }).fill('7');
  await page.keyboard.press('Enter');
  await console.dialog.getByRole('button', { name: 'Alle 3 markierten' }).click();
  const report = console.dialogNamed('Abholung bis ändern');
  await expect(report.getByRole('row', { name: late.auftragsnummer })).toContainText('„bis“ liegt vor „von“');
  await expect(list.selection).toContainText('1 ausgewählt');
  await given.changed(late, { pickupTimeFrom: null });
  await expect(list.cell(late.auftragsnummer, 'tour')).not.toContainText('08:00');
  await report.getByRole('button', { name: /^1 Auftrag erneut versuchen/ }).click();
  for (const contract of contracts)
    await expect.poll(async () => (await given.stored(contract)).pickupTimeTo).toBe('07:00');
});
