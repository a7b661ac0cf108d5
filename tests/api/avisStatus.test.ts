import { expect, test } from 'vitest';
import { avisDesk, faultOf } from '../harness/avisDesk.ts';
import { shows } from '../specification/shows.ts';

const { arranged, given, dispo, change, refused, read, mails, system } = await avisDesk();
const notices = async (iri: string) => {
  const { rows } = await system.database.pool.query<{ title: string; body: string; user: number }>(
    `select title, body, "entityType" from notifications where "entityId" = $1 and "entityType" = 'ContractAvis' order by id`,
    [Number(iri.split('/').at(-1))],
  );
  return rows;
};

/** Who hears what the dispatcher of these tests does. */
await given.user({ roles: ['dispo'] });

test('a flex contract is confirmed with day and window; then it has its day, is confirmed to the customer and tells dispatch', async () => {
  shows('D2 §4 avis status');
  const customer = await given.customer({ email: 'dispo@kunde.example' });
  const { contract, iri, number } = await arranged({
    contractClientAddress: customer.iri,
    flexContract: true,
    datum: '2026-11-30',
    bringdatum: '2026-12-04',
    deliveryTimeFrom: null,
    deliveryTimeTo: null,
  });
  await change(contract.iri, { deliveryTimeFrom: null, deliveryTimeTo: null });
  expect(faultOf(await refused(iri, { status: 'confirmed' }))).toEqual({
    propertyPath: 'deliveryTimeFrom',
    message: 'Zum Bestätigen fehlt der Beginn des Zeitfensters der Zustellung.',
  });
  const window = { deliveryTimeFrom: '09:00', deliveryTimeTo: '11:00' };
  expect(faultOf(await refused(iri, { status: 'confirmed', ...window, deliveryDate: '2026-12-08' }))).toEqual({
    propertyPath: 'deliveryDate',
    message: 'Der 08.12.2026 liegt außerhalb des Zeitraums des Flex-Auftrags (30.11.2026 bis 04.12.2026).',
  });
  await change(iri, { status: 'confirmed', ...window, pickupDate: '2026-12-02', deliveryDate: '2026-12-02' });
  expect(await read(contract.iri)).toMatchObject({
    flexContract: false,
    auftragbestaetigt: '1',
    neumerker: '0',
    datum: '2026-12-02',
    bringdatum: '2026-12-02',
    ...window,
  });
  expect((await mails(contract.iri)).map((it: { recipients: string }) => it.recipients)).toEqual([
    'dispo@kunde.example',
  ]);
  expect(await notices(iri)).toMatchObject([
    { title: 'Termin bestätigt', body: `Auftrag ${number}: 02.12.2026, 09:00–11:00 Uhr bestätigt.` },
  ]);
  await change(iri, { status: 'doing' });
  expect(await read(contract.iri)).toMatchObject({ flexContract: false, auftragbestaetigt: '1' });
  expect(await mails(contract.iri)).toHaveLength(1);
});

test('without an address at the customer the appointment stands all the same, and the log says that nobody was told', async () => {
  const { contract, iri } = await arranged({ flexContract: true, bringdatum: '2026-11-27' });
  await change(iri, { status: 'confirmed' });
  expect([(await read(contract.iri)).flexContract, await mails(contract.iri)]).toEqual([false, []]);
  expect((await read(iri)).logs.at(-1)).toMatchObject({
    user: { system: true },
    systemLogs: 'Keine Auftragsbestätigung versendet: Beim Auftraggeber ist keine E-Mail-Adresse hinterlegt.',
  });
});

test('after the first contact it is said that the mail is still to be sent', async () => {
  const { iri } = await arranged();
  expect((await read(iri)).displayFirstContactInfo).toBe(false);
  expect((await change(iri, { status: 'first_contact' })).displayFirstContactInfo).toBe(true);
  expect((await change(iri, { status: 'doing' })).displayFirstContactInfo).toBe(false);
});

test('dispatch hears that it is asked', async () => {
  const { iri, number } = await arranged();
  await change(iri, { status: 'awaiting_dispo', userNotes: 'Stellplatz 14 oder 15?' });
  expect(await notices(iri)).toMatchObject([
    { title: 'Rückmeldung Dispo erbeten', body: `Auftrag ${number}: Stellplatz 14 oder 15?` },
  ]);
});

test('the announcement of a parking place is open again when day or vehicle change after it was sent', async () => {
  shows('D2 §4 parking mail', 'D2 §7 update avis effects');
  const customer = await given.customer({ enableAvisParkingSpace: true });
  const place = await given.record('addresses', {
    firma: 'Stellplatz Süd',
    stellplatz: true,
    email: 'platz@firma.example',
  });
  const { contract, iri } = await arranged({ contractClientAddress: customer.iri, deliveryAddress: place.iri });
  expect(await read(iri)).toMatchObject({
    parkingSpace: { '@id': place.iri },
    parkingSpaceMailAddress: 'platz@firma.example',
    parkingSpaceNotificationScheduled: false,
  });
  const sent = { parkingSpaceNotificationScheduled: false, parkingSpaceNotified: true };
  await change(iri, { parkingSpaceNotificationScheduled: true, parkingSpaceNotified: false });
  await change(iri, sent);
  await change(contract.iri, { infoBackend: 'nichts Neues' });
  expect(await read(iri)).toMatchObject(sent);
  await change(contract.iri, { licensePlate: 'K-NE 1' });
  expect((await read(iri)).parkingSpaceNotified).toBe(false);
  await change(iri, sent);
  // Noted again by the row or a form, which write nothing else.
  await change(iri, { parkingSpaceNotificationScheduled: true });
  expect(await read(iri)).toMatchObject({ parkingSpaceNotified: false, parkingSpaceNotificationScheduled: true });
  await change(iri, sent);
  await change(contract.iri, { bringdatum: '2026-11-27' });
  expect((await read(iri)).parkingSpaceNotified).toBe(false);
  expect((await read(iri)).logs.at(-1).systemLogs).toContain('Stellplatzinfo: Versendet → Offen');
});

test('another parking place leaves a line in the log, also where nothing else follows from it', async () => {
  shows('R42');
  const place = (firma: string) => given.record('addresses', { firma, city: 'Ulm', stellplatz: true });
  const [south, north] = [await place('Stellplatz Süd'), await place('Stellplatz Nord')];
  const { iri } = await arranged();
  const lines: string[] = [];
  for (const parkingSpace of [south.iri, north.iri, null]) {
    await change(iri, { parkingSpace });
    lines.push((await read(iri)).logs.at(-1)?.systemLogs.split('\n').at(-1));
  }
  expect(lines).toEqual([
    'Stellplatz: – → Stellplatz Süd, Ulm',
    'Stellplatz: Stellplatz Süd, Ulm → Stellplatz Nord, Ulm',
    'Stellplatz: Stellplatz Nord, Ulm → –',
  ]);
});

test('nothing is announced to a parking place that nobody named', async () => {
  const { iri } = await arranged();
  expect(faultOf(await refused(iri, { parkingSpaceNotificationScheduled: true }))).toEqual({
    propertyPath: 'parkingSpace',
    message: 'Es ist kein Stellplatz angegeben.',
  });
});

test('the type of the contract is set at the contract, and decides what has to be arranged', async () => {
  shows('D2 §7 contract side');
  const { contract, iri } = await arranged({ contractType: null });
  expect((await read(iri)).addressContainers.map((it: { highlight: boolean }) => it.highlight)).toEqual([false, false]);
  await change(contract.iri, { contractType: 'PICKUP' });
  const avis = await read(iri);
  expect([avis.contractType, avis.addressContainers[0].highlight, avis.logs.at(-1).systemLogs]).toEqual([
    'PICKUP',
    true,
    'Auftragstyp: – → Rückholung',
  ]);
});

test('an avis is made by its contract alone, and goes with it', async () => {
  const { contract, iri } = await arranged();
  expect((await dispo.post('/api/contract_avis', { contract: contract.iri })).status).toBe(404);
  expect((await dispo.delete(iri)).status).toBe(404);
  expect((await dispo.delete(contract.iri)).status).toBe(204);
  expect((await dispo.get(iri)).status).toBe(404);
});

test('the whole form comes back as it was read, with one field changed', async () => {
  const { iri } = await arranged();
  const whole = await read(iri);
  const after = await change(iri, { ...whole, note: 'alles zurückgesendet' });
  expect([after.note, after.version, after.logs.length]).toEqual(['alles zurückgesendet', whole.version + 1, 1]);
});
