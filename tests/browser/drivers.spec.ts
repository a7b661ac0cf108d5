import { paper, picture } from '../harness/uploads.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
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

test('papers of a driver are uploaded, looked at, fetched and deleted by keyboard, and stand among his files', async ({
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

test('drivers of a business unfold by mouse and by key, new ones are found, and a missing group is said @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 drivers', 'D3 §2 drivers rows', 'D3 §5 group warning');
  const business = await given.driver();
  const sub = await given.driver({ fahrervon: business['@id'] });
  const gone = await given.driver({ fahrervon: business['@id'], active: false });
  const applicant = await given.driver({ approved: false, active: false });
  const console = await signIn(undefined, '/drivers');
  const list = console.list('/drivers');
  await list.search(business.nachname as string);
  await expect(list.rows).toHaveCount(1);
  const link = list.root.getByRole('link', { name: new RegExp(sub.nachname as string) });

  await list.root.getByRole('button', { name: '1 Unterfahrer zeigen' }).click();
  await expect(link).toHaveAttribute('href', `/drivers/${encodeURIComponent(sub['@id'] as string)}`);
  await expect(list.root.getByText(gone.nachname as string)).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await list.choose(business.nachname as string);
  await page.keyboard.press('Alt+u');
  await expect(link).toHaveCount(0);
  await page.keyboard.press('Alt+u');
  await expect(link).toBeVisible();

  await list.search('');
  await list.root.getByRole('button', { name: 'nur neue Fahrer' }).click();
  await expect(list.row(applicant.nachname as string)).toBeVisible();
  await expect(list.row(business.nachname as string)).toHaveCount(0);

  const url = `/drivers/${String(sub.id)}`;
  await console.goTo(url);
  const record = console.record(url);
  await record.fill('telefon2', '0221 4710100');
  await page.keyboard.press('Control+s');
  await expect(console.message('Erfolgreich bearbeitet')).toBeVisible();
  await expect(console.message('Für den Fahrer wurde keine Gruppe ausgewählt')).toBeVisible();
  await record.fill('iban', 'DE89370400440532013001');
  await page.keyboard.press('Control+s');
  await expect(record.at('iban')).toContainText('Die IBAN „DE89370400440532013001“ ist ungültig.');
});

for (const role of ['personal', 'office_l2'] as const)
  test(`${role} finds an applicant and activates him by keyboard${role === 'personal' ? '' : ' @thorough'}`, async ({
    signIn,
    given,
    page,
  }) => {
    shows('D3 §8 drivers');
    const applicant = await given.driver({
      approved: false,
      active: false,
      email: `${role}@bewerber.example`,
      registration: {
        registrationDate: '2026-11-20T08:00:00Z',
        emailConfirmed: true,
        questions: [{ question: 'Haben Sie ein Gewerbe angemeldet?', value: 'Ja', property: 'hasTrade' }],
      },
    });
    const console = await signIn(
      await given.person({ roles: [role] }),
      `/new_drivers?search=${applicant.nachname as string}`,
    );
    const list = console.list('/new_drivers');
    await expect(list.row(applicant.nachname as string)).toHaveCount(0);
    await list.removeFilter('Pflichtdokumente vorhanden');
    await expect(list.row(applicant.nachname as string)).toContainText('Fehlende Pflichtdokumente');
    expect(await faultsOf(page)).toEqual([]);
    await list.choose(applicant.nachname as string);
    await page.keyboard.press('Enter');

    const url = `/new_drivers/${String(applicant.id)}`;
    const { root } = console.record(url);
    await root.getByRole('tab', { name: 'Registrierungsdaten' }).click();
    await expect(root.getByText('Haben Sie ein Gewerbe angemeldet?')).toBeVisible();
    await root.getByRole('button', { name: 'Weitere Befehle' }).press('Enter');
    await page.getByRole('menuitem', { name: /^Nutzer aktivieren/ }).press('Enter');
    const question = console.dialogNamed('Nutzer aktivieren');
    await expect(question).toContainText('Für den Fahrer wurde keine Gruppe ausgewählt');
    await expect(question).toContainText('Fehlende Pflichtdokumente: Führerschein, Gewerbeanmeldung');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(console.message('Nutzer aktiviert')).toBeVisible();
    await expect(console.message('Testauftrag erstellt')).toBeVisible();
    const account = console.dialogNamed('Zugang');
    await expect(account).toContainText(/Das Passwort lautet [A-Za-z2-9]{10}\. Es wird nur jetzt angezeigt\./);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    expect(await given.stored(applicant)).toMatchObject({ approved: true, active: true, mitarbeiter: '1' });
  });

for (const role of ['dispo', 'admin'] as const)
  test(`${role} activates a driver in his record, ${role === 'admin' ? 'where the group is his to choose' : 'without a say in the group @thorough'}`, async ({
    signIn,
    given,
    page,
  }) => {
    shows('R75');
    const made = await given.driver({ approved: false, active: false, email: `${role}@bewerber.example` });
    const url = `/drivers/${String(made.id)}`;
    const console = await signIn(await given.person({ roles: [role] }), url);
    const record = console.record(url);
    const activate = async () => {
      await record.root.getByRole('button', { name: 'Weitere Befehle' }).press('Enter');
      return page.getByRole('menuitem', { name: /^Nutzer aktivieren/ });
    };
    await expect(record.at('telefon')).toBeVisible();
    await expect(record.at('gruppe')).toHaveCount(role === 'admin' ? 1 : 0);
    await (await activate()).press('Enter');
    const question = console.dialogNamed('Nutzer aktivieren');
    await question.getByRole('checkbox', { name: /^Willkommensmail senden/ }).uncheck();
    await question.getByRole('checkbox', { name: 'Testauftrag anlegen' }).uncheck();
    await page.keyboard.press('Control+Enter');
    await expect(console.message('Nutzer aktiviert')).toBeVisible();
    const account = console.dialogNamed('Zugang');
    await expect(account).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(account).toHaveCount(0);
    await expect(await activate()).toHaveAttribute('aria-disabled', 'true');
    await expect(console.message('Testauftrag erstellt')).toHaveCount(0);
    expect(await given.stored(made)).toMatchObject({ approved: true, active: true, keineangebotsinfomail: '0' });
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

test('several papers are chosen below the list and asked for one after the other @thorough', async ({
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
});
