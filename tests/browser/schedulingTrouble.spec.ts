import { shows } from '../specification/shows.ts';
import { arranged, listOf } from './harness/avisList.ts';
import { day } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

/** The server is there, and this call of it does not answer. */
const away = { status: 503, body: '' };

test('what cannot be reached while an appointment is arranged is said, keeps what was done, and is tried again @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §8 avis', 'D2 §8 locking', 'D2 §5 avis questions');
  const customer = await given.customer();
  const driver = await given.driver();
  const driven = await arranged(given, customer, { bringdatum: day(9), driver: driver['@id'] });
  const asked = await arranged(given, customer, { flexContract: true, bringdatum: day(9) });
  const unreachable = await arranged(given, customer, {
    deliveryLocation: { firma: 'Elbhof', strasse: 'Elbweg', hausnr: '2', plz: '01067', ort: 'Dresden' },
  });
  const console = await signIn(await given.person({ roles: ['office'] }), listOf(customer));
  const list = console.list('/contract_avis');

  await page.route('**/api/locks', (route) => route.fulfill(away));
  await list.open(unreachable.auftragsnummer);
  await expect(console.message('Fehler beim Sperren')).toBeVisible();
  const dialog = console.dialogNamed(`Avisierung ${unreachable.auftragsnummer}`);
  await expect(dialog.getByText('Kontaktinformationen fehlen').first()).toBeVisible();
  await expect(dialog.getByText('Keine ASP Mail angegeben').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'E-Mail an Ansprechpartner …' }).hover();
  await expect(page.getByText('ASP Mail fehlt').first()).toBeVisible();
  await dialog.locator('[data-field="note"]').getByRole('textbox').fill('ohne Sperre geschrieben');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(list.row(unreachable.auftragsnummer)).toContainText('ohne Sperre geschrieben');
  await page.unroute('**/api/locks');

  await page.route('**/api/contract_avis_suggestions*', (route) => route.fulfill(away));
  await list.rowMenu(asked.auftragsnummer, 'Verknüpfen …');
  const link = console.dialogNamed('Verknüpfen');
  await expect(link.getByText('Fehler beim Laden der vorgeschlagenen Verknüpfungen')).toBeVisible();
  await page.keyboard.press('Escape');

  const mail = console.dialogNamed('E-Mail an Ansprechpartner');
  await list.rowMenu(driven.auftragsnummer, 'E-Mail an Ansprechpartner …');
  await expect(mail.getByText(`Die Fenster sind frei im Tagesplan von ${String(driver.name)}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await list.rowMenu(asked.auftragsnummer, 'E-Mail an Ansprechpartner …');
  await expect(mail.getByText('Vorschau der E-Mail an asp@kunde.example')).toBeVisible();
  await expect(mail.getByRole('switch', { name: 'Drei Zeitfenster vorschlagen' })).toBeChecked();
  const send = mail.getByRole('button', { name: 'E-Mail senden' });
  await page.route('**/avis_mail', (route) => route.abort());
  await send.click();
  await expect(console.message('Fehler beim Verschicken')).toBeVisible();
  await page.unroute('**/avis_mail');
  await send.click();
  await expect(console.message('Email wurde versendet')).toBeVisible();
  await expect(list.row(asked.auftragsnummer)).toContainText('Rückmeldung ASP abwarten');

  await list.open(asked.auftragsnummer);
  const open = console.dialogNamed(`Avisierung ${asked.auftragsnummer}`);
  await expect(open.getByText('Noch keine Antwort')).toBeVisible();
  await open.getByRole('button', { name: 'Link zurückziehen' }).click();
  await expect(console.message('Der Link ist zurückgezogen.')).toBeVisible();
  await expect(open.getByText('Nicht angefragt')).toBeVisible();
});

test('a bundle that cannot be made, saved, sorted or dissolved says so and is as it was; it is deleted after a question @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D2 §8 bundle', 'D2 §4 bundle');
  const on = { datum: day(3), bringdatum: day(3) };
  const contracts = [await given.contract(on), await given.contract(on)];
  const ids = contracts.map((it) => String(it.id)).join(',');
  const console = await signIn(undefined, `/bundles/create?contracts=${ids}`);
  await page.route('**/api/bundles', (route) => route.fulfill(away));
  const make = page.getByRole('button', { name: 'Fahrtpaket erstellen' });
  await make.click();
  await expect(console.message('Error: Fahrtpaket nicht erstellt')).toBeVisible();
  await page.unroute('**/api/bundles');
  await make.click();
  await expect(console.message('Fahrtpaket erstellt')).toBeVisible();

  await page.route('**/api/bundles/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(away) : route.continue(),
  );
  const open = page.getByRole('switch', { name: 'Offen für Bewerbungen' });
  await open.click();
  await page.keyboard.press('Control+s');
  await expect(console.message('Error: Fahrtpaket nicht gespeichert').first()).toBeVisible();
  await expect(open).not.toBeChecked();
  await page.getByRole('button', { name: 'Auflösen', exact: true }).click();
  await console
    .dialogNamed('Fahrtpaket auflösen')
    .getByRole('button', { name: /^Auflösen/ })
    .click();
  await expect(console.message('Error: Fahrtpaket nicht gespeichert').first()).toBeVisible();
  await expect(page.getByText('aktiv', { exact: true })).toBeVisible();
  await page.unroute('**/api/bundles/*');
  await page.keyboard.press('Control+s');
  await expect(console.message('Fahrtpaket gespeichert')).toBeVisible();

  const rows = page.getByRole('grid', { name: 'Aufträge im Fahrtpaket' }).locator('[data-place]');
  const numbers = contracts.map((it) => String(it.auftragsnummer));
  await page.route('**/api/bundle_contracts/*', (route) => route.fulfill(away));
  await rows.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(console.message('Fehler beim verschieben')).toBeVisible();
  await rows.first().focus();
  await page.keyboard.press('Delete');
  await console.dialog.getByRole('button', { name: 'Entfernen' }).click();
  await expect(console.message('Fehler beim entfernen')).toBeVisible();
  await page.unroute('**/api/bundle_contracts/*');
  await expect.poll(() => rows.locator('a').allTextContents()).toEqual(numbers);

  const [bundle] = (await given.stored(contracts[0])).bundles;
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await console.dialog.getByRole('button', { name: /^Löschen/ }).click();
  await expect(console.message('Paket erfolgreich entfernt')).toBeVisible();
  await expect.poll(async () => (await given.stored(contracts[0])).bundles).toEqual([]);
  await expect(console.panel(`/bundles/${String(bundle.id)}`)).toHaveCount(0);
});
