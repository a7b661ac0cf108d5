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

test('rows are typed by keyboard, filled for all and downwards, and come back after a reload @thorough', async ({
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
