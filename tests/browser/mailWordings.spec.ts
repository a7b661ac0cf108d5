import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';

test('the wording of a mail is changed with placeholders that are offered, read with a real record, and taken back @thorough', async ({
  signIn,
  given,
}) => {
  shows('D2 §2 emails');
  const customer = await given.customer({ email: 'kundin@firma.example', anrede: 'Frau', nachname: 'Grün' });
  const contract = await given.contract({ contractClientAddress: customer['@id'], infoShared: 'Bitte am Tor melden' });
  const { page } = await signIn(undefined, '/emails');
  await page.getByRole('gridcell', { name: 'M01', exact: true }).dblclick();
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  await expect(text).toHaveValue(/^\{greeting\},\n\nvielen Dank für Ihren Auftrag\./);

  const preview = page.getByRole('complementary', { name: 'Vorschau' });
  const mail = preview.frameLocator('iframe').locator('body');
  await expect(mail).toContainText('Guten Tag');
  await preview.getByRole('combobox').fill(String(contract.auftragsnummer));
  await page
    .getByRole('option', { name: new RegExp(String(contract.auftragsnummer)) })
    .first()
    .click();
  await expect(mail).toContainText('Guten Tag Frau Grün,');

  await text.fill('{greeting},\n\nNeu ist: {Hinweis');
  const offered = page.getByRole('listbox', { name: 'Platzhalter' });
  await expect(offered.getByRole('option')).toHaveText(['Hinweis an KundeinfoShared']);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('{greeting},\n\nNeu ist: {infoShared}');
  await expect(mail).toContainText('Neu ist: Bitte am Tor melden');

  await text.press('Control+End');
  await text.pressSequentially('\nKostenstelle: {kostenstele}');
  await expect(preview.getByRole('alert')).toContainText('Den Platzhalter „{kostenstele}“ gibt es hier nicht.');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-field="text"] [data-error]')).toContainText('„{kostenstele}“ gibt es hier nicht');
  await preview.getByRole('button', { name: '„kostenstelle“ einsetzen' }).click();
  await expect(text).toHaveValue(/\{kostenstelle\}$/);
  await expect(preview).toContainText('EntfälltKostenstelle: {kostenstelle}');
  await text.press('Control+s');
  await expect(page.getByText('Mailvorlage gespeichert')).toBeVisible();

  await page.getByRole('tab', { name: 'Original' }).click();
  await expect(page.getByRole('region', { name: 'Original: Text' })).toContainText('Wir bestätigen ihn wie folgt:');
  await expect(page.getByRole('region', { name: 'Jetzt: Text' })).toContainText('Neu ist: {infoShared}');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Original wiederherstellen' }).first().click();
  await expect(page.getByText('Entspricht dem Original.')).toBeVisible();
});
