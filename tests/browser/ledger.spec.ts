import { shows } from '../specification/shows.ts';
import type { Json } from '../harness/client.ts';
import { faultsOf } from './harness/accessibility.ts';
import type { Given } from './harness/given.ts';
import type { System } from './harness/system.ts';
import { expect, test } from './harness/story.ts';

/** A company of long ago with what the tax adviser needs; its months hold nothing but what the story makes. */
async function companyOf(given: Given, year: string): Promise<Json> {
  return given.record('companies', {
    validFrom: `${year}-01-01`,
    name: 'Leitstand Fahrzeugüberführungen GmbH',
    street: 'Hafenallee 12',
    zipcode: '50667',
    city: 'Köln',
    phone: '0221 4710100',
    email: 'rechnung@leitstand.example',
    ustid: 'DE123456788',
    iban: 'DE02120300000000202051',
    mandantennummer: 55003,
    chartOfAccounts: '04',
  });
}

/** A customer who can be billed, and whose account is none of a customer. */
const buyerOf = (given: Given) =>
  given.customer({
    strasse: 'Ringweg',
    hausnr: '12',
    plz: '34117',
    ort: 'Kassel',
    email: 'rechnung@rheinbogen.example',
    debtorAccount: 70001,
  });

/** An LF Rechnung of that day whose file is there. */
async function closedBilling(system: System, given: Given, values: Json): Promise<Json> {
  const made = await given.record('billings', { ...values, abgeschlossen: true });
  const accounting = await system.as('buchhaltung');
  await expect
    .poll(async () => (await accounting.get(made['@id'])).body.documentFile?.contentType, { timeout: 60_000 })
    .toBe('application/pdf');
  return made;
}

test('a month is checked, its bad rows are cured, it goes out once, and an LF Rechnung is made, closed and printed', async ({
  signIn,
  given,
  system,
  page,
}) => {
  shows('D2 §2 billings');
  const company = await companyOf(given, '2011');
  const customer = await buyerOf(given);
  const article = [{ beschreibung: 'Überführung Köln – Ulm', wert: '100.00' }];
  await closedBilling(system, given, {
    customer: customer['@id'],
    datum: '2011-03-10',
    auftragsnummer: 'M-1',
    artikeldatenArray: article,
  });
  const person = await given.person({ roles: ['buchhaltung'] });
  const console = await signIn(person, '/datev?month=2011-03');
  const panel = console.panel('/datev');
  const check = panel.getByRole('button', { name: 'Prüfen' });
  const send = panel.getByRole('button', { name: 'Exportieren' });
  await check.click();
  await expect(panel.getByText('1 Beleg, 119,00 € brutto')).toBeVisible();
  await expect(panel.getByText(/Noch nicht mit der Steuerberatung abgestimmt/)).toBeVisible();
  const rows = panel.getByRole('list', { name: 'Prüfung' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /Es fehlt die Beraternummer\./,
    /Das Konto 70001 von .* liegt nicht zwischen 10000 und 69999\./,
  ]);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(page, { within: '[data-panel-url^="/datev"]' })).toEqual([]);

  await given.changed(company, { beraternummer: 29098 });
  await rows.nth(1).getByRole('button', { name: 'Zum Feld' }).click();
  const record = console.record(`/customers/${String(customer.id)}`);
  await record.fill('debtorAccount', '10003');
  await record.save();
  await expect(console.message(/gespeichert/)).toBeVisible();
  await console.goTo('/datev?month=2011-03');
  await check.click();
  await expect(panel.getByText('Alle 1 Belege können exportiert werden.')).toBeVisible();
  await send.click();
  const line = panel.getByRole('list', { name: 'Exporte' }).getByRole('listitem').first();
  await expect(line).toContainText('1 Belege, 1 Buchungen.');
  await expect(line.getByRole('button', { name: 'Buchungsstapel' })).toBeVisible({ timeout: 60_000 });
  await expect(line.getByRole('button', { name: /Wiederholen/ })).toHaveCount(0);
  await expect(panel.getByText('In diesem Monat ist nichts mehr zu exportieren.')).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');

  await console.goTo('/billings/create');
  const form = console.record('/billings/create');
  await form.fill('firma', 'Autohaus Ulm KG');
  await form.fill('auftragsnummer', 'M-2');
  await form.fill('datum', '11.04.2011');
  await form.fill('strasse', 'Donauweg 3');
  await form.fill('plz', '89073');
  await form.fill('ort', 'Ulm');
  await form.fill('email', 'post@autohaus-ulm.example');
  await form.save(/^(Anlegen|Erstellen|Speichern)/);
  const made = page.locator('[data-panel-url^="/billings/"]').last();
  await made.getByRole('tab', { name: /Artikel/ }).click();
  await expect(made.getByText('Noch keine Artikel.')).toBeVisible();
  const [stored] = (await (await system.as('buchhaltung')).get('/api/billings?auftragsnummer=M-2')).body[
    'hydra:member'
  ];
  await given.changed(stored, { artikeldatenArray: [{ beschreibung: 'Wäsche', wert: '15.50' }] });
  await expect(made.getByText('Wäsche')).toBeVisible();
  await made.getByRole('tab', { name: /LF Rechnung/ }).click();
  await console.palette.run('Abschließen');
  await console.dialogNamed('Abschließen').getByRole('button', { name: 'Abschließen' }).click();
  await expect(console.message('Rechnung M-2 ist abgeschlossen')).toBeVisible();
  await expect(made.locator('[data-field="firma"] input')).toHaveAttribute('readonly', '');
  await console.palette.run('PDF zeigen');
  await expect(console.message('PDF erfolgreich generiert')).toBeVisible({ timeout: 60_000 });
  expect(await faultsOf(page, { within: '[data-panel-url^="/billings/"]' })).toEqual([]);
});

test('the month goes out by keyboard alone, and an administrator repeats it with a reason', async ({
  signIn,
  given,
  system,
  page,
}) => {
  const company = await companyOf(given, '2012');
  await given.changed(company, { beraternummer: 29098 });
  const customer = await given.customer({
    strasse: 'Weg',
    hausnr: '1',
    plz: '34117',
    ort: 'Kassel',
    email: 'a@b.example',
  });
  await closedBilling(system, given, {
    customer: customer['@id'],
    datum: '2012-05-10',
    auftragsnummer: 'K-1',
    artikeldatenArray: [{ beschreibung: 'Überführung', wert: '200.00' }],
  });
  const console = await signIn(await given.person({ roles: ['admin'] }), '/datev?month=2012-05');
  const panel = console.panel('/datev');
  const button = (name: string) => panel.getByRole('button', { name });
  await console.walkTo(panel, button('Prüfen'));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('1 Beleg, 238,00 € brutto')).toBeVisible();
  await console.walkTo(panel, button('Exportieren'));
  await page.keyboard.press('Enter');
  const line = panel.getByRole('list', { name: 'Exporte' }).getByRole('listitem').first();
  await expect(line.getByRole('button', { name: 'Buchungsstapel' })).toBeVisible({ timeout: 60_000 });
  await console.walkTo(panel, line.getByRole('button', { name: 'Wiederholen …' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Grund')).toBeFocused();
  await page.keyboard.type('Datei verloren');
  await console.walkTo(panel, panel.getByRole('button', { name: 'Wiederholen', exact: true }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('list', { name: 'Exporte' }).getByRole('listitem').first()).toContainText(
    'Datei verloren',
  );
  expect(await faultsOf(page, { within: '[data-panel-url^="/datev"]' })).toEqual([]);
});
