import type { Page } from '@playwright/test';
import { focusedCell } from './harness/focusedCell.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('copying takes the cell or the ticked rows, with headings or without; menus and dialogs give the focus back to the cell @thorough', async ({
  signIn,
  given,
  context,
}) => {
  shows('D1 §2 contracts editing in the list', 'C Lists columns remembered');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await given.customer();
  const of = {
    contractClientAddress: customer['@id'],
    datum: '2030-11-05',
    bringdatum: '2030-11-06',
    pickupTimeFrom: '08:00',
    googleKm: 1517.5,
  };
  const [first, second] = [await given.contract(of), await given.contract(of)];
  const console = await signIn(undefined, '/contracts');
  const { page, contracts: list } = console;
  await list.ofCustomer(customer.kuerzel);
  await list.cell(first.auftragsnummer, 'googleKm').hover();
  await expect(list.row(first.auftragsnummer).getByRole('button', { name: 'Weitere Befehle' })).toBeVisible();
  await list.cell(first.auftragsnummer, 'googleKm').click();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('1517,5');
  await page.keyboard.press('Control+Shift+C');
  await expect
    .poll(() => clipboard(page))
    .toMatch(new RegExp(`^${first.auftragsnummer as string}\\t[^\\n]*\\t05\\.11\\.2030\\t08:00\\t`));
  await list.tick(first.auftragsnummer);
  await list.tick(second.auftragsnummer);
  await page.keyboard.press('Control+c');
  await expect
    .poll(async () => (await clipboard(page)).split('\n').map((it) => it.split('\t')[0]))
    .toEqual(['Nr', first.auftragsnummer, second.auftragsnummer]);
  await list.rowMenu(first.auftragsnummer, 'Zeilen ohne Überschriften kopieren');
  await expect.poll(async () => (await clipboard(page)).split('\n').length).toBe(2);

  await list.selection.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await list.cell(second.auftragsnummer, 'vehicle').click();
  await page.keyboard.press('Alt+n');
  await expect(console.dialogNamed('Notizen bearbeiten').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedCell(page)).toBe(`${second['@id']} vehicle`);
  await list.cell(second.auftragsnummer, 'vehicle').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Position ändern/ }).click();
  await expect(console.dialogNamed('Position ändern')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(console.dialogNamed('Position ändern')).toHaveCount(0);
  await expect.poll(() => focusedCell(page)).toBe(`${second['@id']} vehicle`);
  await page.keyboard.press('Enter');
  await expect(console.contract({ id: second.id }).root).toBeVisible();
});
