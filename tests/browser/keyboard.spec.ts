import { expect, test } from './harness/story.ts';
import { pressQuickly } from './harness/pressQuickly.ts';
import { shows } from '../specification/shows.ts';

test('the keyboard goes where the person goes: into the rows, the contract, back to the cell, and never nowhere', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Frame by keyboard alone');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const [first, second] = [await given.contract(of), await given.contract(of)];
  const other = await given.contract();
  const console = await signIn(
    undefined,
    `/contracts?contractClientAddress=${encodeURIComponent(String(customer['@id']))}`,
  );
  const { contracts: list, palette } = console;
  const { keyboard } = page;
  await expect(list.cell(first.auftragsnummer, 'auftragsnummer')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const head = (contract: typeof first) => console.contract(contract).root.getByRole('tab', { name: 'Auftragsdaten' });
  await expect(head(second)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Control+Tab');
  await expect(list.cell(second.auftragsnummer, 'auftragsnummer')).toBeFocused();
  await keyboard.press('Control+Tab');
  await expect(console.contract(second).root.getByRole('button', { name: /^Auftragstyp/ })).toBeFocused();
  await keyboard.press('Alt+ArrowLeft');
  await expect(list.cell(second.auftragsnummer, 'auftragsnummer')).toBeFocused();
  await keyboard.press('Alt+ArrowRight');
  await expect(console.contract(second).root.getByRole('button', { name: /^Auftragstyp/ })).toBeFocused();
  await palette.open();
  await palette.type(other.auftragsnummer);
  await expect(palette.chosen).toContainText(other.auftragsnummer);
  await keyboard.press('Enter');
  await expect(head(other)).toBeFocused();
  await palette.open();
  await palette.type(second.auftragsnummer);
  await expect(palette.chosen).toContainText(second.auftragsnummer);
  await keyboard.press('Enter');
  await expect(console.contract(second).root.getByRole('button', { name: /^Auftragstyp/ })).toBeFocused();
  await keyboard.press('Control+Tab');
  await expect(head(other)).toBeFocused();
  await keyboard.press('Alt+w');
  await expect(console.contract(second).root.getByRole('button', { name: /^Auftragstyp/ })).toBeFocused();
  await keyboard.press('Alt+w');
  await expect(list.cell(second.auftragsnummer, 'auftragsnummer')).toBeFocused();
});

test('a new contract made by keyboard has the keyboard once it is there, and no field has scrolled the window @thorough', async ({
  signIn,
  given,
  page,
}) => {
  const customer = await given.customer();
  const console = await signIn(undefined, '/contracts/create');
  const created = console.record('/contracts/create');
  await expect(created.root.getByRole('combobox', { name: /^Auftraggeber/ })).toBeFocused();
  await page.keyboard.type(customer.kuerzel);
  await page.getByRole('option', { name: new RegExp(customer.kuerzel) }).waitFor();
  await page.keyboard.press('Tab');
  for (const side of ['pickupLocation', 'deliveryLocation'])
    for (const [field, text] of Object.entries({
      firma: 'Autohaus Beispiel',
      strasse: 'Hauptstraße',
      hausnr: '1',
      plz: '50667',
      ort: 'Köln',
    }))
      await created.fill(`${side}.${field}`, text);
  await created.fill('datum', '+1');
  await created.fill('bringdatum', '+1');
  await created.fill('manufacturer', 'Volkswagen');
  await created.fill('carModel', 'Golf');
  await created.field('carModel').press('Control+s');
  await expect(console.message('Auftrag erfolgreich erstellt')).toBeVisible();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('tab', { name: 'Auftragsdaten' })
      .or(page.getByRole('tab', { name: 'Auftragsdaten' })),
  ).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test('rows are reached from the search, ticked, let go, cancelled and taken back by keys alone', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Forms Rückgängig');
  const customer = await given.customer();
  const of = { contractClientAddress: customer['@id'] };
  const [first, second, third] = [await given.contract(of), await given.contract(of), await given.contract(of)];
  const console = await signIn(
    undefined,
    `/contracts?contractClientAddress=${encodeURIComponent(String(customer['@id']))}`,
  );
  const { contracts: list } = console;
  const { keyboard } = page;
  await expect(list.rows).toHaveCount(3);
  await keyboard.press('Control+f');
  await expect(list.searchBox).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(list.cell(first.auftragsnummer, 'auftragsnummer')).toBeFocused();
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await expect(list.selection).toContainText('3 ausgewählt');
  await keyboard.press('Shift+ArrowUp');
  await expect(list.selection).toContainText('2 ausgewählt');
  await keyboard.press('Space');
  const preview = list.root.getByRole('complementary', { name: 'Vorschau' });
  await expect(preview).toContainText(second.auftragsnummer);
  await keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(list.selection).toContainText('2 ausgewählt');
  await keyboard.press('Escape');
  await expect(list.selection).toHaveCount(0);

  await keyboard.press('ArrowDown');
  await keyboard.press('Control+Space');
  await keyboard.press('ArrowUp');
  await keyboard.press('Control+Space');
  await expect(list.selection).toContainText('2 ausgewählt');
  await keyboard.press('Shift+Tab');
  await keyboard.press('End');
  await expect(list.selection.getByRole('button', { name: 'Auswahl aufheben' })).toBeFocused();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await keyboard.type('Storn');
  await keyboard.press('Enter');
  await expect(console.dialog.getByRole('button', { name: /^Abbrechen/ })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(console.message(/Auftrag erfolgreich storniert: 2 Aufträge/)).toBeVisible();
  expect((await given.stored(third)).isStorniert).toBe(true);
  await keyboard.press('Control+z');
  await expect(console.message('Rückgängig gemacht')).toBeVisible();
  for (const contract of [second, third]) expect((await given.stored(contract)).isStorniert).toBe(false);
});

test('Tab walks a list in five steps, the arrows its tools in the order of the eye @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Lists keys');
  const customer = await given.customer();
  const contract = await given.contract({ contractClientAddress: customer['@id'] });
  const console = await signIn(
    undefined,
    `/contracts?contractClientAddress=${encodeURIComponent(String(customer['@id']))}`,
  );
  const { contracts: list } = console;
  const { keyboard } = page;
  const cell = list.cell(contract.auftragsnummer, 'auftragsnummer');
  await expect(cell).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(list.toolbar.locator(':focus')).toHaveCount(1);
  await keyboard.press('Home');
  await expect(list.chip(/^Auftraggeber/)).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(list.toolbar.getByRole('button', { name: 'Filter „Auftraggeber“ entfernen' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(list.toolbar.getByRole('button', { name: 'Filter hinzufügen' })).toBeFocused();
  await keyboard.press('End');
  await expect(list.toolbar.getByRole('button', { name: 'Neuer Auftrag' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(list.searchBox).toBeFocused();
  await keyboard.press('Tab');
  await expect(list.toolbar.getByRole('button', { name: 'Neuer Auftrag' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(cell).toBeFocused();
  await keyboard.press('Tab');
  await expect(list.root.getByRole('navigation', { name: 'Seiten' }).locator(':focus')).toHaveCount(1);
  await keyboard.press('Shift+Tab');
  await expect(cell).toBeFocused();
  await pressQuickly(page, ['Tab', 'Shift+Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']);
  await expect(list.toolbar.locator(':focus')).toHaveCount(1);
  await keyboard.press('Home');
  await expect(list.chip(/^Auftraggeber/)).toBeFocused();
  await keyboard.press('Delete');
  const more = list.toolbar.getByRole('button', { name: 'Filter hinzufügen' });
  await expect(more).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('Testauftrag');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Filter Testauftrag' }).locator(':focus')).toHaveCount(1);
  await keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a package made by keys is not taken back once a colleague has changed it, and says so @thorough', async ({
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
  const { contracts: list, palette } = console;
  await expect(list.cell(first.auftragsnummer, 'auftragsnummer')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await palette.open();
  await palette.type('Fahrtpaket bilden');
  await expect(palette.chosen).toContainText('Fahrtpaket bilden');
  await page.keyboard.press('Enter');
  await expect(console.message('Fahrtpaket erstellt')).toBeVisible();
  await expect(list.cell(second.auftragsnummer, 'auftragsnummer')).toBeFocused();
  const [bundle] = (await given.stored(first)).bundles;
  await given.changed(bundle, { openForApplications: true });
  await page.keyboard.press('Control+z');
  await expect(console.message('Rückgängig nicht möglich')).toContainText(
    `Fahrtpaket ${bundle.bundle} wurde seither geändert`,
  );
  expect((await given.stored(second)).bundles).toHaveLength(1);
});
