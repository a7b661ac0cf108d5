import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';
import { buildTriedScreens, serveTriedScreens } from './harness/triedScreens.ts';

test.beforeAll(buildTriedScreens);
test.beforeEach(({ page }) => serveTriedScreens(page));

const grid = (root: Locator, name: string) => root.getByRole('region', { name });
const rows = (list: Locator) => list.locator('.ag-row[row-id]');
const cell = (row: Locator, column: string) => row.locator(`[col-id="${column}"]`);
/** In the order in which they stand on the screen; the grid leaves its elements where they are. */
const texts = (list: Locator, column: string) =>
  rows(list).evaluateAll(
    (all, id) =>
      all
        .toSorted((one, other) => Number(one.getAttribute('row-index')) - Number(other.getAttribute('row-index')))
        .map((it) => it.querySelector(`[col-id="${id}"]`)?.textContent ?? ''),
    column,
  );
const said = (root: Locator) => root.locator('[aria-live="assertive"]');

async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a record has tabs with counts; a user is typed into the list, an address linked and taken out, and the form keeps what was typed', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const address = await given.record('addresses', { firma: `Werkstatt ${customer.kuerzel}`, city: 'Ulm' });
  const console = await signIn(await given.person({ roles: ['admin'] }), `/customers/${customer.id}`);
  const record = console.record(`/customers/${customer.id}`);
  const tab = (name: RegExp) => record.root.getByRole('tab', { name });

  // A part of the form shares its draft and its save; a fault there leads to it.
  await record.fill('contactPerson', 'Frau Ohl');
  await tab(/^Stammdaten/).press('ArrowRight');
  await expect(tab(/^Abrechnung/)).toBeFocused();
  await record.fill('steuernummer', '263/392/70694');
  await expect(record.changes).toHaveText('2 Änderungen');

  await tab(/^Nutzer/).click();
  await expect(page).toHaveURL(/\?tab=nutzer/);
  await expect(tab(/^Nutzer/)).toHaveText(/Nutzer\s*0/);
  const users = grid(record.root, 'Nutzer-Konten');
  await expect(users).toContainText('Dieser Kunde hat noch keine Nutzer.');
  await record.root.getByRole('button', { name: 'Nutzer anfügen' }).click();
  const username = `neu.${String(customer.kuerzel).toLowerCase()}`;
  await expect(page.getByRole('group', { name: 'Nutzername ändern' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record.root.getByRole('alert').filter({ hasText: 'Nutzername' })).toBeVisible();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Name ändern' })).toBeVisible();
  await page.keyboard.type('Neuer Mensch');
  await page.keyboard.press('Enter');
  await expect(console.message('Nutzer angelegt')).toBeVisible();
  await expect(tab(/^Nutzer/)).toHaveText(/Nutzer\s*1/);
  await expect(cell(rows(users).first(), 'name')).toHaveText('Neuer Mensch');
  await expect(rows(users).first().locator('.ag-cell-focus, :focus')).toBeVisible();
  expect(await faultsOf(page, { within: '[data-record]' })).toEqual([]);

  await tab(/^Adressen/).click();
  const addresses = grid(record.root, 'Adressen');
  await record.root.getByRole('combobox', { name: /Adresse suchen/ }).fill(`Werkstatt ${customer.kuerzel}`);
  await page.getByRole('option', { name: new RegExp(`Werkstatt ${customer.kuerzel}`) }).click();
  await record.root.getByRole('button', { name: 'Zuordnen' }).click();
  await expect(rows(addresses)).toHaveCount(1);
  expect((await given.stored(address)).erlaubtekunden.map((it: { '@id': string }) => it['@id'])).toEqual([
    customer['@id'],
  ]);
  await cell(rows(addresses).first(), 'firma').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Zuordnung aufheben' }).click();
  await expect(rows(addresses)).toHaveCount(0);
  await console.takeBack('Zuordnung aufgehoben');
  await expect(rows(addresses)).toHaveCount(1);

  // Commands mean the row while the keyboard is in the list, and the record otherwise.
  await cell(rows(addresses).first(), 'firma').click();
  await expect(page.getByRole('contentinfo')).toContainText(`Werkstatt ${customer.kuerzel}`);
  await record.root.getByRole('heading', { level: 2 }).click();
  await expect(page.getByRole('contentinfo')).not.toContainText(`Werkstatt ${customer.kuerzel}`);

  await record.save();
  await expect(console.message('Kunde gespeichert')).toBeVisible();
  expect(await given.stored(customer)).toMatchObject({ contactPerson: 'Frau Ohl', steuernummer: '263/392/70694' });
});

test('rows are put in order by hand: dragged, by Alt and the arrows, by a number, each move said and taken back @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const made = [await given.contract(), await given.contract(), await given.contract(), await given.contract()];
  const [one, two, three, four] = made.map((it) => String(it.auftragsnummer));
  const bundle = await given.record('bundles', { contracts: made.slice(0, 3).map((it) => it['@id']) });
  const console = await signIn(await given.person({ roles: ['admin'] }), `/bundles/${bundle.id}?tab=auftraege`);
  const { root } = console.record(`/bundles/${bundle.id}`);
  const list = grid(root, 'Aufträge in Fahrtpaketen');
  const order = () => expect.poll(() => texts(list, 'contract'));
  const row = (number: string | undefined) => rows(list).filter({ hasText: number ?? '' });
  await order().toEqual([one, two, three].map((it) => expect.stringContaining(it ?? '')));

  await cell(row(one), 'contract').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(console.message('Reihenfolge geändert')).toBeVisible();
  await order().toEqual([two, one, three].map((it) => expect.stringContaining(it ?? '')));
  await expect(said(root)).toContainText('Position 2 von 3');
  await expect(row(one).locator('.ag-cell-focus')).toBeVisible();

  const last = await row(three).boundingBox();
  await drag(page, row(two).locator('[data-sort-handle]'), {
    x: (last?.x ?? 0) + 40,
    y: (last?.y ?? 0) + (last?.height ?? 0) - 2,
  });
  await order().toEqual([one, three, two].map((it) => expect.stringContaining(it ?? '')));

  await root.getByRole('combobox', { name: /zuordnen/ }).fill(four ?? '');
  await page.getByRole('option', { name: new RegExp(four ?? '') }).click();
  await root.getByRole('button', { name: 'Zuordnen' }).click();
  await expect(rows(list)).toHaveCount(4);
  await cell(row(four), 'contract').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'An Position …' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('1');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Verschieben/ })
    .click();
  await expect(console.messages.getByText(`${four ?? ''}: Position 1`)).toBeVisible();
  await order().toEqual([four, one, three, two].map((it) => expect.stringContaining(it ?? '')));
  await console.reload();
  await expect(rows(list)).toHaveCount(4);
  await order().toEqual([four, one, three, two].map((it) => expect.stringContaining(it ?? '')));
});

test('a row goes to a place on another page by one call, and a place that there cannot be is told where it is typed @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const made = [];
  for (let count = 0; count < 7; count += 1) made.push(await given.contract());
  const numbers = made.map((it) => String(it.auftragsnummer));
  const bundle = await given.record('bundles', { contracts: made.map((it) => it['@id']) });
  const console = await signIn(await given.person({ roles: ['admin'] }), `/bundles/${bundle.id}?tab=auftraege`);
  const { root } = console.record(`/bundles/${bundle.id}`);
  const list = grid(root, 'Aufträge in Fahrtpaketen');
  const row = (at: number) => rows(list).filter({ hasText: numbers[at] ?? '' });
  const shown = (...at: number[]) =>
    expect.poll(() => texts(list, 'contract')).toEqual(at.map((it) => expect.stringContaining(numbers[it] ?? '')));
  const calls: string[] = [];
  page.on('request', (it) => {
    if (it.method() !== 'GET' && it.url().includes('/bundle_contracts')) calls.push(it.method());
  });
  await shown(0, 1, 2, 3, 4);

  await cell(row(1), 'contract').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'An Position …' }).click();
  const dialog = page.getByRole('dialog');
  const move = () => dialog.getByRole('button', { name: /Verschieben/ }).click();
  await expect(dialog).toContainText('1 bis 7');
  for (const wrong of ['0', 'x', '1e9']) {
    await dialog.getByRole('textbox').fill(wrong);
    await move();
    await expect(dialog).toContainText('Die Position ist eine ganze Zahl ab 1.');
  }
  expect(calls).toEqual([]);
  await dialog.getByRole('textbox').fill('007');
  await move();
  await shown(0, 2, 3, 4, 5);
  await expect(said(root)).toContainText('Position 7 von 7');
  expect(calls).toEqual(['POST']);
  await expect.poll(() => texts(list, 'sortOrder')).toEqual(['1', '2', '3', '4', '5']);

  // Below the last row of the page the next page begins.
  await cell(row(5), 'contract').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said(root)).toContainText('Position 6 von 7');
  await shown(0, 2, 3, 4, 6);
  await console.takeBack('Reihenfolge geändert');
  await shown(0, 2, 3, 4, 5);
});
