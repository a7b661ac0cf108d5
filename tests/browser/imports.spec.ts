import { athlonColumns } from '../../src/domain/import/reading/leasingColumns.ts';
import { manufacturerColumns } from '../../src/domain/import/reading/manufacturerColumns.ts';
import { columnsDock } from '../../src/workspace/layouts/savedDock.ts';
import { athlonLine, goodRide, workbook, type Line } from '../harness/importFiles.ts';
import { shows } from '../specification/shows.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { dropFile } from './harness/dropFile.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

const german = (iso: string) => iso.split('-').toReversed().join('.');
/** Rides three days ahead, so that no day is over while the story runs. */
const ride = (number: string, more: Line = {}): Line => ({
  ...goodRide,
  'Auftragsnr. extern': `PR-${number}`,
  FIN: `WVWZZZE1ZNP${number}`,
  Abholdatum: german(day(3)),
  Zustelldatum: german(day(3)),
  Paket: null,
  ...more,
});

/** A file of a manufacturer; made twice it is another one, because it says when it was made. */
type ManufacturerFile = { readonly name: string; readonly content: string; readonly first: string };
async function fileOf(name: string, lines: readonly Line[]): Promise<ManufacturerFile> {
  const content = Buffer.from(await workbook(manufacturerColumns, lines)).toString('base64');
  return { name, content, first: String(lines[0]?.['Auftragsnr. extern']) };
}

test('a clerk’s morning: a file is dropped, compared, taken over but for one row, and the report is sent @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D2 §2 import', 'D2 §2 vw_imports', 'D2 §4 import rows', 'D2 §8 imports', 'D0 Imports /import');
  const customer = await given.customer({ email: 'werk@nordtor.example' });
  const driver = await given.driver();
  // Both panels stand beside each other, the files with room for every column.
  await page.setViewportSize({ width: 3_000, height: 900 });
  const person = await given.person({ roles: ['dispo'] });
  const column = (url: string, width: number) => ({
    width,
    rows: [{ height: 800, panels: [{ url, channel: 2 as const }] }],
  });
  const value = { name: 'Disposition', dock: columnsDock([column('/import', 500), column('/vw_imports', 2_300)]) };
  const client = await system.as(person.username, person.password);
  await client.post(`/api/users/${String(person.id)}/updateUserSetting`, { key: 'lastLayout', value });
  const console = await signIn(person, '/import');
  const panel = console.panel('/import');
  const area = panel.getByText('Excel-Datei (.xlsx) hier ablegen').locator('..');
  const readIn = async (sent: ManufacturerFile) => {
    await dropFile(area, sent);
    await expect(panel.getByRole('region', { name: 'Vorschau' })).toContainText(sent.first);
    await panel.getByRole('button', { name: /Zeilen? einlesen$/ }).click();
  };

  const monday = await fileOf('nordtor_montag.xlsx', [ride('100001'), ride('100002'), ride('100003')]);
  await dropFile(area, monday);
  // The manufacturer of the settings is preselected, until somebody chooses another customer.
  const sender = panel.getByRole('combobox').first();
  await expect(sender).toHaveValue(/Werkslogistik Nordtor GmbH$/);
  await sender.fill(String(customer.kuerzel));
  await page.getByRole('option').first().click();
  await panel.getByRole('button', { name: '3 Zeilen einlesen' }).click();
  await expect(console.message('Erfolgreich importiert.')).toBeVisible();
  const file = page.locator('[data-panel-url^="/vw_imports/"]').filter({ visible: true });
  const rows = new List(page, file);
  await expect(rows.rows).toHaveCount(3);
  await rows.root.getByRole('button', { name: /^Aufträge anlegen/ }).click();
  const question = console.dialogNamed('Aufträge anlegen');
  await expect(question).toContainText('3 Zeilen übernehmen (3 neu, 0 geändert, 0 abgelehnt)?');
  await question.getByRole('button', { name: 'Anlegen' }).click();
  await expect(rows.cell('PR-100003', 'contract')).toContainText('angelegt');

  await console.goTo('/import');
  const tuesday = [
    ride('100001', { 'Zustellzeit von': '15:00' }),
    ride('100002', { Vorgang: 'STORNO' }),
    ride('100003'),
    ride('100004', { Stationsfahrt: 'ja', Kostenstelle: '4410', 'Info Fahrer': 'Schlüssel an der Pforte' }),
    ride('100005', { FIN: 'WVWZZZE1ZNP01234' }),
    ride('100006'),
  ];
  await readIn(await fileOf('nordtor_dienstag.xlsx', tuesday));
  const states = rows.root.getByRole('group', { name: 'Zeilen nach Zustand' });
  await expect(states).toHaveText('alle 6neu 2geändert 1storniert 1fehlerhaft 1unverändert 1');
  const delivery = rows.cell('PR-100001', 'bringdatum');
  await expect(delivery).toContainText('15:00–16:00');
  await expect(delivery.locator('s')).toContainText('14:00–16:00');
  await expect(rows.cell('PR-100005', 'contract')).toContainText('Die FIN „WVWZZZE1ZNP01234“ hat 16 statt 17 Zeichen.');
  await rows.choose('PR-100006');
  await page.keyboard.press('n');
  await expect(rows.row('PR-100001').locator('[role=gridcell]:focus')).toHaveCount(1);
  expect(await inBothThemes(page, '[data-panel-url^="/vw_imports/"]')).toEqual([]);

  await expect(rows.cell('PR-100004', 'labels')).toHaveText('SFKS');
  const info = rows.cell('PR-100004', 'saveInfoFahrDL');
  await expect(info).toContainText('jaSchlüssel an der Pforte');
  await rows.tick('PR-100004');
  await rows.root.getByRole('button', { name: 'Weitere Befehle für die Auswahl' }).click();
  await page.getByRole('menuitem', { name: 'Info Fahrer nicht übernehmen' }).click();
  await expect(info).toContainText('nein');
  await rows.root.getByRole('button', { name: 'Fahrer setzen …' }).click();
  const dialog = console.dialogNamed('Fahrer setzen');
  await dialog.getByRole('combobox', { name: 'Fahrer' }).fill(String(driver.kuerzel));
  await page.getByRole('option', { name: new RegExp(String(driver.kuerzel)) }).click();
  await expect(dialog.getByText('Wird geprüft …')).toHaveCount(0);
  const reason = dialog.getByRole('textbox', { name: 'Begründung trotz Warnung' });
  if (await reason.isVisible()) await reason.fill('fährt ohnehin dorthin');
  await dialog.getByRole('button', { name: 'Fahrer setzen' }).click();
  await expect(rows.cell('PR-100004', 'driver')).toContainText(String(driver.kuerzel));
  await rows.root.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await rows.tick('PR-100006');
  await rows.root.getByRole('button', { name: 'Ablehnen …' }).click();
  await expect(states).toContainText('abgelehnt 1');
  await rows.root.getByRole('button', { name: 'Auswahl aufheben' }).click();

  await rows.root.getByRole('button', { name: /^Aufträge anlegen/ }).click();
  await expect(question).toContainText('3 Zeilen übernehmen (1 neu, 2 geändert, 2 abgelehnt)?');
  await question.getByRole('button', { name: 'Anlegen' }).click();
  await expect(rows.cell('PR-100002', 'contract')).toContainText('Auftrag storniert');
  await expect(rows.cell('PR-100004', 'contract')).toContainText('angelegt');
  await rows.root.getByRole('button', { name: /^Statusbericht senden/ }).click();
  await console.dialogNamed('Statusbericht senden').getByRole('button', { name: 'Senden' }).click();
  await expect(console.message('Email wurde versendet')).toBeVisible();
  await expect(rows.root.getByRole('button', { name: /^Statusbericht senden/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await console.goTo('/import');
  await readIn(monday);
  await expect(console.message(/wurde am .* bereits eingelesen\./)).toBeVisible();
});

test('rows of a leasing customer are copied, declined and found in the stock, and counted in the menu @thorough', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D2 §2 athlon_import atr_import', 'D2 §9 leasing customers');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dispo = await system.as('dispo');
  const there = await given.contract({
    contractClientAddress: '/api/customers/277',
    licensePlate: 'QX-LS 77',
    datum: day(3),
    bringdatum: day(3),
  });
  const line = (number: string, plate: string): Line => ({
    ...athlonLine,
    Vertragsnummer: number,
    Kennzeichen: plate,
    'Abholung ab': german(day(4)),
    'Anlieferung bis': german(day(4)),
  });
  const [first, second] = ['PR-9000-1', 'PR-9000-2'];
  const form = new FormData();
  const content = await workbook(athlonColumns, [line(first, 'QX-LS 78'), line(second, 'QX-LS 79')]);
  form.append('xlsxFile', new Blob([new Uint8Array(content)]), 'athlon.xlsx');
  expect((await dispo.open('/api/import/xlsx', { method: 'POST', body: form })).status).toBe(201);
  const { athlon_import: open } = (await dispo.get('/api/counters')).body as { athlon_import: number };

  await page.setViewportSize({ width: 3_000, height: 900 });
  const console = await signIn(await given.person({ roles: ['dispo'] }), '/athlon_import');
  const list = console.list('/athlon_import');
  await list.search('PR-9000');
  await expect(list.rows).toHaveCount(2);
  const counted = (count: number) =>
    console.menu.root.getByRole('link', { name: `Athlon Import ${String(count)} offen`, exact: true });
  await expect(counted(open)).toBeVisible();
  expect(await inBothThemes(page, '[data-panel-url^="/athlon_import"]')).toEqual([]);
  await list.tick(first);
  await list.root.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(console.message('Text kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${first} · `);
  await list.root.getByRole('button', { name: 'Ablehnen …' }).click();
  await expect(list.row(first)).toContainText('abgelehnt');
  await expect(counted(open - 1)).toBeVisible();
  await list.root.getByRole('button', { name: 'Auswahl aufheben' }).click();

  await list.rowMenu(second, 'Auftrag suchen …');
  const dialog = console.dialogNamed('Auftrag suchen');
  await dialog.getByRole('textbox', { name: 'Auftrag suchen' }).fill('QX-LS 77');
  await dialog.getByRole('radio').check();
  expect(await inBothThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: /^Zuordnen/ }).click();
  await expect(list.cell(second, 'contract')).toContainText(String(there.auftragsnummer));
  await expect(list.cell(second, 'bringort').locator('s')).toHaveCount(1);
  await list.rowMenu(second, 'Übernehmen');
  await expect(list.cell(second, 'contract')).toContainText('geändert');
  await expect(counted(open - 2)).toBeVisible();
  expect((await given.stored(there)).deliveryLocation.ort).toBe('Fulda');
});
