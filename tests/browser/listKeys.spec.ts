import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

/** A click and a key that wait for the page together, as on a busy computer: no other task comes between them. */
const clickThenKey = (cell: Element, key: string) => {
  for (const type of ['mousedown', 'mouseup', 'click']) cell.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  cell.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code: `Key${key.toUpperCase()}`,
      altKey: true,
      bubbles: true,
      cancelable: true,
    }),
  );
};
const stepThenKey = (cell: Element, key: string) => {
  cell.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', bubbles: true, cancelable: true }),
  );
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code: `Key${key.toUpperCase()}`,
      altKey: true,
      bubbles: true,
      cancelable: true,
    }),
  );
};

test('a hotkey right behind a click or a step means the row that was clicked or stepped on, and ticks set by keys stay', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const [first, second, third] = [await given.contract(of), await given.contract(of), await given.contract(of)];
  const console = await signIn(undefined, '/contracts');
  const { contracts: list } = console;
  await list.ofCustomer(customer.kuerzel);
  await expect(list.rows).toHaveCount(3);
  const notes = console.dialogNamed('Notizen bearbeiten');
  await list.cell(first.auftragsnummer, 'vehicle').click();
  await list.cell(second.auftragsnummer, 'vehicle').evaluate(clickThenKey, 'n');
  await expect(notes).toContainText(second.auftragsnummer);
  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await list.cell(second.auftragsnummer, 'vehicle').evaluate(stepThenKey, 'n');
  await expect(notes).toContainText(third.auftragsnummer);
  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();

  await list.cell(first.auftragsnummer, 'vehicle').click();
  await page.keyboard.press('Control+Space');
  await expect(list.selection).toContainText('1 ausgewählt');
  await list.sortBy('Nr');
  await expect(page).toHaveURL(/order=auftragsnummer/);
  await list.cell(first.auftragsnummer, 'vehicle').focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.row(first.auftragsnummer)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+Space');
  await expect(list.selection).toContainText('2 ausgewählt');
  await list.selection.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await list.cell(first.auftragsnummer, 'vehicle').focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.row(second.auftragsnummer)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Control+End');
  await expect(list.row(third.auftragsnummer)).toHaveAttribute('aria-current', 'true');
  await expect(list.cell(third.auftragsnummer, 'vehicle')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(list.cell(first.auftragsnummer, 'vehicle')).toBeFocused();
});

test('a row that was opened is not ticked: commands mean the ticked rows, else the one somebody is at, and say so @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const [first, second] = [await given.contract(of), await given.contract(of)];
  const console = await signIn(
    undefined,
    `/contracts?contractClientAddress=${encodeURIComponent(String(customer['@id']))}`,
  );
  const { contracts: list } = console;
  await list.open(first.auftragsnummer);
  await expect(console.contract(first).heading).toHaveText(first.auftragsnummer);
  await expect(list.row(first.auftragsnummer)).toHaveAccessibleDescription('in einem Tab geöffnet');
  await console.closeTab();
  await expect(list.row(first.auftragsnummer)).not.toHaveAccessibleDescription('in einem Tab geöffnet');
  await expect(list.row(first.auftragsnummer)).toHaveAttribute('aria-current', 'true');
  await expect(list.row(first.auftragsnummer)).toHaveAttribute('aria-selected', 'false');
  const foot = page.getByRole('contentinfo');
  await expect(foot).not.toContainText('ausgewählt');
  await list.tick(second.auftragsnummer);
  await expect(list.selection).toContainText('1 ausgewählt');
  await expect(foot).toContainText('1 ausgewählt');
  await list.choose(first.auftragsnummer);
  await expect(list.selection).toContainText('1 ausgewählt');
  await page.keyboard.press('Alt+n');
  await expect(console.dialogNamed('Notizen bearbeiten')).toContainText(second.auftragsnummer);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Suchen und ausführen' })).toContainText(
    `Aktionen für ${second.auftragsnummer}`,
  );
  await page.keyboard.press('Escape');

  const menu = page.getByRole('menu', { name: 'Befehle der Zeile' });
  await list.row(first.auftragsnummer).getByRole('gridcell').nth(3).click({ button: 'right' });
  await expect(menu).toContainText(`Für ${first.auftragsnummer}`);
  await page.keyboard.press('Escape');
  await list
    .row(first.auftragsnummer)
    .getByRole('gridcell')
    .nth(3)
    .click({ modifiers: ['Control'] });
  await list.row(first.auftragsnummer).getByRole('gridcell').nth(3).click({ button: 'right' });
  await expect(menu).toContainText('Für 2 Aufträge');
});

test('what is typed into a cell is stored when a key closes its list or chooses another arrangement @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Lists plain fields changed');
  const contract = await given.contract({ pickupTimeFrom: '08:00', pickupTimeTo: '10:00' });
  const console = await signIn(undefined, '/contracts');
  const { contracts: list } = console;
  await list.search(contract.auftragsnummer);
  await list.cell(contract.auftragsnummer, 'licensePlate').click();
  await page.keyboard.type('K-AB 12');
  await expect(list.cellEditor('Kennzeichen').getByRole('textbox')).toHaveValue('K-AB 12');
  await page.keyboard.press('Alt+w');
  await expect(list.root).toHaveCount(0);
  await expect.poll(async () => (await given.stored(contract)).licensePlate).toBe('K-AB 12');

  await console.goTo('/contracts');
  await list.search(contract.auftragsnummer);
  await list.cell(contract.auftragsnummer, 'datum').click();
  await page.keyboard.press('F2');
  const until = list.cellEditor('Abholung').getByRole('textbox', { name: 'Abholung bis' });
  await until.fill('11');
  await page.keyboard.press('Alt+1');
  await expect(list.root).toHaveCount(0);
  await expect.poll(async () => (await given.stored(contract)).pickupTimeTo).toBe('11:00');

  await console.goTo('/contracts');
  await list.search(contract.auftragsnummer);
  await list.cell(contract.auftragsnummer, 'datum').click();
  await page.keyboard.press('F2');
  await until.fill('7');
  await page.keyboard.press('Alt+w');
  await expect(console.message('Abholung nicht geändert')).toContainText('07:00');
  expect((await given.stored(contract)).pickupTimeTo).toBe('11:00');
});

test('buttons that have no room are out of the keyboard’s reach, and all are behind the three dots @thorough', async ({
  signIn,
  given,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const contracts = [await given.contract(of), await given.contract(of)];
  const console = await signIn(undefined, '/contracts');
  const list = console.contracts;
  await list.ofCustomer(customer.kuerzel);
  for (const contract of contracts) await list.tick(contract.auftragsnummer);
  const hidden = list.selection.getByRole('button', { name: 'PDF', includeHidden: true });
  await expect(hidden).toBeHidden();
  await list.selection.getByRole('button').first().focus();
  const reached: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    await page.keyboard.press('ArrowRight');
  }
  expect(reached).toContain('Auswahl aufheben');
  expect(reached).not.toContain('PDF');
  await list.withSelection('PDF');
});
