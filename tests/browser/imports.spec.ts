import { writeXlsx } from 'hucre/xlsx';
import { formats } from '../../src/domain/import/reading/readSheet.ts';
import { sampleSheet } from '../../src/domain/import/reading/sheetOf.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';

/** The sample file of a format with one cell of its own, so that no other story has read it in. */
async function sample(format: keyof typeof formats): Promise<Buffer> {
  const { rows } = sampleSheet(formats[format]);
  const cells = rows.map((row) => row.map((it) => (typeof it === 'object' ? null : it)));
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Tabelle1', rows: cells }] }));
}
const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a manufacturer’s file is looked at, read in, and its orders are made', async ({ signIn, given, page }) => {
  shows('D2 §2 import', 'D2 §8 imports');
  const client = await given.record('customers', {
    kuerzel: `IMP${String(Date.now()).slice(-6)}`,
    firma: 'Werk Muster',
  });
  const console = await signIn(undefined, '/import');
  const panel = console.panel('/import');
  const broken = { name: 'bild.xlsx', mimeType, buffer: Buffer.from('no workbook') };
  await panel.locator('input[type=file]').setInputFiles(broken);
  await expect(panel.getByText('Die Datei ist keine Excel-Arbeitsmappe (.xlsx).')).toBeVisible();

  const file = { name: 'nordtor.xlsx', mimeType, buffer: await sample('MANUFACTURER') };
  await panel.locator('input[type=file]').setInputFiles(file);
  await expect(panel.getByRole('cell', { name: 'AB-440101' })).toBeVisible();
  expect(await faultsOf(page, { within: '[data-panel-url^="/import"]' })).toEqual([]);
  await panel.getByRole('button', { name: '3 Zeilen einlesen' }).click();
  await expect(console.message('Bitte den Auftraggeber der Datei wählen.')).toBeVisible();
  const customer = panel.getByRole('combobox');
  await customer.fill(String(client.kuerzel));
  await page.getByRole('option', { name: /Werk Muster/ }).click();
  await panel.getByRole('button', { name: '3 Zeilen einlesen' }).click();
  await expect(console.message('Erfolgreich importiert.')).toBeVisible();
  const record = console.panel('/vw_imports');
  await expect(record.getByText('AB-440103')).toBeVisible();
});
