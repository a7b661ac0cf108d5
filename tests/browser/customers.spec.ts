import type { Locator } from '@playwright/test';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { expect, test } from './harness/story.ts';

const rowsIn = (root: Locator, name: string) => root.getByRole('region', { name }).locator('.ag-row[row-id]');

test('a customer has six tabs, reached by number: addresses and bills come and go by search, users lead there and back, services have conditions @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows(
    'D2 §2 customers tabs',
    'D2 §5 add buttons',
    'D2 §8 addresses',
    'D2 §2 users way back',
    'D2 §4 mail rules and services',
  );
  const customer = await given.customer();
  const name = `Hof ${String(customer.kuerzel)}`;
  const address = await given.record('addresses', { firma: name, city: 'Ulm' });
  const bill = await given.record('billing_addresses', { firma: `Bücher ${String(customer.kuerzel)}`, ort: 'Ulm' });
  const user = await given.record('users', {
    username: `leute.${String(customer.kuerzel).toLowerCase()}`,
    customer: customer['@id'],
  });
  const console = await signIn(await given.person({ roles: ['admin'] }), `/customers/${customer.id}/3`);
  const url = `/customers/${customer.id}`;
  const { root } = console.record(url);
  const tab = (label: RegExp) => root.getByRole('tab', { name: label });
  const labels = [
    'Stammdaten',
    'Adressen',
    'Rechnungsadressen',
    'Nutzer',
    'Automatischer Mailversand',
    'Zusatzleistungen',
  ];
  await expect(tab(/^Nutzer/)).toHaveAttribute('aria-selected', 'true');
  const shown = (await root.getByRole('tab').allTextContents()).map((it) => it.replace(/\s*\d+$/, ''));
  // Where the panel is narrow the last ones are behind a button, and are reached by their number all the same.
  expect(shown).toEqual(labels.slice(0, shown.length));

  for (const { label, list, search, added } of [
    { label: /^Adressen/, list: 'Adressen', search: /^Adresse suchen/, added: 'Adresse' },
    {
      label: /^Rechnungsadressen/,
      list: 'Rechnungsadressen',
      search: /^Rechnungsadresse suchen/,
      added: 'Rechnungsadresse',
    },
  ]) {
    await tab(label).click();
    const add = root.getByRole('button', { name: 'Hinzufügen', exact: true });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await root.getByRole('combobox', { name: search }).fill(String(customer.kuerzel));
    await page
      .getByRole('option', { name: new RegExp(String(customer.kuerzel)) })
      .first()
      .click();
    await add.click();
    await expect(console.message(`${added} hinzugefügt`)).toBeVisible();
    const rows = rowsIn(root, list);
    await expect(rows).toHaveCount(1);
    await rows.first().locator('[col-id]').nth(1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: `${added} entfernen` }).click();
    await expect(console.message(`${added} entfernt`)).toBeVisible();
    await expect(rows).toHaveCount(0);
  }
  expect((await given.stored(address)).erlaubtekunden).toEqual([]);
  expect((await given.stored(bill)).firma).toContain('Bücher');

  // From the list of users to the account and back, by its button and by its save.
  await tab(/^Nutzer/).click();
  await rowsIn(root, 'Nutzer-Konten').first().dblclick();
  const account = console.record(`/users/${String(user.id)}`);
  await account.root.getByRole('button', { name: 'Zum Kunden' }).click();
  await expect(tab(/^Nutzer/)).toHaveAttribute('aria-selected', 'true');
  await rowsIn(root, 'Nutzer-Konten').first().dblclick();
  await account.fill('name', 'Neuer Name');
  await page.keyboard.press('Control+s');
  await expect(console.message('Nutzer gespeichert')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/customers/${customer.id}\\?tab=nutzer`));

  await page.goto(`${url}/5`);
  await expect(root.getByText('Noch keine Zusatzleistungen hinterlegt.')).toBeVisible();
  const add = root.getByRole('button', { name: 'Hinzufügen', exact: true });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await root.getByRole('combobox', { name: 'Zusatzleistung suchen' }).fill('Wäsche');
  await page.getByRole('option').first().click();
  await add.click();
  await root.getByRole('button', { name: 'Bedingung' }).first().click();
  await root.getByRole('textbox', { name: 'Wert' }).fill('Ulm');
  await page.keyboard.press('Control+s');
  await expect(console.message('Kunde gespeichert')).toBeVisible();
  expect((await given.stored(customer)).defaultServices).toEqual([
    expect.objectContaining({ conditions: [{ field: 'pickupLocation', condition: 'eq', value: 'Ulm' }] }),
  ]);
  expect(await faultsOf(page, { within: '[data-record]' })).toEqual([]);
});

test('an address is put on the map by button and by arrows, and its warnings stand there as soon as they are switched on @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 addresses map', 'D2 §5 coordinates');
  const address = await given.record('addresses', { firma: 'Halle Quarz', city: 'Köln', plz: '50667' });
  const url = `/addresses/${String(address.id)}`;
  const console = await signIn(await given.person({ roles: ['admin'] }), url);
  const record = console.record(url);
  const find = record.root.getByRole('button', { name: 'Koordinaten ermitteln' });
  await expect(find).toHaveAttribute('aria-disabled', 'true');
  await record.fill('street', 'Hauptstraße');
  await record.fill('hausnr', '1');
  await find.click();
  await expect(console.message('Koordinaten wurden erfolgreich ermittelt')).toBeVisible();
  await expect(record.field('lat')).toHaveValue(/^50,9/);
  const found = await record.field('lng').inputValue();
  await record.root.getByRole('button', { name: /^Stecknadel/ }).press('Shift+ArrowRight');
  await expect(record.field('lng')).not.toHaveValue(found);
  await record.fill('plz', '00000');
  await record.fill('city', 'Nirgendwo');
  await find.click();
  await expect(console.message('Koordinaten konnten nicht ermittelt werden')).toBeVisible();
  await record.fill('plz', '50667');
  await record.fill('city', 'Köln');
  await expect(record.at('warningTextDamages')).toHaveCount(0);
  await record.at('displayWarning').getByRole('checkbox').press('Space');
  await expect(record.field('warningTextTakeoverReservation')).toHaveValue(/^Achtung: Ist das Fahrzeug verschmutzt/);
  await page.keyboard.press('Control+s');
  await expect(console.message('Adresse gespeichert')).toBeVisible();
  const stored = await given.stored(address);
  expect(stored).toMatchObject({ displayWarning: true, street: 'Hauptstraße' });
  expect(stored.lng).toBeGreaterThan(Number(found.replace(',', '.')));
  expect(await faultsOf(page, { within: '[data-record]' })).toEqual([]);
});
