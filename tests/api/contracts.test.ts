import { describe, expect, test } from 'vitest';
import type { Answer, Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { iriIn, orderDesk, place } from '../harness/orderDesk.ts';
import { shows } from '../specification/shows.ts';

shows(
  'D0 API ETag',
  'D0 Orders auftragsnummer',
  'D0 Orders creating makes',
  'D0 Orders history',
  'D1 §2 contracts order author',
  'D1 §3 history log entry',
  'D1 §4 cancellation request confirmed',
  'D1 §4 storno',
  'D1 §4 confirmation with mail',
  'D1 §4 Neumerker again clears',
  'D1 §7 create contracts',
  'D1 §7 update contracts form',
  'D1 §7 update contracts cancel',
  'D1 §7 update contracts confirm',
  'D1 §7 GET /api/contracts/{id}/logs',
  'D3 §7 GET /contracts/{id}/logs',
  'R1',
  'R2',
  'R4',
  'R5',
  'R6',
  'R7',
  'R14',
);

const { system, given, dispo, newOrder, create, read, change, history } = await orderDesk();
const office = await system.as('office');

describe('a new order', () => {
  test('gets the number of its year, from midnight in Berlin on', async () => {
    const other = await leitstand({ now: '2026-12-31T22:59:59Z' });
    const client = await other.as('dispo');
    const customer = (await other.given.customer()).iri;
    const number = async () =>
      (await client.post('/api/contracts', { ...(await newOrder()), contractClientAddress: customer })).body
        .auftragsnummer;
    expect([await number(), await number()]).toEqual(['26000001', '26000002']);
    other.clock.advance(1_000);
    expect([await number(), await number()]).toEqual(['27000001', '27000002']);
  });

  test('never shares its number, whoever else creates one at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(orders.map((it) => it.status)).toEqual(orders.map(() => 201));
    expect(new Set(orders.map((it) => it.body.auftragsnummer)).size).toBe(12);
  });

  test('leaves nothing behind when it is refused', async () => {
    const count = async () =>
      (
        await system.database.pool.query<{ n: number }>(
          'select (select count(*) from contracts) + (select count(*) from protocols) + (select count(*) from history) as n',
        )
      ).rows[0]?.n;
    const order = await newOrder({ driver: (await given.driver({ dispositionssperre: true })).iri });
    const before = await count();
    expect((await dispo.post('/api/contracts', order)).status).toBe(422);
    expect(await count()).toBe(before);
    const [next, after] = [await create(), await create()];
    expect(Number(after.body.auftragsnummer) - Number(next.body.auftragsnummer)).toBe(1);
  });

  test('is new, unconfirmed, and has its protocol from the first moment', async () => {
    const { body } = await create({ manufacturer: 'VW', abholinfos: 'Tor 3', auftragbestaetigt: '1', neumerker: '0' });
    expect(body).toMatchObject({
      neumerker: '1',
      auftragbestaetigt: '0',
      unbestaetigt: true,
      carDetails: 'VW Golf',
      protocol: { processState: 'UNPROCESSED', orderNumber: body.auftragsnummer },
    });
    const protocol = await read(body.protocol['@id']);
    expect(protocol).toMatchObject({
      contract: { '@id': body['@id'] },
      pickupLocation: { ort: 'Köln' },
      deliveryLocation: { ort: 'Ulm' },
      hersteller: 'VW',
      autotyp: 'Golf',
      abholinfos: 'Tor 3',
      pickupDateRaw: '2026-11-24',
      aktiv: true,
    });
  });

  test('gets the times that follow from those given, and keeps those that were given', async () => {
    const times = ({ body }: Answer) => [
      body.pickupTimeFrom,
      body.pickupTimeTo,
      body.deliveryTimeFrom,
      body.deliveryTimeTo,
    ];
    expect(times(await create({ pickupTimeFrom: '08:00', googleFahrzeit: 230 }))).toEqual([
      '08:00',
      '10:00',
      '14:30',
      '16:30',
    ]);
    expect(times(await create({ pickupTimeFrom: '22:30' }))).toEqual(['22:30', '23:30', null, null]);
    expect(
      times(
        await create({ pickupTimeFrom: '08:00', pickupTimeTo: '08:30', googleFahrzeit: 60, deliveryTimeTo: '18:00' }),
      ),
    ).toEqual(['08:00', '08:30', '10:00', '18:00']);
    expect(times(await create({ pickupTimeFrom: '08:00', googleFahrzeit: 60, bringdatum: '2026-11-25' }))).toEqual([
      '08:00',
      '10:00',
      null,
      null,
    ]);
  });

  test('is by whoever is signed in, whatever he claims', async () => {
    const { userId } = (await dispo.get('/api/users/me')).body;
    await system.database.pool.query(`update users set department = 'Leitstelle' where id = $1`, [userId]);
    const { body } = await create({
      createdBy: (await given.user()).iri,
      createdByDepartment: 'Vorstand',
      auftragsnummer: '99999999',
    });
    expect([iriIn(body.createdBy), body.createdByDepartment]).toEqual([`/api/users/${userId}`, 'Leitstelle']);
    expect(body.auftragsnummer).not.toBe('99999999');
  });

  test('takes references as address, as record and as bare id, and days under both names', async () => {
    const customer = await given.customer();
    for (const contractClientAddress of [
      customer.iri,
      { '@id': customer.iri, firma: 'egal' },
      customer.id,
      String(customer.id),
    ])
      expect(iriIn((await create({ contractClientAddress })).body.contractClientAddress)).toBe(customer.iri);
    const { body } = await create({ bringdatum: '2026-11-26', deliveryDate: '2026-11-27' });
    expect([body.bringdatum, body.deliveryDate]).toEqual(['2026-11-27', '2026-11-27']);
    expect((await create({ contractClientAddress: '/api/drivers/1' })).body.violations).toEqual([
      { propertyPath: 'contractClientAddress', message: 'Kein gültiger Verweis: Auftraggeber' },
    ]);
    expect((await create({ contractClientAddress: 999_999 })).body.violations?.[0].propertyPath).toBe(
      'contractClientAddress',
    );
  });

  test('is refused in German at each wrong field', async () => {
    const { status, body } = await create({
      pickupLocation: { ...place, plz: '123', anspr1email: 'kein' },
      carFin: 'OIQ',
      datum: '2026-02-30',
      pickupTimeFrom: '25:00',
      auftragswert: '1,5',
      anzahlSchluessel: 9,
    });
    expect(status).toBe(422);
    expect(Object.fromEntries(body.violations.map((it: Json) => [it.propertyPath, it.message]))).toEqual({
      'pickupLocation.plz': 'PLZ hat fünf Ziffern',
      'pickupLocation.anspr1email': 'Keine gültige E-Mail-Adresse',
      carFin: 'Die FIN enthält unzulässige Zeichen (I, O, Q).',
      datum: 'Kein gültiges Datum',
      pickupTimeFrom: 'Invalid time format',
      auftragswert: 'Betrag mit höchstens zwei Nachkommastellen erwartet',
      anzahlSchluessel: 'Höchstens 5',
    });
  });
});

describe('changing an order', () => {
  test('writes one history row for each field that changed, parts of places one by one', async () => {
    const { iri } = await given.contract({ carModel: 'Golf' });
    const before = await history(iri);
    await change(iri, {
      carModel: 'Polo',
      pickupLocation: { plz: '50668', ort: 'Köln' },
      auftragswert: '12.5',
      waschen: true,
      infoBackend: 'Schlüssel im Kasten',
    });
    const rows = (await history(iri)).slice(0, -before.length);
    expect(rows.map((it: Json) => [it.field, it.previous, it.data]).sort()).toEqual([
      ['auftragswert', null, '12.50'],
      ['auftragswertIsSet', false, true],
      ['carModel', 'Golf', 'Polo'],
      ['infoBackend', null, 'Schlüssel im Kasten'],
      ['pickupLocation.plz', '50667', '50668'],
      ['waschen', false, true],
    ]);
    expect(new Set(rows.map((it: Json) => [it.username, it.logged_at].join()))).toEqual(
      new Set(['test-dispo,2026-11-21T09:12:00.000Z']),
    );
    expect((await read(iri)).deliveryLocation.ort).toBe('Ulm');
  });

  test('to what it is already changes nothing: no version, no history, no other protocol', async () => {
    const { iri } = await given.contract({
      licensePlate: 'K-LS 418',
      pickupTimeFrom: '08:00',
      auftragswert: '12.50',
      zubehoerArray: [],
    });
    const [before, rows] = [await read(iri), (await history(iri)).length];
    for (const same of [
      { licensePlate: 'K-LS 418' },
      { licensePlate: ' K-LS 418 ' },
      { pickupLocation: { ort: 'Köln' } },
      { auftragswert: '12.5' },
      { pickupDate: '2026-11-24' },
      { infoBackend: '' },
      { zubehoerArray: [] },
      { waschen: false },
      { waschen: null },
      {},
    ]) {
      expect([same, (await change(iri, same)).version]).toEqual([same, before.version]);
    }
    expect((await history(iri)).length).toBe(rows);
    expect((await read(before.protocol['@id'])).version).toBe((await read(iri)).protocol.version ?? 1);
  });

  test('of two who change the same version at the same time, one wins and the other sees his change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { iri } = await given.contract();
      const { etag } = await dispo.get(iri);
      const answers = await Promise.all(
        [dispo, office].map((client, index) =>
          client.patch(iri, { infoBackend: `von ${index}` }, { headers: { 'if-match': etag ?? '' } }),
        ),
      );
      const [winner, loser] = answers[0]?.status === 200 ? answers : answers.toReversed();
      expect([winner?.status, loser?.status]).toEqual([200, 412]);
      expect(loser?.body.current).toMatchObject({
        infoBackend: winner?.body.infoBackend,
        version: winner?.body.version,
      });
      expect(loser?.etag).toBe(winner?.etag);
      expect((await history(iri)).filter((it: Json) => it.field === 'infoBackend')).toHaveLength(1);
    }
  });

  test('a date can be changed under either name, also by who sends everything back', async () => {
    const { iri } = await given.contract({ bringdatum: '2026-12-04' });
    expect((await change(iri, { pickupDate: '2026-12-01' })).datum).toBe('2026-12-01');
    expect((await dispo.put(iri, { ...(await read(iri)), datum: '2026-12-02' })).body).toMatchObject({
      datum: '2026-12-02',
      pickupDate: '2026-12-02',
    });
    expect((await dispo.put(iri, { ...(await read(iri)), pickupDate: '2026-12-03' })).body).toMatchObject({
      datum: '2026-12-03',
      pickupDate: '2026-12-03',
    });
  });

  test('history cannot be changed or deleted by anybody', async () => {
    await expect(system.database.pool.query(`update history set username = 'niemand'`)).rejects.toThrow('written once');
    await expect(system.database.pool.query('delete from history')).rejects.toThrow('written once');
  });
});

describe('the protocol of an order', () => {
  const protocolOf = async (iri: string) => read((await read(iri)).protocol['@id']);
  const setState = async (iri: string, values: object) => change((await read(iri)).protocol['@id'], values);

  test('follows its order until the ride has come that far', async () => {
    const { iri } = await given.contract();
    await change(iri, {
      pickupLocation: { ort: 'Bonn' },
      manufacturer: 'Audi',
      pickupTimeFrom: '09:00',
      deliveryLocation: { ort: 'Aalen' },
    });
    expect(await protocolOf(iri)).toMatchObject({
      pickupLocation: { ort: 'Bonn' },
      hersteller: 'Audi',
      pickupTimeFrom: '09:00',
      deliveryLocation: { ort: 'Aalen' },
    });
    await setState(iri, { processState: 'SUBMITTED' });
    await change(iri, {
      pickupLocation: { ort: 'Siegburg' },
      manufacturer: 'BMW',
      deliveryLocation: { ort: 'Heidenheim' },
    });
    expect(await protocolOf(iri)).toMatchObject({
      pickupLocation: { ort: 'Bonn' },
      hersteller: 'Audi',
      deliveryLocation: { ort: 'Heidenheim' },
    });
    await setState(iri, { processState: 'RECEIVED' });
    await change(iri, { deliveryLocation: { ort: 'Giengen' } });
    expect(await protocolOf(iri)).toMatchObject({ deliveryLocation: { ort: 'Heidenheim' } });
  });

  test('keeps a side that was locked, and only that', async () => {
    const { iri } = await given.contract();
    await setState(iri, { pickupLocationLocked: true });
    await change(iri, { pickupLocation: { ort: 'Bonn' }, deliveryLocation: { ort: 'Aalen' } });
    expect(await protocolOf(iri)).toMatchObject({
      pickupLocation: { ort: 'Köln' },
      deliveryLocation: { ort: 'Aalen' },
    });
  });

  test('writes history of its own when it follows', async () => {
    const { iri } = await given.contract();
    await change(iri, { pickupLocation: { ort: 'Bonn' } });
    const [row] = await history((await read(iri)).protocol['@id']);
    expect(row).toMatchObject({ field: 'pickupLocation.ort', previous: 'Köln', data: 'Bonn', username: 'test-dispo' });
  });
});

describe('cancelling, confirming, marking', () => {
  test('cancelling stamps the moment and keeps the driver; releasing brings nothing else back', async () => {
    const driver = (await given.driver()).iri;
    const { iri } = await given.contract({ driver, cancellationRequested: true });
    expect(await change(iri, { isStorniert: true })).toMatchObject({
      isStorniert: true,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: false,
      driver: { '@id': driver },
    });
    expect(await change(iri, { isStorniert: false })).toMatchObject({
      isStorniert: false,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: false,
    });
    expect((await change(iri, { isStorniert: true, stornierung: '2026-11-20T08:00:00Z' })).stornierung).toBe(
      '2026-11-20T08:00:00.000Z',
    );
  });

  test('whoever was asked to cancel cancels as of the day of the request (document 1, section 4)', async () => {
    const { iri } = await given.contract();
    expect(await change(iri, { cancellationRequested: true })).toMatchObject({
      isStorniert: false,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: true,
    });
    system.clock.advance(300_000);
    expect(await change(iri, { isStorniert: true })).toMatchObject({
      isStorniert: true,
      stornierung: '2026-11-21T09:12:00.000Z',
      cancellationRequested: false,
    });
    expect(await change(iri, { isStorniert: false, cancellationRequested: true })).toMatchObject({
      isStorniert: false,
      cancellationRequested: true,
    });
    expect((await change((await given.contract()).iri, { isStorniert: true })).stornierung).toBe(
      '2026-11-21T09:17:00.000Z',
    );
    system.clock.advance(-300_000);
  });

  test('confirming ends being new; withdrawing does not begin it again', async () => {
    const { iri } = await given.contract();
    expect(await change(iri, { auftragbestaetigt: '1' })).toMatchObject({
      auftragbestaetigt: '1',
      neumerker: '0',
      unbestaetigt: false,
    });
    expect(await change(iri, { auftragbestaetigt: '0' })).toMatchObject({
      auftragbestaetigt: '0',
      neumerker: '0',
      unbestaetigt: true,
    });
  });

  test('an order marked as new goes into the next offer mail', async () => {
    const { iri, id } = await given.contract();
    await change(iri, { neumerker: '0' });
    await system.database.pool.query(`update contracts set "angebotsMailGesendet" = now() where id = $1`, [id]);
    expect(await change(iri, { neumerker: '1' })).toMatchObject({ neumerker: '1', angebotsMailGesendet: null });
  });
});

describe('deleting an order', () => {
  test('takes its protocol along and frees what followed it', async () => {
    const main = await given.contract();
    const follower = await given.contract({ anschlussvon: main.iri, abafahrt: '1' });
    const { protocol } = await read(main.iri);
    expect((await dispo.delete(main.iri)).status).toBe(204);
    expect((await dispo.get(protocol['@id'])).status).toBe(404);
    expect(await read(follower.iri)).toMatchObject({ anschlussvon: null, abafahrt: '0' });
  });

  test('takes it out of its bundle and its avis away', async () => {
    const [one, two] = [await given.contract(), await given.contract()];
    const bundle = await given.record('bundles', { contracts: [one.iri, two.iri] });
    const avis = await given.record('contract_avis', { contract: one.iri });
    expect((await dispo.delete(one.iri)).status).toBe(204);
    expect((await dispo.get(avis.iri)).status).toBe(404);
    expect((await read(bundle.iri)).contractBundles).toHaveLength(1);
  });

  test('is refused once it is billed or begun', async () => {
    const billed = await given.contract({ invoiceNumbers: [{ type: 'Rechnung', number: '2026-000417', id: 9 }] });
    const answer = await dispo.delete(billed.iri);
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      `Auftrag ${String(billed.auftragsnummer)} kann nicht gelöscht werden: Er ist abgerechnet (2026-000417).`,
    ]);
    const begun = await given.contract();
    await change((await read(begun.iri)).protocol['@id'], { processState: 'STARTED' });
    expect((await dispo.delete(begun.iri)).body.detail).toBe(
      `Auftrag ${String(begun.auftragsnummer)} kann nicht gelöscht werden: Das Protokoll ist bereits begonnen.`,
    );
  });
});
