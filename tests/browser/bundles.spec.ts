import type { Page } from '@playwright/test';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import { day, type Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

/** Contracts one after the other on one day, each beginning where the one before it ends. */
async function bundled(given: Given, hours: readonly number[] = [7, 11, 15]) {
  const towns = ['Köln', 'Bonn', 'Koblenz', 'Mainz'];
  const codes = ['50667', '53111', '56068', '55116'];
  const place = (at: number) => ({
    firma: 'Autohaus',
    strasse: 'Hauptstraße',
    hausnr: '1',
    plz: codes[at],
    ort: towns[at],
  });
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const contracts = [];
  for (const [at, hour] of hours.entries())
    contracts.push(
      await given.contract({
        datum: day(3),
        bringdatum: day(3),
        pickupTimeFrom: clock(hour),
        pickupTimeTo: clock(hour + 1),
        deliveryTimeFrom: clock(hour + 2),
        deliveryTimeTo: clock(hour + 3),
        pickupLocation: place(at % 4),
        deliveryLocation: place((at + 1) % 4),
      }),
    );
  const bundle = await given.record('bundles', { contracts: contracts.map((it) => it['@id']) });
  return { contracts, bundle };
}

const rowsIn = (page: Page) => page.getByRole('grid', { name: 'Aufträge im Fahrtpaket' }).locator('[data-place]');
const numbersIn = (page: Page) => rowsIn(page).locator('a').allTextContents();

test('contracts of a bundle are moved by keys, buttons, dragging and their place, and put back', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §4 bundle order', 'D2 §5 move to position');
  const { contracts, bundle } = await bundled(given);
  const [one, two, three] = contracts.map((it) => String(it.auftragsnummer));
  const console = await signIn(undefined, `/bundles/${bundle.id}`);
  await expect(rowsIn(page)).toHaveCount(3);
  await expect.poll(() => numbersIn(page)).toEqual([one, two, three]);
  await expect(page.locator('[data-leg]').first()).toContainText('Warten bis 11:00');

  const row = (number: string | undefined) => rowsIn(page).filter({ hasText: number ?? '' });
  await row(three).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(console.message('Eintrag erfolgreich verschoben').first()).toBeVisible();
  await expect.poll(() => numbersIn(page)).toEqual([one, three, two]);
  await expect(row(three)).toBeFocused();
  await expect(page.locator('[data-leg="overlap"]').first()).toContainText('Überschneidung');

  await page.keyboard.press('p');
  const dialog = console.dialogNamed('Position ändern');
  await dialog.getByRole('textbox').fill('0');
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect(dialog.getByText('Die Position ist eine ganze Zahl ab 1.').first()).toBeVisible();
  await dialog.getByRole('textbox').fill('1000');
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect.poll(() => numbersIn(page)).toEqual([one, two, three]);

  await row(one).getByRole('button', { name: 'Nach unten' }).click();
  await expect.poll(() => numbersIn(page)).toEqual([two, one, three]);
  await page.getByRole('button', { name: 'Reihenfolge nach Zeit' }).first().click();
  await expect.poll(() => numbersIn(page)).toEqual([one, two, three]);
  // The ways between them come by themselves and move the rows.
  await expect(page.locator('[data-leg]').first()).toContainText('Warten bis 11:00');

  const handle = await row(three).locator('[data-sort-handle]').boundingBox();
  const top = await row(one).boundingBox();
  if (!handle || !top) throw new Error('nothing to drag');
  await page.mouse.move(handle.x + 5, handle.y + 5);
  await page.mouse.down();
  await page.mouse.move(top.x + 20, top.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => numbersIn(page)).toEqual([three, one, two]);
  await expect.poll(async () => (await given.stored(bundle)).contractBundles.length).toBe(3);
});

test('a contract is taken out, put back, and another is added by its number or not at all @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('R13', 'R40');
  const { contracts, bundle } = await bundled(given, [7, 11]);
  const [one, two] = contracts.map((it) => String(it.auftragsnummer));
  const console = await signIn(undefined, `/bundles/${bundle.id}`);
  await expect(rowsIn(page)).toHaveCount(2);

  await rowsIn(page).first().focus();
  await page.keyboard.press('Delete');
  await expect(console.dialog).toContainText(
    `Auftrag ${String(one)} aus Fahrtpaket ${String(bundle.bundle)} entfernen?`,
  );
  await console.dialog.getByRole('button', { name: 'Entfernen' }).click();
  await expect.poll(() => numbersIn(page)).toEqual([two]);
  await expect(page.getByText('Weniger als zwei Aufträge.')).toBeVisible();
  await console.message('Eintrag erfolgreich entfernt').getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => numbersIn(page)).toEqual([one, two]);

  const added = await given.contract({ datum: day(3), bringdatum: day(3) });
  const cancelled = await given.contract({ isStorniert: true });
  const number = page.getByRole('textbox', { name: 'Auftragsnummer' });
  const form = page.getByRole('group', { name: 'Auftrag hinzufügen' });
  await number.fill('99999999');
  await number.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Es wurde kein Auftrag mit der Auftragsnummer 99999999 gefunden.');
  await number.fill(String(cancelled.auftragsnummer));
  await number.press('Enter');
  await expect(form.getByRole('alert')).toHaveText(`Auftrag ${String(cancelled.auftragsnummer)} ist storniert.`);
  await number.fill(String(one));
  await number.press('Enter');
  await expect(form.getByRole('alert')).toHaveText(`Auftrag ${String(one)} steht schon in diesem Fahrtpaket.`);
  await expect(number).toHaveValue(String(one));
  await number.fill(String(added.auftragsnummer));
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(console.message('Auftrag hinzugefügt')).toBeVisible();
  await expect.poll(() => numbersIn(page)).toEqual([one, two, String(added.auftragsnummer)]);
});

test('the switches are saved, a bundle is dissolved after a question and comes back @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 bundles editing', 'D2 §4 bundle flags', 'D2 §8 bundle');
  const { bundle } = await bundled(given, [7, 11]);
  const console = await signIn(undefined, `/bundles/${bundle.id}`);
  await page.getByRole('switch', { name: 'Offen für Bewerbungen' }).click();
  await page.keyboard.press('Control+s');
  await expect(console.message('Fahrtpaket gespeichert')).toBeVisible();
  expect((await given.stored(bundle)).openForApplications).toBe(true);

  await page.getByRole('button', { name: 'Auflösen', exact: true }).click();
  const dialog = console.dialogNamed('Fahrtpaket auflösen');
  await expect(dialog).toContainText(
    `Fahrtpaket ${String(bundle.bundle)} mit 2 Aufträgen auflösen? Die Aufträge bleiben bestehen, offene Bewerbungen auf das Paket werden abgelehnt.`,
  );
  await dialog.getByRole('button', { name: /^Auflösen/ }).click();
  await expect(console.message('Fahrtpaket erfolgreich aufgelöst')).toBeVisible();
  await expect(page.getByText('aufgelöst', { exact: true })).toBeVisible();
  await console.message('Fahrtpaket erfolgreich aufgelöst').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('aktiv', { exact: true })).toBeVisible();
});

test('the screen of a bundle is for everybody, its way in a panel of its own that follows the same channel @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 bundles');
  const { bundle } = await bundled(given);
  const { bundle: other, contracts } = await bundled(given, [7, 9]);
  const console = await signIn(undefined, `/#/bundles/%2Fapi%2Fbundles%2F${bundle.id}/0`);
  await expect(page).toHaveURL(`/bundles/${bundle.id}?tab=0`);
  await expect(rowsIn(page)).toHaveCount(3);
  const nearby = page.getByRole('region', { name: 'Anschluss in der Nähe' });
  await expect(nearby).toBeVisible();
  expect(await faultsOf(page, { within: '[data-bundle]' })).toEqual([]);

  await console.chooseForTab(String(bundle.bundle), 'Kanal 3');
  await page.getByRole('button', { name: 'Weg und Prüfung' }).click();
  const way = page.getByRole('region', { name: 'Weg und Prüfung' });
  await expect(way.getByRole('img', { name: /^Strecke/ })).toBeVisible();
  await expect(way.locator('[data-ring]')).toHaveText(['1', '2', '3']);
  await expect(way.locator('[data-way="loaded"]')).toHaveCount(3);
  await expect(way.locator('[data-way="back"]')).toHaveAttribute('stroke-dasharray', /\d/);
  await expect(way).toContainText('Kette geschlossen');
  await expect(way).toContainText('Tagesarbeitszeit über 10 Stunden');
  expect(await faultsOf(page, { within: '[data-panel-url$="/way"]' })).toEqual([]);

  await console.goTo('/disposition');
  await console.goTo('/bundles');
  await console.chooseForTab('Fahrtpakete', 'Kanal 3');
  await page
    .locator(`.ag-row[row-id="${String(other['@id'])}"]`)
    .first()
    .click();
  await expect(page.locator(`[data-panel-url="/bundles/${other.id}/way"]`)).toHaveCount(1);
  await expect(way).toContainText(
    `${String(contracts[0]?.auftragsnummer)} und ${String(contracts[1]?.auftragsnummer)}: Überschneidung`,
  );
});

test('a bundle is put together by numbers, and stands in the list, yellow once it has lost a contract @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §2 bundles', 'D2 §8 bundle', 'R40');
  const [one, other, cancelled] = [
    await given.contract({ datum: day(3), bringdatum: day(3) }),
    await given.contract({ datum: day(2), bringdatum: day(2) }),
    await given.contract({ isStorniert: true }),
  ];
  const console = await signIn(undefined, '/bundles/create');
  const number = page.getByRole('textbox', { name: 'Auftragsnummer' });
  const form = page.getByRole('group', { name: 'Auftrag hinzufügen' });
  const add = async (typed: unknown) => {
    await number.fill(String(typed));
    await number.press('Enter');
  };
  const chosen = rowsIn(page);
  await add(one.auftragsnummer);
  await expect(chosen).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Fahrtpaket erstellen' })).toHaveAttribute('aria-disabled', 'true');
  await add(cancelled.auftragsnummer);
  await expect(form.getByRole('alert')).toHaveText(`Auftrag ${String(cancelled.auftragsnummer)} ist storniert.`);
  await add(one.auftragsnummer);
  await expect(form.getByRole('alert')).toHaveText(
    `Auftrag ${String(one.auftragsnummer)} steht schon in diesem Fahrtpaket.`,
  );
  await page.getByRole('switch', { name: 'Offen für Bewerbungen' }).click();
  await page.reload();
  await expect(chosen).toHaveCount(1);
  await expect(page.getByRole('switch', { name: 'Offen für Bewerbungen' })).not.toBeChecked();
  await add(other.auftragsnummer);
  await expect(chosen).toHaveCount(2);
  expect(await faultsOf(page, { within: '[data-panel-url^="/bundles/create"]' })).toEqual([]);
  await chosen.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => numbersIn(page)).toEqual([String(other.auftragsnummer), String(one.auftragsnummer)]);
  await expect(chosen.first()).toBeFocused();
  await page.getByRole('button', { name: 'Fahrtpaket erstellen' }).click();
  await expect(console.message('Fahrtpaket erstellt')).toContainText('aus 2 Aufträgen');
  await expect(page.getByRole('switch', { name: 'Aktiv' })).toBeVisible();
  await expect.poll(() => numbersIn(page)).toEqual([String(other.auftragsnummer), String(one.auftragsnummer)]);

  await rowsIn(page).first().focus();
  await page.keyboard.press('Delete');
  await console.dialog.getByRole('button', { name: 'Entfernen' }).click();
  await expect(console.message('Eintrag erfolgreich entfernt')).toBeVisible();
  const [bundle] = (await given.stored(one)).bundles;
  await page.goto('/bundles');
  const row = page.locator(`.ag-row[row-id="${String(bundle['@id'])}"]`).first();
  await expect(row).toHaveClass(/row-address-pending/);
});
