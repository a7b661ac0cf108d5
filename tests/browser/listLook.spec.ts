import { expect, leftWith, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

test('box, number and what a person pins stay in sight while the list is scrolled aside @thorough', async ({
  signIn,
  given,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  const contract = await given.contract();
  const { contracts: list } = await signIn(undefined, '/contracts');
  await list.search(contract.auftragsnummer);
  const row = list.row(contract.auftragsnummer);
  await expect(list.cell(contract.auftragsnummer, 'status')).not.toBeInViewport();
  await row.getByRole('gridcell').nth(3).click();
  await page.keyboard.press('End');
  await expect(list.cell(contract.auftragsnummer, 'status')).toBeInViewport();
  await expect(list.cell(contract.auftragsnummer, 'auftragsnummer')).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('checkbox')).toBeInViewport({ ratio: 1 });

  const pinCustomer = async () => {
    await list.toolbar.getByRole('button', { name: 'Spalten und Zeilenabstand' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Kunde' }).last().click();
    await page.keyboard.press('Escape');
  };
  const isPinned = () =>
    list
      .cell(contract.auftragsnummer, 'contractClientAddress')
      .evaluate((cell) => cell.closest('[class*="pinned-left"]') !== null);
  await pinCustomer();
  await expect.poll(isPinned).toBe(true);
  await page.reload();
  await expect(list.cell(contract.auftragsnummer, 'contractClientAddress')).toBeVisible();
  expect(await isPinned()).toBe(true);
  await pinCustomer();
  await expect.poll(isPinned).toBe(false);
});

test('at 200 % zoom on 1440 pixels lists above one another keep their rows, and their filters fold to a count', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('C Lists three densities');
  await page.setViewportSize({ width: 720, height: 450 });
  const person = await given.person();
  const value = leftWith(['/disposition', '/contract_avis']);
  const client = await system.as(person.username, person.password);
  await client.post(`/api/users/${String(person.id)}/updateUserSetting`, { key: 'lastLayout', value });
  const console = await signIn(person);
  for (const url of ['/disposition', '/contract_avis']) {
    const list = console.list(url);
    await expect(list.rows.first()).toBeVisible();
    const seen = () =>
      list.rows.evaluateAll((all) =>
        all.map((row) => {
          const [box, frame] = [row, row.closest('[data-list]') ?? row].map((it) => it.getBoundingClientRect());
          return Math.min(box?.bottom ?? 0, frame?.bottom ?? 0) - (box?.top ?? 0);
        }),
      );
    await expect.poll(async () => Math.max(...(await seen()))).toBeGreaterThanOrEqual(36);
    expect((await list.toolbar.boundingBox())?.height).toBeLessThan(46);
  }
  const avis = console.list('/contract_avis');
  await expect(avis.toolbar.getByText(/^\d gesetzt$/)).toBeVisible();
  await avis.toolbar.getByRole('button', { name: 'Filter hinzufügen' }).click();
  await expect(page.getByRole('menuitemcheckbox', { checked: true }).first()).toBeVisible();
});

test('rows stand as close as the person likes, and all hits are printed, not only the page @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('C Lists three densities', 'C Lists print all hits');
  const customer = await given.customer();
  const contracts = [];
  for (let count = 0; count < 12; count += 1)
    contracts.push(await given.contract({ contractClientAddress: customer['@id'] }));
  const console = await signIn(undefined, '/contracts');
  const { contracts: list } = console;
  await list.ofCustomer(customer.kuerzel);
  const height = () => list.rowAt(0).evaluate((row) => row.clientHeight);
  await expect.poll(height).toBe(26);
  await list.toolbar.getByRole('button', { name: 'Spalten und Zeilenabstand' }).click();
  await page.getByRole('menuitemradio', { name: 'eng' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(22);
  await console.goTo('/customers');
  await expect
    .poll(() =>
      console
        .panel('/customers')
        .locator('[role=row][row-index="0"]')
        .evaluate((row) => row.clientHeight),
    )
    .toBe(22);
  await console.goTo('/contracts');

  await list.rowsPerPage(10);
  await expect(list.rows).toHaveCount(10);
  const { palette } = console;
  await palette.open();
  await palette.type('Spalten der Liste');
  await palette.run('Spalten der Liste …');
  await expect(page.getByRole('menu', { name: 'Spalten und Zeilenabstand' })).toBeVisible();
  await page.keyboard.press('Escape');
  await palette.open();
  await palette.type('Liste drucken');
  await palette.run('Liste drucken …');
  const print = page
    .getByRole('menu', { name: 'Exportieren und drucken' })
    .getByRole('menuitem', { name: 'Alle Treffer (12)' })
    .last();
  await expect(print).toBeFocused();
  await page.keyboard.press('Enter');
  const paper = page.frameLocator('iframe[title="Druckansicht"]');
  await expect(paper.locator('tbody tr')).toHaveCount(12);
  const sizes = await paper.locator('p, td').evaluateAll((all) => all.map((it) => getComputedStyle(it).fontSize));
  expect(new Set(sizes).size).toBe(1);
  await expect(paper.locator('body')).toContainText(String(contracts[11]?.auftragsnummer));
  await expect(paper.locator('p').first()).toContainText(`Auftraggeber ${String(customer.kuerzel)}`);
  const plate = String(contracts[11]?.licensePlate).replace('-', ' ');
  await expect(paper.locator('body')).toContainText(plate);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('a view is kept under its name, shows when it was changed, and comes back when its deletion is taken back @thorough', async ({
  signIn,
  page,
}) => {
  shows('C Lists views');
  const session = await signIn(undefined, '/contracts');
  const { contracts, messages } = session;
  const views = (name: string) => contracts.toolbar.getByRole('button', { name, exact: true });
  await contracts.flag('FF').click();
  await views('Ansichten').click();
  await page.getByRole('menuitem', { name: 'Als Ansicht speichern …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
  await dialog.getByRole('textbox').fill('Offene');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(views('Ansicht Offene')).toBeVisible();
  await expect(page).toHaveURL(/after%5D=today/);

  await views('Ansicht Offene').click();
  await page.getByRole('menuitem', { name: '„Offene“ umbenennen …' }).click();
  const renaming = page.getByRole('dialog', { name: 'Ansicht umbenennen' });
  await renaming.getByRole('textbox').fill('Ohne Fahrer');
  await renaming.getByRole('button', { name: 'Speichern' }).click();
  await views('Ansicht Ohne Fahrer').click();
  await page.getByRole('menuitem', { name: 'Liste beginnt mit „Ohne Fahrer“' }).click();
  await session.goTo('/contracts');
  await expect(contracts.flag('FF')).toHaveAttribute('aria-pressed', 'true');
  await views('Ansicht Ohne Fahrer').click();
  await page.getByRole('menuitem', { name: 'Liste beginnt mit der Standardansicht' }).click();
  await views('Ansicht Ohne Fahrer').click();
  await page.getByRole('menuitem', { name: '„Ohne Fahrer“ umbenennen …' }).click();
  await renaming.getByRole('textbox').fill('Offene');
  await renaming.getByRole('button', { name: 'Speichern' }).click();

  await contracts.flag('Storno').click();
  await views('Ansicht Offene, geändert').click();
  await page.getByRole('menuitem', { name: '„Offene“ löschen' }).click();
  await expect(views('Ansichten')).toBeVisible();
  await messages.getByRole('button', { name: /Rückgängig/ }).click();
  await views('Ansichten').click();
  await page.getByRole('menuitemradio', { name: 'Offene' }).click();
  await expect(contracts.flag('FF')).toHaveAttribute('aria-pressed', 'true');
  await expect(contracts.flag('Storno')).toHaveAttribute('aria-pressed', 'false');
});
