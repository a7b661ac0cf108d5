import { writeXlsx } from 'hucre/xlsx';
import { goodRide, type Line } from '../harness/importFiles.ts';
import { shows } from '../specification/shows.ts';
import { inBothThemes } from './harness/bothThemes.ts';
import { dropFile } from './harness/dropFile.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { List } from './pages/List.ts';

const german = (iso: string) => iso.split('-').toReversed().join('.');
/** A ride in the words of a customer that is no manufacturer, three days ahead. */
const ride = (number: string): Line => {
  const { 'Auftragsnr. extern': _, FIN: _vin, Modell: model, Vorgang: _action, Paket: _bundle, ...rest } = goodRide;
  const days = { Abholdatum: german(day(3)), Zustelldatum: german(day(3)) };
  return { Laufnummer: `TA-${number}`, Rahmen: `WVWZZZE1ZNP${number}`, Typ: model, Hinweis: 'eilt', ...rest, ...days };
};
const headingsOf = (line: Line) => Object.keys(line);
async function fileOf(name: string, line: Line) {
  const content = await writeXlsx({ sheets: [{ name: 'A', rows: [headingsOf(line), Object.values(line)] }] });
  return { name, content: Buffer.from(content).toString('base64') };
}

test('a customer’s columns are taught by hand and by keyboard, then its next file and rows of a mail just come @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D0 Imports /import');
  const customer = await given.customer();
  await page.setViewportSize({ width: 1_600, height: 1_000 });
  const console = await signIn(await given.person({ roles: ['dispo'] }), '/import');
  const panel = console.panel('/import');
  const area = panel.getByText('Excel-Datei (.xlsx) hier ablegen').locator('..');
  const look = panel.getByRole('region', { name: 'Vorschau' });
  const readIn = panel.getByRole('button', { name: /Zeilen? einlesen$/ });
  const rows = new List(page, page.locator('[data-panel-url^="/vw_imports/"]').filter({ visible: true }));
  const states = rows.root.getByRole('group', { name: 'Zeilen nach Zustand' });

  await dropFile(area, await fileOf('flotte_montag.xlsx', ride('200001')));
  const open = panel.getByText('Noch ohne Spalte: Auftragsnr. extern, Vorgang, FIN, Modell.');
  await expect(open).toBeVisible();
  await expect(readIn).toHaveAttribute('aria-disabled', 'true');
  await panel.getByRole('combobox').first().fill(String(customer.kuerzel));
  await page.getByRole('option').first().click();

  const fields = panel.getByRole('list', { name: 'Felder ohne Spalte' });
  await look.getByText('Rahmen', { exact: true }).dragTo(fields.getByText('FIN *'));
  await expect(fields.getByText('FIN *')).toHaveCount(0);
  const field = (heading: string) => look.getByRole('button', { name: new RegExp(`^Feld der Spalte ${heading}:`) });
  await expect(field('Rahmen')).toHaveAccessibleName('Feld der Spalte Rahmen: FIN');
  for (const [heading, name] of [
    ['Laufnummer', 'Auftragsnr. extern'],
    ['Typ', 'Modell'],
    ['Hinweis', 'Info Fahrer'],
  ] as const) {
    await field(heading).press('ArrowDown');
    await expect(page.getByRole('listbox', { name: `Feld der Spalte ${heading}` })).toBeVisible();
    await page.keyboard.type(name.slice(0, 4));
    await page.keyboard.press('Enter');
    await expect(field(heading)).toHaveAccessibleName(`Feld der Spalte ${heading}: ${name}`);
    await expect(field(heading)).toBeFocused();
  }
  await expect(panel.getByText('Noch ohne Spalte: Vorgang.')).toBeVisible();
  const allNew = panel.getByRole('checkbox', { name: 'Ohne Spalte „Vorgang“ ist jede Zeile ein neuer Auftrag' });
  await allNew.click();
  await expect(allNew).toBeChecked();
  await expect(panel.getByText('Noch ohne Spalte')).toHaveCount(0);
  expect(await inBothThemes(page, '[data-panel-url="/import"]')).toEqual([]);
  await readIn.click();
  await expect(rows.row('TA-200001')).toBeVisible();
  await expect(states).toContainText('neu 1');

  await console.goTo('/import');
  await dropFile(area, await fileOf('flotte_dienstag.xlsx', ride('200002')));
  await expect(field('Rahmen')).toHaveCount(0);
  await expect(look.getByRole('columnheader', { name: 'FIN Rahmen' })).toBeVisible();
  await readIn.click();
  await expect(rows.row('TA-200002')).toBeVisible();
  await expect(states).toContainText('neu 1');

  await console.goTo('/import');
  const lines = ['200003', '200004', '200005'].map(ride);
  const cellsOf = (tag: string, cells: readonly unknown[]) =>
    `<tr>${cells.map((it) => `<${tag}>${String(it)}</${tag}>`).join('')}</tr>`;
  const table = lines.map((it) => cellsOf('td', Object.values(it))).join('');
  const html = `<p>Guten Morgen,</p><table>${cellsOf('th', headingsOf(lines[0] ?? {}))}${table}</table><p>Grüße</p>`;
  await panel.getByRole('heading', { name: 'Aufträge einlesen' }).click();
  await page.evaluate((given_) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given_);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  }, html);
  await expect(readIn).toHaveText('3 Zeilen einlesen');
  await readIn.click();
  await expect(rows.rows).toHaveCount(3);
  await expect(rows.root).toContainText('TA-200005');
});
