import type { Locator } from '@playwright/test';
import { manufacturerColumns } from '../../src/domain/import/reading/manufacturerColumns.ts';
import { goodRide, workbook, type Line } from '../harness/importFiles.ts';
import { shows } from '../specification/shows.ts';
import { inBothThemes } from './harness/bothThemes.ts';
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

async function drop(target: Locator, name: string, lines: readonly Line[]) {
  const content = Buffer.from(await workbook(manufacturerColumns, lines)).toString('base64');
  await target.evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.content), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], given.name));
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    { name, content },
  );
}

test('a clerk’s morning: a file is dropped, compared, taken over but for one row, and the report is sent', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 import', 'D2 §2 vw_imports', 'D2 §4 import rows', 'D2 §8 imports', 'D0 Imports /import');
  const customer = await given.customer({ email: 'werk@nordtor.example' });
  const driver = await given.driver();
  // Both panels stand beside each other, with room for every column.
  await page.setViewportSize({ width: 3_000, height: 900 });
  const console = await signIn(await given.person({ roles: ['dispo'] }), '/import');
  const panel = console.panel('/import');
  const area = panel.getByText('Excel-Datei (.xlsx) hier ablegen').locator('..');
  const readIn = async (name: string, lines: readonly Line[]) => {
    await drop(area, name, lines);
    await expect(panel.getByRole('region', { name: 'Vorschau' })).toContainText(
      String(lines[0]?.['Auftragsnr. extern']),
    );
    await panel.getByRole('button', { name: /Zeilen? einlesen$/ }).click();
  };

  await readIn('nordtor_montag.xlsx', [ride('100001'), ride('100002'), ride('100003')]);
  await expect(console.message('Bitte den Auftraggeber der Datei wählen.')).toBeVisible();
  await panel.getByRole('combobox').first().fill(String(customer.kuerzel));
  await page.getByRole('option').first().click();
  await panel.getByRole('button', { name: '3 Zeilen einlesen' }).click();
  const file = page.locator('[data-panel-url^="/vw_imports/"]').filter({ visible: true });
  const rows = new List(page, file);
  await expect(rows.rows).toHaveCount(3);
  await rows.root.getByRole('button', { name: /^Aufträge anlegen/ }).click();
  const question = console.dialogNamed('Aufträge anlegen');
  await expect(question).toContainText('3 Zeilen übernehmen (3 neu, 0 geändert, 0 abgelehnt)?');
  await question.getByRole('button', { name: 'Anlegen' }).click();
  await expect(rows.cell('PR-100003', 'contract')).toContainText('angelegt');

  await console.goTo('/import');
  await readIn('nordtor_dienstag.xlsx', [
    ride('100001', { 'Zustellzeit von': '15:00' }),
    ride('100002', { Vorgang: 'STORNO' }),
    ride('100003'),
    ride('100004'),
    ride('100005', { FIN: 'WVWZZZE1ZNP01234' }),
    ride('100006'),
  ]);
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

  await rows.tick('PR-100004');
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
  await readIn('nordtor_dienstag.xlsx', [ride('100001'), ride('100002'), ride('100003')]);
  await expect(console.message(/wurde am .* bereits eingelesen\./)).toBeVisible();
});

test('rows of the leasing customers: joined, copied, declined, released and found in the stock @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 athlon_import atr_import', 'D2 §9 customer ids 277', 'D2 §9 leasing customers');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const there = await given.contract({
    contractClientAddress: '/api/customers/277',
    licensePlate: 'QX-LS 77',
    datum: day(3),
    bringdatum: day(3),
  });
  await page.setViewportSize({ width: 1_920, height: 900 });
  const console = await signIn(await given.person({ roles: ['dispo'] }), '/atr_import');
  const atr = console.list('/atr_import');
  await expect(atr.rows).toHaveCount(6);
  await expect(atr.rowAt(0)).toContainText(/R\d{2}-\d+/);
  expect(await inBothThemes(page, '[data-panel-url="/atr_import"]')).toEqual([]);

  await console.goTo('/athlon_import');
  const list = console.list('/athlon_import');
  await expect(list.rows).toHaveCount(9);
  await expect(console.menu.entry('Athlon Import')).toContainText('9');
  const [first, second] = ['4471-20883', '4471-20884'];
  await list.tick(first ?? '');
  await list.root.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(console.message('Text kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${first ?? ''} · `);
  await list.root.getByRole('button', { name: 'Ablehnen …' }).click();
  await expect(list.rows).toHaveCount(8);
  await expect(console.menu.entry('Athlon Import')).toContainText('8');

  await list.row(second ?? '').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Auftrag suchen …' }).click();
  const dialog = console.dialogNamed('Auftrag suchen');
  await dialog.getByRole('textbox', { name: 'Auftrag suchen' }).fill('QX-LS 77');
  await dialog.getByRole('radio').check();
  expect(await inBothThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Zuordnen' }).click();
  await expect(list.cell(second ?? '', 'contract')).toContainText(String(there.auftragsnummer));
  await expect(list.cell(second ?? '', 'bringort').locator('s')).toHaveCount(1);
  await list.choose(second ?? '');
  await list.row(second ?? '').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Übernehmen' }).click();
  await expect(list.rows).toHaveCount(7);
  expect((await given.stored(there)).leasingVertragsnummer).toBe(second);
});
