import { faultsOf } from './harness/accessibility.ts';
import { arranged, listOf } from './harness/avisList.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('two flex contracts become a round trip in one row, and are two again after a question @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 contract_avis dialogs', 'D2 §4 avis groups');
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
