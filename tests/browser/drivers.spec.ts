import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';
import { picture } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';

test('a paper of a driver is uploaded, looked at, fetched and deleted by keyboard, and stands among his files', async ({
  signIn,
  given,
}) => {
  shows('D3 §3 documents upload', 'D3 §2 driver documents', 'D3 §2 drivers tabs');
  const made = await given.record('drivers', { vorname: 'Kamil', nachname: 'Brandt', approved: true });
  const url = `/drivers/${String(made.id)}`;
  const console = await signIn(undefined, `${url}?tab=dokumente`);
  const { root } = console.record(url);
  const { keyboard } = console.page;
  const press = async (name: string) => {
    await root.getByRole('button', { name, exact: true }).focus();
    await keyboard.press('Enter');
  };

  await press('Führerschein hochladen');
  const dialog = console.page.getByRole('dialog', { name: 'Neues Dokument' });
  await dialog.getByRole('button', { name: 'Datei wählen' }).focus();
  const chooser = console.page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  const buffer = await picture({ width: 400, height: 300 }).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'Führerschein Brandt.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByText('400 × 300 Pixel')).toBeVisible();
  await dialog.getByRole('button', { name: /^Speichern/ }).focus();
  await keyboard.press('Enter');
  await expect(console.message('Fahrerdokument gespeichert')).toBeVisible();
  await expect(root.getByRole('link', { name: 'Führerschein öffnen' })).toBeVisible();
  await expect(root.getByRole('tab', { name: 'Dokumente 1 von 5' })).toBeVisible();

  const download = console.page.waitForEvent('download');
  await press('Führerschein herunterladen');
  expect((await download).suggestedFilename()).toContain('hrerschein');
  await expect(console.message('Download erfolgreich gestartet')).toBeVisible();

  for (const tab of ['Statistik', 'Registrierungsdaten', 'AWS-Dateien', 'Dokumente', 'Allgemein']) {
    await root.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    if (tab === 'AWS-Dateien') await expect(root.getByRole('link', { name: 'Führerschein Brandt.jpg' })).toBeVisible();
    expect([tab, await faultsOf(console.page)]).toEqual([tab, []]);
  }
  await expect(root.locator('[data-field="vorname"]')).toBeVisible();
  for (const hidden of ['gruppe', 'userRoles', 'admin'])
    await expect(root.locator(`[data-field="${hidden}"]`)).toHaveCount(0);

  await root.getByRole('tab', { name: /^Dokumente/ }).click();
  await press('Führerschein löschen');
  await console.page.getByRole('button', { name: 'Löschen', exact: true }).last().focus();
  await keyboard.press('Enter');
  await expect(console.message('Dokument erfolgreich gelöscht')).toBeVisible();
  await expect(root.getByText('Noch keine Dokumente hochgeladen.')).toBeVisible();
});
