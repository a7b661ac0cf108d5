import { faultsOf } from './harness/accessibility.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const german = (iso: string) => iso.split('-').toReversed().join('.');

test('the branches offered are those of the customer, and go with him @thorough', async ({ signIn, given, page }) => {
  const [one, other] = [await given.customer(), await given.customer()];
  await given.record('customer_departments', { name: `Filiale ${one.kuerzel}`, customer: one['@id'] });
  await given.record('customer_departments', { name: `Filiale ${other.kuerzel}`, customer: other['@id'] });
  await signIn(undefined, '/contracts/create-multiple');
  const customer = page.getByRole('combobox', { name: /^Auftraggeber/ });
  const branch = page.getByRole('combobox', { name: /^Filiale/ });

  await customer.fill(one.kuerzel);
  await page
    .getByRole('option', { name: new RegExp(one.kuerzel) })
    .first()
    .click();
  await branch.press('ArrowDown');
  await expect(page.getByRole('option', { name: /Filiale/ })).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(`Filiale ${one.kuerzel}`) }).click();
  await expect(branch).toHaveValue(new RegExp(one.kuerzel));
  await customer.fill(other.kuerzel);
  await page
    .getByRole('option', { name: new RegExp(other.kuerzel) })
    .first()
    .click();
  await expect(branch).toHaveValue('');
});

test('the table opens broad beside a contract; firms and drivers come from the stock, km and price stand in the row, four digits of a postcode are asked about @thorough', async ({
  signIn,
  given,
  page,
  system,
}) => {
  const [customer, driver, contract] = [await given.customer(), await given.driver(), await given.contract()];
  const firm = `Stammhaus ${customer.kuerzel}`;
  const address = await given.record('addresses', {
    firma: firm,
    street: 'Werkstraße',
    hausnr: '7',
    plz: '01067',
    city: 'Dresden',
  });
  const console = await signIn(undefined, `/contracts/${contract.id}`);
  await console.goTo('/contracts/create-multiple');
  const panel = console.panel('/contracts/create-multiple');
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeGreaterThan(1_000);
  const cell = (name: string) => panel.getByRole('textbox', { name, exact: true });
  const pick = (name: string) => panel.getByRole('combobox', { name, exact: true });

  await panel.getByRole('combobox', { name: /^Auftraggeber/ }).fill(customer.kuerzel);
  await page
    .getByRole('option', { name: new RegExp(customer.kuerzel) })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Aus Tabelle einfügen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aus Tabelle einfügen' });
  const own = [
    'Datum',
    'von',
    'Firma',
    'Straße',
    'PLZ',
    'Ort',
    'Datum',
    'von',
    'Firma',
    'Straße',
    'PLZ',
    'Ort',
    'Modell',
  ];
  await dialog
    .getByRole('textbox')
    .fill(
      [
        own,
        [
          german(day(3)),
          '8-10',
          'Autohaus',
          'Weg',
          '1067',
          'Dresden',
          german(day(3)),
          '15-17',
          'Zielhaus',
          'Ring',
          '89073',
          'Ulm',
          'Golf',
        ],
      ]
        .map((it) => it.join('\t'))
        .join('\n'),
    );
  await expect(dialog.getByText('Eine Postleitzahl hat vier Ziffern: 1067. 01067?')).toBeVisible();
  await dialog.getByRole('button', { name: '1 Auftrag übernehmen' }).click();
  await expect(cell('Auftrag 1, Abholung Straße')).toHaveValue('Weg');
  await expect(cell('Auftrag 1, Zustellung Straße')).toHaveValue('Ring');
  await expect(panel.getByText('PLZ hat fünf Ziffern. 01067?')).toBeVisible();
  await panel.getByRole('button', { name: '01067 in Auftrag 1, Abholung PLZ übernehmen' }).click();
  await expect(cell('Auftrag 1, Abholung PLZ')).toHaveValue('01067');

  await pick('Auftrag 1, Abholung Firma').fill(firm);
  await page.getByRole('option', { name: new RegExp(firm) }).click();
  await expect(cell('Auftrag 1, Abholung Straße')).toHaveValue('Werkstraße');
  await pick('Auftrag 1, Auftrag Fahrer').fill('Niemand');
  await page.keyboard.press('Tab');
  await expect(panel.getByText('Bitte einen Fahrer aus der Liste wählen')).toBeVisible();
  await pick('Auftrag 1, Auftrag Fahrer').fill(driver.kuerzel);
  await page.getByRole('option', { name: new RegExp(driver.kuerzel) }).click();
  await cell('Auftrag 1, Auftrag km').fill('387,4');
  await cell('Auftrag 1, Auftrag Preis netto').fill('385');
  expect(await faultsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: '1 Auftrag erstellen' }).click();
  await expect(panel.getByRole('button', { name: /^Auftrag \d{8} erstellt$/ })).toBeVisible();
  const made = (
    await (await system.as('admin')).get(`/api/contracts?contractClientAddress=${encodeURIComponent(customer['@id'])}`)
  ).body['hydra:member'][0];
  const stored = await given.stored(made);
  expect([
    stored.driver['@id'] ?? stored.driver,
    stored.pickupAddress['@id'] ?? stored.pickupAddress,
    stored.googleKm,
    stored.auftragswert,
  ]).toEqual([driver['@id'], address['@id'], 387.4, '385.00']);
});
