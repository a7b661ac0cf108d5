import { faultsOf } from './harness/accessibility.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';
import { shows } from '../specification/shows.ts';

const german = (iso: string) => iso.split('-').toReversed().join('.');
const headings = [
  'Abholdatum',
  'Abholung von',
  'Abholung Firma',
  'Abholung Straße',
  'Abholung PLZ',
  'Abholung Ort',
  'Zustelldatum',
  'Zustellung von',
  'Ziel Firma',
  'Ziel Straße',
  'Ziel PLZ',
  'Ziel Ort',
  'Modell',
  'Fahrgestellnummer',
];
const row = (model: string, vin = '') => [
  german(day(3)),
  '8-10',
  'Autohaus Beispiel',
  'Hauptstraße',
  '50667',
  'Köln',
  german(day(3)),
  '15-17',
  'Zielhaus',
  'Ring',
  '89073',
  'Ulm',
  model,
  vin,
];

/** What is kept in this browser of unsaved input, as text. */
function keptTexts(): Promise<string> {
  return new Promise((resolve) => {
    const opened = indexedDB.open('leitstand');
    opened.onsuccess = () => {
      const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => resolve(JSON.stringify(all.result));
    };
  });
}

test('contracts come from a spreadsheet: mapped, put right at the cell, created one by one, repeated without doubles', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D1 §2 contracts create-multiple', 'D1 §8 bulk create');
  const customer = await given.customer();
  await signIn(undefined, '/contracts/create-multiple');
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.getByRole('button', { name: 'Aus Tabelle einfügen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aus Tabelle einfügen' });
  await dialog
    .getByRole('textbox')
    .fill(
      [headings, row('Golf'), row('Polo', 'WVWZZZ1JZ3W38675O'), row('Passat')].map((it) => it.join('\t')).join('\n'),
    );
  await expect(dialog.getByText('3 Zeilen, mit Überschriften')).toBeVisible();
  await expect(dialog.getByText('1 Zelle nicht verstanden')).toBeVisible();
  expect(await faultsOf(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: '3 Aufträge übernehmen' }).click();
  await expect(cell('Auftrag 1, Abholung bis')).toHaveValue('10:00');

  await page.getByRole('button', { name: '3 Aufträge erstellen' }).click();
  await expect(page.getByText('Es fehlen Pflichtfelder in den Aufträgen')).toBeVisible();
  await page.getByRole('combobox', { name: /^Auftraggeber/ }).fill(customer.kuerzel);
  await page
    .getByRole('option', { name: new RegExp(customer.kuerzel) })
    .first()
    .click();
  await page.getByRole('button', { name: '3 Aufträge erstellen' }).click();
  await expect(page.getByText('Bitte korrigieren Sie die Fehler im Formular')).toBeVisible();
  await expect(page.getByText('Die FIN enthält unzulässige Zeichen (I, O, Q).')).toBeVisible();
  await cell('Auftrag 2, Fahrzeug FIN').fill('');

  // The answer to the second contract is lost on its way; the contract itself is made.
  let isLost = false;
  await page.route('**/api/contracts', async (route) => {
    if (route.request().method() !== 'POST' || isLost || !route.request().postData()?.includes('Polo'))
      return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: '3 Aufträge erstellen' }).click();
  await expect(page.getByRole('button', { name: /^Auftrag \d{8} erstellt$/ })).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung zum Server' })).toBeVisible();
  await page.getByRole('button', { name: '1 Auftrag erneut versuchen' }).click();
  await expect(page.getByRole('button', { name: /^Auftrag \d{8} erstellt$/ })).toHaveCount(3);
  const { body } = await (
    await system.as('admin')
  ).get(`/api/contracts?contractClientAddress=${encodeURIComponent(customer['@id'])}&itemsPerPage=10`);
  expect(body['hydra:totalItems']).toBe(3);
  await page
    .getByRole('button', { name: /^Auftrag \d{8} erstellt$/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: /\d{8}/ })).toBeVisible();
});

test('rows are typed by keyboard, filled for all and downwards, and come back after a reload', async ({
  signIn,
  page,
}) => {
  shows('D1 §9 bulk-create counts');
  await signIn(undefined, '/contracts/create-multiple');
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('button', { name: /^Anzahl neuer Aufträge/ }).click();
  await page.getByRole('option', { name: '5 Aufträge' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(6);

  await cell('Für alle, Fahrzeug Modell').fill('Golf');
  await expect(cell('Auftrag 5, Fahrzeug Modell')).toHaveAttribute('placeholder', 'Golf');
  await cell('Auftrag 1, Abholung von').fill('930');
  await page.keyboard.press('Enter');
  await expect(cell('Auftrag 2, Abholung von')).toBeFocused();
  await expect(cell('Auftrag 1, Abholung von')).toHaveValue('09:30');
  await expect(cell('Auftrag 1, Abholung bis')).toHaveValue('11:30');
  await page.keyboard.press('Control+d');
  await expect(cell('Auftrag 2, Abholung von')).toHaveValue('09:30');
  await cell('Auftrag 1, Abholung Ort').fill('Köln');
  await page.getByRole('button', { name: 'Zelle nach unten füllen' }).click();
  await expect(cell('Auftrag 5, Abholung Ort')).toHaveValue('Köln');
  await cell('Auftrag 3, Abholung PLZ').fill('123');
  await page.keyboard.press('Tab');
  await expect(page.getByText('PLZ hat fünf Ziffern')).toBeVisible();
  await page.getByRole('button', { name: 'Auftrag 3 verdoppeln' }).click();
  await page.getByRole('button', { name: 'Auftrag 5 aus der Tabelle nehmen' }).click();
  await expect(cell('Auftrag 4, Abholung PLZ')).toHaveValue('123');
  expect(await faultsOf(page)).toEqual([]);

  await expect.poll(() => page.evaluate(keptTexts)).toContain('123');
  await page.reload();
  await expect(page.getByText(/Entwurf vom .* wiederhergestellt/)).toBeVisible();
  await expect(cell('Auftrag 1, Abholung von')).toHaveValue('09:30');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('dialog', { name: 'Änderungen verwerfen' }).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('the branches offered are those of the customer, and go with him', async ({ signIn, given, page }) => {
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

test('the table opens broad beside a contract; firms and drivers come from the stock, km and price stand in the row, four digits of a postcode are asked about', async ({
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
