import { arranged, listOf } from './harness/avisList.ts';
import { expect, test } from './harness/story.ts';
import { MergeDialog } from './pages/MergeDialog.ts';
import { shows } from '../specification/shows.ts';

test('two clerks at one avis: the second reads who was first, takes over, and what both typed is laid side by side @thorough', async ({
  signIn,
  signInElsewhere,
  given,
}) => {
  shows('D2 §4 avis lock', 'D2 §8 locking');
  const customer = await given.customer();
  const contract = await arranged(given, customer);
  const title = `Avisierung ${contract.auftragsnummer}`;
  const mine = await signIn(await given.person({ roles: ['office'], name: 'Olga Feld' }), listOf(customer));
  await mine.list('/contract_avis').open(contract.auftragsnummer);
  const own = mine.dialogNamed(title);
  await own.locator('[data-field="note"]').getByRole('textbox').fill('Ladekarte beim Pförtner');
  await own.getByLabel('Zum Verlauf').fill('Herr Maas ruft zurück');

  const paul = await given.person({ roles: ['office'], name: 'Paul Quast' });
  const theirs = await signInElsewhere(paul, listOf(customer));
  const list = theirs.list('/contract_avis');
  await expect(list.row(contract.auftragsnummer)).toContainText(
    /Olga Feld bearbeitet diese Avisierung seit \d\d:\d\d Uhr/,
  );
  await list.open(contract.auftragsnummer);
  const question = theirs.dialogNamed('Avisierung wird bearbeitet');
  await expect(question).toContainText(/Olga Feld bearbeitet bereits diese Avisierung \(seit \d\d:\d\d Uhr\)/);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(theirs.dialog).toHaveCount(0);
  await list.open(contract.auftragsnummer);
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
  await expect(mine.list('/contract_avis').row(contract.auftragsnummer)).toContainText('Tor 2');

  // What he had typed is a draft, and meets what was stored meanwhile.
  await mine.list('/contract_avis').open(contract.auftragsnummer);
  await own.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(own.getByLabel('Zum Verlauf')).toHaveValue('Herr Maas ruft zurück');
  await own.getByRole('button', { name: 'Speichern' }).click();
  const merge = new MergeDialog(mine.page);
  await expect(merge.row('Notiz')).toContainText('Tor 2');
  await merge.takeMine('Notiz');
  await merge.save();
  await expect(own).toBeHidden();
  await expect(mine.list('/contract_avis').row(contract.auftragsnummer)).toContainText('Ladekarte beim Pförtner');
  expect((await given.avisOf(contract)).logs.at(-1).userNotes).toBe('Herr Maas ruft zurück');
});

test('a day that there is not and a window that ends before it begins are said at their fields, and nothing is lost @thorough', async ({
  signIn,
  given,
}) => {
  const customer = await given.customer();
  const contract = await arranged(given, customer);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  await console.list('/contract_avis').open(contract.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${contract.auftragsnummer}`);
  const note = dialog.locator('[data-field="note"]').getByRole('textbox');
  await note.fill('Tor 3');
  const date = dialog.locator('[data-field="deliveryDate"]');
  await date.getByRole('textbox').fill('30.02.');
  await date.getByRole('textbox').press('Control+Enter');
  await expect(date).toContainText('Den 30.02. gibt es nicht');
  await date.getByRole('textbox').fill('+3');
  const [from, to] = ['deliveryTimeFrom', 'deliveryTimeTo'].map((it) => dialog.locator(`[data-field="${it}"]`));
  await from?.getByRole('textbox').fill('14:00');
  await to?.getByRole('textbox').fill('12:00');
  await note.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Zustellung bis: „bis“ liegt vor „von“' })).toBeVisible();
  await expect(note).toHaveValue('Tor 3');
  expect((await given.avisOf(contract)).note ?? '').toBe('');
  await to?.getByRole('textbox').fill('16:00');
  await note.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect(await given.stored(contract)).toMatchObject({ deliveryTimeFrom: '14:00', deliveryTimeTo: '16:00' });
  expect((await given.avisOf(contract)).note).toBe('Tor 3');
});

test('a contract that is cancelled under its open dialog is said to be; nothing is confirmed, and the note is kept @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const contract = await arranged(given, customer);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  await console.list('/contract_avis').open(contract.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${contract.auftragsnummer}`);
  await dialog.locator('[data-field="note"]').getByRole('textbox').fill('Frau Quandel ruft zurück');
  await given.changed(contract, { isStorniert: true });
  await expect(dialog.getByText(`Auftrag ${contract.auftragsnummer} ist storniert.`)).toBeVisible();

  const status = dialog.locator('[data-field="status"]');
  await status.getByRole('button').first().press('ArrowDown');
  await page.getByRole('option', { name: 'Termin bestätigt' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(status).toContainText(`Auftrag ${contract.auftragsnummer} ist storniert.`);
  await status.getByRole('button').first().press('ArrowDown');
  await page.getByRole('option', { name: 'Offen' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  expect((await given.avisOf(contract)).note).toBe('Frau Quandel ruft zurück');
});

test('an avis that is deleted under its open dialog gives back what was typed @thorough', async ({ signIn, given }) => {
  const customer = await given.customer();
  const contract = await arranged(given, customer);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  await console.list('/contract_avis').open(contract.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${contract.auftragsnummer}`);
  await dialog.locator('[data-field="note"]').getByRole('textbox').fill('Schlüssel liegt im Tresor');
  await dialog.getByLabel('Zum Verlauf').fill('Mit Herrn Maas gesprochen');
  await given.removed(contract);
  const gone = console.dialogNamed('Avisierung');
  await expect(gone.getByText('Diese Avisierung gibt es nicht mehr.')).toBeVisible();
  const kept = gone.getByLabel('Ihre Eingaben');
  await expect(kept).toContainText('Schlüssel liegt im Tresor');
  await expect(kept).toContainText('Mit Herrn Maas gesprochen');
});

test('a group that is dissolved under its open form says so; what was typed reaches its avis all the same @thorough', async ({
  signIn,
  given,
}) => {
  const customer = await given.customer();
  const [one, two] = [await arranged(given, customer), await arranged(given, customer)];
  const group = await given.grouped([one, two]);
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.root.getByRole('button', { name: 'Gruppe bearbeiten' }).click();
  const dialog = console.dialogNamed('Gemeinsam bearbeiten');
  await dialog.getByRole('textbox', { name: 'Notiz', exact: true }).fill('Hof bis 16 Uhr offen');
  await given.removed(group);
  await expect(dialog.getByText(`Die Gruppe ${group.groupName} wurde inzwischen aufgelöst.`)).toBeVisible();
  await dialog.getByRole('button', { name: '2 Avisierungen ändern' }).click();
  await expect(dialog).toBeHidden();
  for (const { auftragsnummer } of [one, two])
    await expect(list.row(auftragsnummer)).toContainText('Hof bis 16 Uhr offen');
});

test('rows that a colleague groups meanwhile cannot be grouped a second time, and stay ticked @thorough', async ({
  signIn,
  given,
}) => {
  const customer = await given.customer();
  const [one, two, three] = [
    await arranged(given, customer),
    await arranged(given, customer),
    await arranged(given, customer),
  ];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.tick(two.auftragsnummer);
  await list.tick(three.auftragsnummer);
  const bar = list.root.getByRole('toolbar', { name: '2 Elemente ausgewählt' });
  const group = bar.getByRole('button', { name: 'Gruppe aus 2 bilden' });
  await expect(group).not.toHaveAttribute('aria-disabled', 'true');
  await given.grouped([one, two]);
  await expect(group).toHaveAttribute('aria-disabled', 'true');
  await group.hover();
  await expect(console.page.getByText(`Schon in einer Gruppe: ${two.auftragsnummer}.`)).toBeVisible();
  await expect(bar).toBeVisible();
});
