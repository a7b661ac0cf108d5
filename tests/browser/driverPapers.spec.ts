import { paper, picture } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { handOver } from './harness/dropFile.ts';
import { expect, test } from './harness/story.ts';
import type { Console } from './pages/Console.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture({ width: 400, height: 300 }).jpeg().toBuffer(),
});

/** Uploads a paper of the driver whose tab is open, by keyboard. */
async function uploadPaper(console: Console, url: string, label: string) {
  const { root } = console.record(url);
  await root.getByRole('button', { name: `${label} hochladen` }).press('Enter');
  const dialog = console.page.getByRole('dialog', { name: 'Neues Dokument' });
  const chooser = console.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Datei wählen' }).press('Enter');
  await (await chooser).setFiles(await photo(`${label} Brandt.jpg`));
  await expect(dialog.getByText('400 × 300 Pixel')).toBeVisible();
  await console.page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}

test('papers of a driver are uploaded, looked at, fetched and deleted by keyboard, and stand among his files @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §3 documents upload', 'D3 §2 driver documents', 'D3 §2 drivers tabs');
  // Choosers go to the story only while somebody listens, and one that begins to listen at the key may be too late.
  page.on('filechooser', () => undefined);
  const made = await given.driver({ nachname: 'Brandt' });
  const url = `/drivers/${String(made.id)}`;
  const console = await signIn(undefined, `${url}?tab=dokumente`);
  const { root } = console.record(url);

  await uploadPaper(console, url, 'Meldebescheinigung');
  await expect(root.getByRole('link', { name: 'Meldebescheinigung öffnen' })).toBeVisible();
  await expect(root.getByRole('tab', { name: 'Dokumente 1 von 5' })).toBeVisible();
  const download = page.waitForEvent('download');
  await root.getByRole('button', { name: 'Meldebescheinigung herunterladen' }).press('Enter');
  expect((await download).suggestedFilename()).toContain('Meldebescheinigung');
  await expect(console.message('Download erfolgreich gestartet')).toBeVisible();

  // By address, because in a panel beside the list the last tabs stand in the menu of what finds no room.
  for (const tab of ['statistik', 'registrierung', 'vereinbarung', 'aws', 'daten', 'dokumente']) {
    await console.goTo(`${url}?tab=${tab}`);
    await expect(root.locator(`[data-tab="${tab}"]`)).toHaveAttribute('aria-selected', 'true');
    if (tab === 'aws') await expect(root.getByRole('link', { name: 'Meldebescheinigung Brandt.jpg' })).toBeVisible();
    if (tab === 'daten')
      for (const hidden of ['gruppe', 'userRoles', 'admin'])
        await expect(root.locator(`[data-field="${hidden}"]`)).toHaveCount(0);
    expect([tab, await faultsOf(page)]).toEqual([tab, []]);
  }

  await root.getByRole('button', { name: /^Meldebescheinigung\s?Pflicht/ }).press('Enter');
  const pane = root.getByRole('region', { name: 'Meldebescheinigung ansehen' });
  await expect(pane.getByRole('img', { name: /^Meldebescheinigung/ })).toBeVisible();
  await expect(pane).toContainText('Abgleich mit dem Fahrer');
  await expect(pane).toContainText('Brandt, Karla');
  await page.keyboard.press('g');
  await expect(pane.getByRole('listitem').first()).toContainText('geprüft von');
  expect(await faultsOf(page)).toEqual([]);

  await root.getByRole('button', { name: 'Meldebescheinigung löschen' }).press('Enter');
  await console.dialog.getByRole('button', { name: /^Löschen/ }).press('Enter');
  await expect(console.message('Dokument erfolgreich gelöscht')).toBeVisible();
  await expect(root.getByText('Noch keine Dokumente hochgeladen.')).toBeVisible();
});

test('the copy of a licence is looked at, the look is shown, and with the check the copy goes @thorough', async ({
  signIn,
  given,
  page,
}) => {
  page.on('filechooser', () => undefined);
  const made = await given.driver({ nachname: 'Brandt', klassen: ['B', 'BE'] });
  const url = `/drivers/${String(made.id)}`;
  const person = await given.person({ name: 'Petra Prüfer', roles: ['dispo'] });
  const console = await signIn(person, `${url}?tab=dokumente`);
  const { root } = console.record(url);
  await uploadPaper(console, url, 'Führerschein');
  await expect(root.getByRole('link', { name: /Führerschein/ })).toHaveCount(0);

  await root.getByRole('button', { name: 'Führerschein ansehen' }).press('Enter');
  const dialog = console.page.getByRole('dialog', { name: /^Führerschein prüfen/ });
  await expect(dialog.getByRole('img', { name: /^Führerschein/ })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Petra Prüfer' })).toHaveCount(1);
  await expect(dialog.getByText('B, BE')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(console.message('Führerschein geprüft')).toBeVisible();
  await expect(root.getByText(/^geprüft am .* von Petra Prüfer, Kopie gelöscht, Klassen B, BE$/)).toBeVisible();
  await expect(root.getByRole('button', { name: 'Führerschein ansehen' })).toHaveCount(0);
  await expect(root.getByRole('tab', { name: 'Dokumente 1 von 5' })).toBeVisible();
});

test('a PDF of more than 25 MB is refused before it is sent, and nothing typed is lost @thorough', async ({
  signIn,
  given,
  page,
}) => {
  page.on('filechooser', () => undefined);
  const made = await given.driver();
  const url = `/drivers/${String(made.id)}`;
  const console = await signIn(undefined, `${url}?tab=dokumente`);
  await console.record(url).root.getByRole('button', { name: 'Gewerbeanmeldung hochladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neues Dokument' });
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^Datei (wählen|ersetzen)/ }).click();
    await (await chooser).setFiles({ name: 'Gewerbe.pdf', mimeType: 'application/pdf', buffer });
  };
  await choose(Buffer.concat([paper(), Buffer.alloc(25_000_001)]));
  await expect(dialog.getByRole('alert')).toHaveText('Die Datei ist größer als 25 MB; bitte eine kleinere senden.');
  await choose(paper());
  await expect(dialog.getByText('1 Seite')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('several papers are chosen below the list, asked for one after the other, and one is dropped @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §3 documents upload');
  const made = await given.driver();
  const url = `/drivers/${String(made.id)}`;
  const console = await signIn(undefined, `${url}?tab=dokumente`);
  const { root } = console.record(url);
  const chooser = page.waitForEvent('filechooser');
  await root.getByRole('button', { name: /^Dateien hierher ziehen oder wählen/ }).press('Enter');
  await (await chooser).setFiles([await photo('Gewerbe.jpg'), await photo('Meldung.jpg')]);
  for (const [at, type] of ['Gewerbeanmeldung', 'Meldebescheinigung'].entries()) {
    const dialog = page.getByRole('dialog', { name: `Neues Dokument (${String(at + 1)} von 2)` });
    await expect(dialog.getByText('400 × 300 Pixel')).toBeVisible();
    await dialog.getByRole('button', { name: /^Dokumentart/ }).click();
    await page.getByRole('option', { name: type }).click();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
  }
  await expect(root.getByRole('link', { name: 'Meldebescheinigung öffnen' })).toBeVisible();
  await expect(root.getByRole('tab', { name: 'Dokumente 2 von 5' })).toBeVisible();

  const dropped = { name: 'Zeugnis.pdf', mimeType: 'application/pdf', buffer: paper() };
  await handOver(root.getByRole('row', { name: /^– Führungszeugnis/ }), 'drop', dropped);
  const dialog = page.getByRole('dialog', { name: 'Neues Dokument' });
  await expect(dialog.getByText('1 Seite')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
