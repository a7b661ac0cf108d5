import { focusedCell } from './harness/focusedCell.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

const plate = 'Kennzeichen';
type Box = { x: number; y: number; width: number; height: number } | null;
/** Whether two boxes lie over or edge to edge with each other. */
const touch = (one: Box, other: Box) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height + 1;

test('what is typed on a cell goes into it, Enter goes down, Tab to the next one, and it can be taken back', async ({
  signIn,
  given,
}) => {
  shows('C Lists plain fields changed');
  const customer = await given.customer();
  const [first, second] = [
    await given.contract({ contractClientAddress: customer['@id'] }),
    await given.contract({ contractClientAddress: customer['@id'] }),
  ];
  const console = await signIn(undefined, '/contracts');
  const { page, contracts: list } = console;
  await list.ofCustomer(customer.kuerzel);
  await list.cell(first.auftragsnummer, 'licensePlate').click();
  await page.keyboard.type('k ab 12');
  await expect(list.cellEditor(plate).getByRole('textbox')).toHaveValue('k ab 12');
  await page.keyboard.press('Enter');
  await expect(list.cell(first.auftragsnummer, 'licensePlate')).toHaveText('K AB 12');
  await expect.poll(() => focusedCell(page)).toBe(`${second['@id']} licensePlate`);
  await expect.poll(async () => (await given.stored(first)).licensePlate).toBe('K-AB 12');
  await console.takeBack('Kennzeichen geändert');
  await expect.poll(async () => (await given.stored(first)).licensePlate).toBe(first.licensePlate);

  await list.cell(second.auftragsnummer, 'licensePlate').dblclick();
  await page.keyboard.type('B-XY 9');
  await page.keyboard.press('Tab');
  await expect(list.cellEditor('Fahrzeug').getByRole('textbox', { name: 'Hersteller' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.cellEditor('Fahrzeug')).toBeHidden();
  await expect.poll(async () => (await given.stored(second)).licensePlate).toBe('B-XY 9');
  await page.keyboard.press('Enter');
  await expect(console.contract({ id: second.id }).root).toBeVisible();
});

test('an objection stands in the cell, before it is sent and after, and Esc gives back what was there @thorough', async ({
  signIn,
  given,
}) => {
  const contract = await given.contract({ pickupTimeFrom: '08:00', pickupTimeTo: '10:00' });
  const console = await signIn(undefined, '/contracts');
  const { page, contracts: list } = console;
  await list.search(contract.auftragsnummer);
  await list.cell(contract.auftragsnummer, 'datum').click();
  await page.keyboard.press('F2');
  const editor = list.cellEditor('Abholung');
  await editor.getByRole('textbox', { name: 'Abholung bis' }).fill('7');
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('„bis“ liegt vor „von“');
  await editor.getByRole('textbox', { name: 'Abholung bis' }).fill('irgendwann');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('textbox', { name: 'Abholung bis' })).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  expect(await given.stored(contract)).toMatchObject({
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    version: contract.version,
  });

  await page.route(`**${contract['@id']}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            title: 'Falsch',
            detail: 'So nicht.',
            violations: [{ propertyPath: 'licensePlate', message: 'Dieses Kennzeichen ist gesperrt.' }],
          }),
        })
      : route.continue(),
  );
  await list.cell(contract.auftragsnummer, 'licensePlate').click();
  await page.keyboard.type('K-AB 1');
  await page.keyboard.press('Enter');
  await expect(list.cellEditor(plate)).toContainText('Dieses Kennzeichen ist gesperrt.');
  await expect(list.cellEditor(plate).getByRole('textbox')).toHaveValue('K-AB 1');
  await expect(list.cell(contract.auftragsnummer, 'licensePlate')).not.toContainText('K AB 1');
});

test('the editor lies over its own cell: Tab brings cells into view, and when the rows scroll away it stores and goes @thorough', async ({
  signIn,
  given,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 420 });
  const customer = await given.customer();
  const first = await given.contract({ contractClientAddress: customer['@id'] });
  for (let count = 0; count < 15; count += 1) await given.contract({ contractClientAddress: customer['@id'] });
  const console = await signIn(undefined, '/contracts');
  const { contracts: list } = console;
  await list.ofCustomer(customer.kuerzel);
  await list.cell(first.auftragsnummer, 'licensePlate').click();
  await page.keyboard.press('F2');
  const editor = page.getByRole('group', { name: / ändern$/ });
  for (let step = 0; step < 40; step += 1) {
    await expect(editor).toBeVisible();
    await expect
      .poll(async () => touch(await editor.boundingBox(), await page.locator('.ag-cell-focus').boundingBox()))
      .toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await list.cell(first.auftragsnummer, 'licensePlate').click();
  await page.keyboard.type('K-ZZ 9');
  await expect(list.cellEditor(plate).getByRole('textbox')).toHaveValue('K-ZZ 9');
  await list.cell(first.auftragsnummer, 'datum').hover();
  await page.mouse.wheel(0, 120);
  await expect(editor).toBeHidden();
  await expect.poll(async () => (await given.stored(first)).licensePlate).toBe('K-ZZ 9');
});

test('a field that the role may not change is not offered, and lists of other things can be edited as well @thorough', async ({
  signInElsewhere,
  signIn,
  given,
}) => {
  const contract = await given.contract();
  const office = await signInElsewhere(await given.person({ roles: ['office'] }), '/contracts');
  await office.contracts.search(contract.auftragsnummer);
  await office.contracts.cell(contract.auftragsnummer, 'tags').click();
  await office.page.keyboard.press('F2');
  await expect(office.contracts.cellEditor('Merkmale').getByRole('textbox', { name: 'Info Backend' })).toBeFocused();
  await expect(office.contracts.cellEditor('Merkmale').getByText('Rechnungsnotiz')).toBeHidden();

  const group = await given.record('price_groups', { name: 'Zellen' });
  const type = await given.record('price_types', { name: 'Zellenpreis', slug: 'zellenpreis' });
  const price = await given.record('prices', {
    priceGroup: group['@id'],
    type: type['@id'],
    distance: 100,
    price: '50.00',
  });
  const admin = await signIn(await given.person({ roles: ['admin'] }), `/prices?priceGroup=${group['@id']}`);
  const list = admin.list('/prices');
  await list.cell('Zellenpreis', 'price').click({ button: 'right' });
  await admin.page.getByRole('menuitem', { name: 'Zelle ändern' }).click();
  await admin.page.keyboard.type('61,5');
  await admin.page.keyboard.press('Enter');
  await expect.poll(async () => (await given.stored(price)).price).toBe('61.50');
});
