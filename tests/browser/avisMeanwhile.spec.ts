import { arranged, listOf } from './harness/avisList.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('a partner whom a colleague links meanwhile cannot be linked a second time, and another one can @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 contract_avis dialogs', 'D2 §7 update avis effects');
  const customer = await given.customer();
  const flex = (values: object = {}) => arranged(given, customer, { flexContract: true, ...values });
  const back = { datum: day(4), bringdatum: day(4), contractType: 'PICKUP' };
  const [there, other, partner, second] = [await flex(), await flex(), await flex(back), await flex(back)];
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.rowMenu(there.auftragsnummer, 'Verknüpfen …');
  const dialog = console.dialogNamed('Verknüpfen');
  const search = dialog.getByRole('combobox', { name: 'Auftrag suchen' });
  const choose = async (number: string) => {
    await search.fill(number);
    await page.getByRole('option', { name: new RegExp(number) }).click();
  };
  await choose(partner.auftragsnummer);
  const save = dialog.getByRole('button', { name: `Mit ${partner.auftragsnummer} verknüpfen` });
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await given.changed(await given.avisOf(other), { link: (await given.avisOf(partner))['@id'] });
  await expect(
    dialog.getByText(`Die Avisierung zu Auftrag ${partner.auftragsnummer} ist bereits verknüpft.`).first(),
  ).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  await choose(second.auftragsnummer);
  await dialog.getByRole('button', { name: `Mit ${second.auftragsnummer} verknüpfen` }).click();
  await expect(dialog).toBeHidden();
  expect((await given.avisOf(there)).link).toBe((await given.avisOf(second))['@id']);
  expect((await given.avisOf(other)).link).toBe((await given.avisOf(partner))['@id']);
});

test('a group that is dissolved before an avis joins it is said to be, and another one can be joined @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §4 avis groups', 'R46');
  const customer = await given.customer();
  const five = [];
  for (let count = 0; count < 5; count += 1) five.push(await arranged(given, customer));
  const [own, ...others] = five;
  const number = String(own?.auftragsnummer);
  const gone = await given.grouped(others.slice(0, 2));
  const stays = await given.grouped(others.slice(2));
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  await list.rowMenu(number, 'Zu einer Gruppe hinzufügen …');
  const dialog = console.dialogNamed('Zu einer Gruppe hinzufügen');
  const save = dialog.getByRole('button', { name: 'Hinzufügen' });
  const choose = async (name: string) => {
    await dialog.getByRole('combobox').fill(name);
    await page.getByRole('option', { name: new RegExp(`${name}\\b`) }).click();
  };
  await choose(gone.groupName);
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await given.removed(gone);
  await expect(dialog.getByText(`Die Gruppe ${gone.groupName} wurde inzwischen aufgelöst.`).first()).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await choose(stays.groupName);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(list.root.getByRole('button', { name: new RegExp(`^${stays.groupName} Gruppe 3 Avise`) })).toBeVisible();
});

test('a contract without a type says what it is by a button, after a question, and then which side is arranged @thorough', async ({
  signIn,
  given,
}) => {
  shows('D2 §4 avis coordination', 'D2 §8 avis', 'D2 §7 contract side');
  const customer = await given.customer();
  const contract = await arranged(given, customer, { contractType: null });
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');
  const row = list.row(contract.auftragsnummer);
  await expect(row).toContainText('Auftragstyp festlegen');
  await list.open(contract.auftragsnummer);
  const dialog = console.dialogNamed(`Avisierung ${contract.auftragsnummer}`);
  await expect(dialog.getByRole('button', { name: 'Als Auslieferung festlegen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Als Rückholung festlegen' }).click();
  const question = console.dialogNamed('Auftragstyp festlegen');
  await expect(question).toContainText(
    `Für Auftrag ${contract.auftragsnummer} ist kein Auftragstyp gesetzt. Als Rückholung festlegen?`,
  );
  await question.getByRole('button', { name: 'Festlegen' }).click();
  await expect(console.message('Auftragstyp erfolgreich gewechselt')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Als Rückholung festlegen' })).toBeHidden();
  await expect(dialog).toContainText('Ohne Auswahl: Abholung');
  expect((await given.stored(contract)).contractType).toBe('PICKUP');
});
