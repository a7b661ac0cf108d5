import type { Json } from '../harness/client.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { shows } from '../specification/shows.ts';
import { faultsOf } from './harness/accessibility.ts';
import type { Given } from './harness/given.ts';
import { expect, test } from './harness/story.ts';

const addressOf = (iri: string) => iri.replace('/api', '');
const signedBy = (name: string) => ({ name, signatureTime: '2026-11-21T06:21:00.000Z', signatureType: 'SIGNATURE' });

async function protocolOf(given: Given, values: Json = {}, order: Json = {}): Promise<Json> {
  const { protocol } = await given.contract(order);
  return given.changed(await given.stored(protocol), values);
}

test('a signature says who, when and how; another way asks for its photo, and it is taken back after a question', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 Unterschriften', 'D3 §3 Protocol with signatures');
  const leasing = await given.record('leasing_protocols', {
    slug: `PRUEF${String(Date.now()).slice(-6)}`,
    name: 'Prüfleasing',
    extendedLicenseCheck: true,
  });
  const protocol = await protocolOf(
    given,
    {
      processState: 'RECEIVED',
      driverSignature: signedBy('Tornbrügge, Birte'),
      receiverSignature: signedBy('P. Quandel'),
    },
    { leasingProtocols: [leasing['@id']] },
  );
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), url);
  const record = console.record(url);
  await expect(record.field('driverSignature.name')).toHaveValue('Tornbrügge, Birte');
  await expect(record.root.getByText('Prüfleasing: erweiterte Führerscheinprüfung').first()).toBeVisible();
  await record.fill('receiverSignature.driverLicenseNumber', 'B072RRE2I55');

  await record.at('receiverSignature.signatureType').getByRole('button').click();
  await page.getByRole('option', { name: 'Schlüsseleinwurf' }).click();
  await expect(record.root.getByText('Ersatzfoto fehlt')).toBeVisible();
  await record.fill('receiverSignature.email', 'annahme@spree.example');
  await page.keyboard.press('Control+s');
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  expect((await given.stored(protocol)).receiverSignature).toMatchObject({
    signatureType: 'KEY_SLOT',
    email: 'annahme@spree.example',
    driverLicenseNumber: 'B072RRE2I55',
  });

  const driver = record.root.getByRole('region', { name: 'Unterschrift Fahrer' });
  await driver.getByRole('button', { name: 'Unterschrift Fahrer löschen' }).press('Enter');
  await expect(console.dialog.getByText('Unterschrift von Tornbrügge, Birte löschen?')).toBeVisible();
  await console.dialog.getByRole('button', { name: /^Löschen/ }).click();
  await expect(record.field('driverSignature.name')).toHaveValue('');
});

test('what was found on plate and VIN decides which fields there are @thorough', async ({ signIn, given, page }) => {
  shows('D3 §5 signature alternatives', 'D3 §2 Fahrdaten');
  const protocol = await protocolOf(given, {}, { carFin: 'WVWZZZ1KZAW000123', licensePlate: 'K-LS 417' });
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), url);
  const record = console.record(url);
  const choose = async (name: string) => {
    await record.at('licensePlateFinCheckResult').getByRole('button').click();
    await page.getByRole('option', { name }).click();
  };
  await expect(record.at('alternativeLicensePlate')).toHaveCount(0);
  await choose('Stimmt überein');
  await expect(record.root.locator('input[value="WVWZZZ1KZAW000123"]')).toBeVisible();
  await choose('Weicht ab');
  await page.keyboard.press('Control+s');
  await expect(record.root.getByText('Bitte das neue Kennzeichen oder die neue FIN angeben.').first()).toBeVisible();
  await record.fill('licensePlateFinCheckNewPlate', 'K-LS 418');
  await record.fill('licensePlateFinCheckReason', 'Umgemeldet');
  await page.keyboard.press('Control+s');
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  await record.root.getByRole('tab', { name: 'Fahrdaten' }).click();
  await record.field('angemeldet').uncheck();
  await expect(record.root.getByText('Tankstand', { exact: true })).toBeVisible();
  await record.field('verzoegerteAbgabe').check();
  await expect(record.root.getByText('Ladestand', { exact: true })).toBeVisible();
  await record.root.getByRole('tab', { name: 'Unterschriften' }).click();
  await expect(record.field('alternativeLicensePlate')).toBeVisible();
});

test('what goes along is ticked, and counted only where it goes along @thorough', async ({ signIn, given, page }) => {
  shows('D3 §2 Zubehör');
  const service = await given.record('services', { name: 'Fahrzeug einweisen', aktiv: true });
  const protocol = await protocolOf(
    given,
    {},
    { zubehoerArray: ['/api/accessories/4'], anzahlSchluessel: 2, zusatzleistungenArray: [service['@id']] },
  );
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=zubehoer`);
  const record = console.record(url);
  await expect(record.root.getByText('Nichts davon wird gezählt.')).toBeVisible();
  await expect(record.root.getByRole('list', { name: 'Zusatzleistungen' })).toHaveText(String(service.name));
  await record.root
    .getByRole('group', { name: 'Zubehör' })
    .getByRole('checkbox', { name: 'Fahrzeugschlüssel' })
    .check();
  await record.fill('carKeys', '1');
  await expect(record.root.getByText('2 erwartet, 1 übernommen').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(console.message('Erfolgreich gespeichert')).toBeVisible();
  expect(await given.stored(protocol)).toMatchObject({
    carKeys: 1,
    accessories: [{ type: { '@id': '/api/accessories/4' }, selected: true }],
  });
});

test('a complaint is noted with its kind and says who reported it and when @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 Protokollbeanstandungen');
  const kind = await given.record('protocol_complaint_types', { type: `Bild unscharf ${String(Date.now())}` });
  const protocol = await protocolOf(given);
  const url = addressOf(protocol['@id']);
  const person = await given.person({ roles: ['office'], name: 'Marek Lindqvist' });
  const console = await signIn(person, `${url}?tab=beanstandungen`);
  const record = console.record(url);
  await expect(record.root.getByText('Keine Beanstandungen')).toBeVisible();
  await record.root.getByRole('button', { name: 'Beanstandung hinzufügen' }).press('Enter');
  await page.keyboard.type(String(kind.type));
  await page.getByRole('option', { name: String(kind.type) }).click();
  await record.at('complaints.0.description').click();
  await page.keyboard.type('Kennzeichen nicht lesbar');
  await page.keyboard.press('Control+s');
  await expect(console.message('Protokollbeanstandungen wurden gespeichert')).toBeVisible();
  await expect(record.at('complaints.0.reporter')).toHaveText('Marek Lindqvist');
  await expect(record.at('complaints.0.updatedAt')).toHaveText(/\d{2}\.\d{2}\.\d{4}/);
});

test('a restore point shows what it holds, and brings it back after a question @thorough', async ({
  signIn,
  given,
}) => {
  shows('D3 §2 Snapshots');
  const protocol = await protocolOf(given, { processState: 'STARTED', mileageOnSubmit: 18_412 });
  await given.changed(protocol, { processState: 'SUBMITTED', mileageOnSubmit: 18_500 });
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=snapshots`);
  const record = console.record(url);
  const rows = record.root.getByRole('grid', { name: 'Snapshots' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Begonnen');
  await expect(rows.nth(1)).toContainText('Abgeholt U2');
  await rows.nth(1).getByRole('button', { name: 'Inhalt' }).press('Enter');
  const content = record.root.getByRole('grid', { name: 'Inhalt des Sicherungspunkts' });
  await expect(content.getByRole('row').filter({ hasText: 'Kilometerstand bei Abholung' })).toContainText('18412');
  await rows.nth(1).getByRole('button', { name: 'Zurücksetzen' }).press('Enter');
  await expect(
    console.dialog.getByText(/Sicherungspunkt 2 vom .* \(Begonnen → Abgeholt U2\) wiederherstellen\?/),
  ).toBeVisible();
  await console.dialog.getByRole('button', { name: /^Wiederherstellen/ }).click();
  await expect(console.message('Erfolgreich wiederhergestellt')).toBeVisible();
  expect(await given.stored(protocol)).toMatchObject({ processState: 'STARTED', mileageOnSubmit: 18_412 });
});

test('mails, events of the app and the history of the order stand in their tabs @thorough', async ({
  signIn,
  given,
  page,
}) => {
  shows('D3 §2 Mails tab', 'D3 §2 App Events tab', 'D3 §2 History tab');
  const key = `ereignis_${String(Date.now())}`;
  await given.record('app_events', { name: 'Unterschrift erfasst', event: key });
  const events = [
    { event: key, type: 'STARTED', timestamp: '2026-11-21T06:21:00.000Z' },
    { event: 'unbekannt', type: 'SUBMITTED', timestamp: '2026-11-21T07:21:00.000Z' },
  ];
  const protocol = await protocolOf(given, { additionalProperties: { appEvents: events } });
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), `${url}?tab=appevents`);
  const record = console.record(url);
  const rows = record.root.getByRole('grid', { name: 'App Events' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('unbekannt');
  await expect(rows.nth(2)).toContainText('Unterschrift erfasst');
  await record.root.getByRole('searchbox', { name: 'App Events filtern' }).fill('Unterschrift');
  await expect(record.root.getByText('1 von 2')).toBeVisible();

  await page.goto(`${url}?tab=mails`);
  for (const title of ['U-Mails', 'Alle Mails'])
    await expect(record.root.getByRole('heading', { name: title })).toBeVisible();
  await expect(record.root.getByText('Keine Mail-Logs gefunden').first()).toBeVisible();
  await given.changed(protocol, { mileageOnSubmit: 18_412 });
  await page.goto(`${url}?tab=historie`);
  const history = record.root.getByRole('table', { name: 'Historie' });
  await expect(history.getByRole('row').first()).toBeVisible();
  await expect(history.getByText('Kilometerstand bei Abholung')).toHaveCount(0);
  await expect(record.root.getByRole('button', { name: 'Historie, weitere Tabs' })).toBeFocused();
  await record.root.getByRole('radio', { name: 'Protokoll' }).check();
  await expect(history.getByText(/Kilometerstand bei Abholung/)).toBeVisible();
});

test('tabs are accessible, and another order is found by its number @thorough', async ({ signIn, given, page }) => {
  shows('D3 §5 protocol search');
  const protocol = await protocolOf(given, { mileageOnSubmit: 18_412, mileageOnReceive: 1_859 });
  const other = await protocolOf(given);
  const url = addressOf(protocol['@id']);
  const console = await signIn(await given.person({ roles: ['office'] }), url);
  const record = console.record(url);
  const tabs = record.root.locator('[data-tab]');
  const heading = record.root.getByRole('heading', { name: /^Auftragsnachbearbeitung/ });
  await expect(tabs).toHaveCount(13);
  const faults: string[] = [];
  const keys = await tabs.evaluateAll((all) => all.map((it) => it.getAttribute('data-tab') ?? ''));
  for (const key of isThorough ? keys : keys.slice(0, 5)) {
    await page.goto(`${url}?tab=${key}`);
    await expect(record.root.locator(`[data-tab="${key}"]`)).toHaveAttribute('aria-selected', 'true');
    await expect(heading).toBeVisible();
    faults.push(...(await faultsOf(page)).map((it) => `${key}: ${it}`));
  }
  expect(faults).toEqual([]);

  const search = record.root.getByRole('searchbox', { name: 'Auftragsnummer suchen' });
  await search.fill('99999999');
  await search.press('Enter');
  await expect(console.message('Kein Auftrag mit Auftragsnummer 99999999 gefunden')).toBeVisible();
  await search.fill(String(other.orderNumber));
  await search.press('Enter');
  await expect(console.tab(`Protokoll ${String(other.orderNumber)}`)).toBeVisible();
});
