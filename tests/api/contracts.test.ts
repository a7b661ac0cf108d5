import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Client, Json } from '../harness/client.ts';
import type { Given } from '../harness/given.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';

let system: TestSystem;
let given: Given;
let dispo: Client;
let office: Client;
beforeAll(async () => {
  system = await leitstand();
  given = system.given;
  dispo = await system.as('dispo');
  office = await system.as('office');
});

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
const newOrder = async (values: object = {}) => ({ carModel: 'Golf', datum: '2026-11-24', bringdatum: '2026-11-24', contractClientAddress: (await given.customer()).iri, pickupLocation: place, deliveryLocation: { ...place, plz: '89073', ort: 'Ulm' }, ...values });
const create = async (values: object = {}): Promise<Answer> => dispo.post('/api/contracts', await newOrder(values));
const read = async (iri: string): Promise<Json> => (await dispo.get(iri)).body;
const change = async (iri: string, values: object): Promise<Json> => {
  const answer = await dispo.patch(iri, values);
  expect([values, answer.status, answer.body.detail]).toEqual([values, 200, undefined]);
  return answer.body;
};
const refused = async (iri: string, values: object) => {
  const { status, body } = await dispo.patch(iri, values);
  return [status, body.violations];
};
const history = async (iri: string): Promise<Json> => (await dispo.get(`${iri}/logs?itemsPerPage=500`)).body['hydra:member'];
const mails = async (iri: string) => {
  const entities = JSON.stringify([{ entityType: 'Contract', entityId: Number(iri.split('/').at(-1)) }]);
  return (await dispo.get(`/api/mail_logs?${new URLSearchParams({ entities, 'order[id]': 'asc' })}`)).body['hydra:member'];
};
const iriIn = (value: Json | undefined) => value?.['@id'] ?? null;

describe('a new order', () => {
  test('gets the number of its year, from midnight in Berlin on', async () => {
    const other = await leitstand({ now: '2026-12-31T22:59:59Z' });
    const client = await other.as('dispo');
    const customer = (await other.given.customer()).iri;
    const number = async () => (await client.post('/api/contracts', { ...(await newOrder()), contractClientAddress: customer })).body.auftragsnummer;
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
    const count = async () => (await system.database.pool.query<{ n: number }>('select (select count(*) from contracts) + (select count(*) from protocols) + (select count(*) from history) as n')).rows[0]?.n;
    const order = await newOrder({ driver: (await given.driver({ dispositionssperre: true })).iri });
    const before = await count();
    expect((await dispo.post('/api/contracts', order)).status).toBe(422);
    expect(await count()).toBe(before);
    const [next, after] = [await create(), await create()];
    expect(Number(after.body.auftragsnummer) - Number(next.body.auftragsnummer)).toBe(1);
  });

  test('is new, unconfirmed, and has its protocol from the first moment', async () => {
    const { body } = await create({ manufacturer: 'VW', abholinfos: 'Tor 3', auftragbestaetigt: '1', neumerker: '0' });
    expect(body).toMatchObject({ neumerker: '1', auftragbestaetigt: '0', unbestaetigt: true, carDetails: 'VW Golf', protocol: { processState: 'UNPROCESSED', orderNumber: body.auftragsnummer } });
    const protocol = await read(body.protocol['@id']);
    expect(protocol).toMatchObject({ contract: { '@id': body['@id'] }, pickupLocation: { ort: 'Köln' }, deliveryLocation: { ort: 'Ulm' }, hersteller: 'VW', autotyp: 'Golf', abholinfos: 'Tor 3', pickupDateRaw: '2026-11-24', aktiv: true });
  });

  test('gets the times that follow from those given, and keeps those that were given', async () => {
    const times = ({ body }: Answer) => [body.pickupTimeFrom, body.pickupTimeTo, body.deliveryTimeFrom, body.deliveryTimeTo];
    expect(times(await create({ pickupTimeFrom: '08:00', googleFahrzeit: 230 }))).toEqual(['08:00', '10:00', '14:30', '16:30']);
    expect(times(await create({ pickupTimeFrom: '22:30' }))).toEqual(['22:30', '23:30', null, null]);
    expect(times(await create({ pickupTimeFrom: '08:00', pickupTimeTo: '08:30', googleFahrzeit: 60, deliveryTimeTo: '18:00' }))).toEqual(['08:00', '08:30', '10:00', '18:00']);
    expect(times(await create({ pickupTimeFrom: '08:00', googleFahrzeit: 60, bringdatum: '2026-11-25' }))).toEqual(['08:00', '10:00', null, null]);
  });

  test('is by whoever is signed in, whatever he claims', async () => {
    const { userId } = (await dispo.get('/api/users/me')).body;
    await system.database.pool.query(`update users set department = 'Leitstelle' where id = $1`, [userId]);
    const { body } = await create({ createdBy: (await given.user()).iri, createdByDepartment: 'Vorstand', auftragsnummer: '99999999' });
    expect([iriIn(body.createdBy), body.createdByDepartment]).toEqual([`/api/users/${userId}`, 'Leitstelle']);
    expect(body.auftragsnummer).not.toBe('99999999');
  });

  test('takes references as address, as record and as bare id, and days under both names', async () => {
    const customer = await given.customer();
    for (const contractClientAddress of [customer.iri, { '@id': customer.iri, firma: 'egal' }, customer.id, String(customer.id)]) expect(iriIn((await create({ contractClientAddress })).body.contractClientAddress)).toBe(customer.iri);
    const { body } = await create({ bringdatum: '2026-11-26', deliveryDate: '2026-11-27' });
    expect([body.bringdatum, body.deliveryDate]).toEqual(['2026-11-27', '2026-11-27']);
    expect((await create({ contractClientAddress: '/api/drivers/1' })).body.violations).toEqual([{ propertyPath: 'contractClientAddress', message: 'Kein gültiger Verweis: Auftraggeber' }]);
    expect((await create({ contractClientAddress: 999_999 })).status).toBe(409);
  });

  test('is refused in German at each wrong field', async () => {
    const { status, body } = await create({ pickupLocation: { ...place, plz: '123', anspr1email: 'kein' }, carFin: 'OIQ', datum: '2026-02-30', pickupTimeFrom: '25:00', auftragswert: '1,5', anzahlSchluessel: 9 });
    expect(status).toBe(422);
    expect(Object.fromEntries(body.violations.map((it: Json) => [it.propertyPath, it.message]))).toEqual({
      'pickupLocation.plz': 'PLZ hat fünf Ziffern', 'pickupLocation.anspr1email': 'Keine gültige E-Mail-Adresse', carFin: 'Die FIN enthält unzulässige Zeichen (I, O, Q).', datum: 'Kein gültiges Datum',
      pickupTimeFrom: 'Invalid time format', auftragswert: 'Betrag mit höchstens zwei Nachkommastellen erwartet', anzahlSchluessel: 'Höchstens 5',
    });
  });
});

describe('changing an order', () => {
  test('writes one history row for each field that changed, parts of places one by one', async () => {
    const { iri } = await given.contract({ carModel: 'Golf' });
    const before = await history(iri);
    await change(iri, { carModel: 'Polo', pickupLocation: { plz: '50668', ort: 'Köln' }, auftragswert: '12.5', waschen: true, infoBackend: 'Schlüssel im Kasten' });
    const rows = (await history(iri)).slice(0, -before.length);
    expect(rows.map((it: Json) => [it.field, it.previous, it.data]).sort()).toEqual([
      ['auftragswert', null, '12.50'], ['auftragswertIsSet', false, true], ['carModel', 'Golf', 'Polo'], ['infoBackend', null, 'Schlüssel im Kasten'], ['pickupLocation.plz', '50667', '50668'], ['waschen', false, true],
    ]);
    expect(new Set(rows.map((it: Json) => [it.username, it.logged_at].join()))).toEqual(new Set(['test-dispo,2026-11-21T09:12:00.000Z']));
    expect((await read(iri)).deliveryLocation.ort).toBe('Ulm');
  });

  test('to what it is already changes nothing: no version, no history, no other protocol', async () => {
    const { iri } = await given.contract({ licensePlate: 'K-LS 418', pickupTimeFrom: '08:00', auftragswert: '12.50', zubehoerArray: [] });
    const [before, rows] = [await read(iri), (await history(iri)).length];
    for (const same of [{ licensePlate: 'K-LS 418' }, { licensePlate: ' K-LS 418 ' }, { pickupLocation: { ort: 'Köln' } }, { auftragswert: '12.5' }, { pickupDate: '2026-11-24' }, { infoBackend: '' }, { zubehoerArray: [] }, { waschen: false }, { waschen: null }, {}]) {
      expect([same, (await change(iri, same)).version]).toEqual([same, before.version]);
    }
    expect((await history(iri)).length).toBe(rows);
    expect((await read(before.protocol['@id'])).version).toBe((await read(iri)).protocol.version ?? 1);
  });

  test('of two who change the same version at the same time, one wins and the other sees his change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { iri } = await given.contract();
      const { etag } = await dispo.get(iri);
      const answers = await Promise.all([dispo, office].map((client, index) => client.patch(iri, { infoBackend: `von ${index}` }, { headers: { 'if-match': etag ?? '' } })));
      const [winner, loser] = answers[0]?.status === 200 ? answers : answers.toReversed();
      expect([winner?.status, loser?.status]).toEqual([200, 412]);
      expect(loser?.body.current).toMatchObject({ infoBackend: winner?.body.infoBackend, version: winner?.body.version });
      expect(loser?.etag).toBe(winner?.etag);
      expect((await history(iri)).filter((it: Json) => it.field === 'infoBackend')).toHaveLength(1);
    }
  });

  test('a date can be changed under either name, also by who sends everything back', async () => {
    const { iri } = await given.contract({ bringdatum: '2026-12-04' });
    expect((await change(iri, { pickupDate: '2026-12-01' })).datum).toBe('2026-12-01');
    expect((await dispo.put(iri, { ...(await read(iri)), datum: '2026-12-02' })).body).toMatchObject({ datum: '2026-12-02', pickupDate: '2026-12-02' });
    expect((await dispo.put(iri, { ...(await read(iri)), pickupDate: '2026-12-03' })).body).toMatchObject({ datum: '2026-12-03', pickupDate: '2026-12-03' });
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
    await change(iri, { pickupLocation: { ort: 'Bonn' }, manufacturer: 'Audi', pickupTimeFrom: '09:00', deliveryLocation: { ort: 'Aalen' } });
    expect(await protocolOf(iri)).toMatchObject({ pickupLocation: { ort: 'Bonn' }, hersteller: 'Audi', pickupTimeFrom: '09:00', deliveryLocation: { ort: 'Aalen' } });
    await setState(iri, { processState: 'SUBMITTED' });
    await change(iri, { pickupLocation: { ort: 'Siegburg' }, manufacturer: 'BMW', deliveryLocation: { ort: 'Heidenheim' } });
    expect(await protocolOf(iri)).toMatchObject({ pickupLocation: { ort: 'Bonn' }, hersteller: 'Audi', deliveryLocation: { ort: 'Heidenheim' } });
    await setState(iri, { processState: 'RECEIVED' });
    await change(iri, { deliveryLocation: { ort: 'Giengen' } });
    expect(await protocolOf(iri)).toMatchObject({ deliveryLocation: { ort: 'Heidenheim' } });
  });

  test('keeps a side that was locked, and only that', async () => {
    const { iri } = await given.contract();
    await setState(iri, { pickupLocationLocked: true });
    await change(iri, { pickupLocation: { ort: 'Bonn' }, deliveryLocation: { ort: 'Aalen' } });
    expect(await protocolOf(iri)).toMatchObject({ pickupLocation: { ort: 'Köln' }, deliveryLocation: { ort: 'Aalen' } });
  });

  test('writes history of its own when it follows', async () => {
    const { iri } = await given.contract();
    await change(iri, { pickupLocation: { ort: 'Bonn' } });
    const [row] = await history((await read(iri)).protocol['@id']);
    expect(row).toMatchObject({ field: 'pickupLocation.ort', previous: 'Köln', data: 'Bonn', username: 'test-dispo' });
  });
});

describe('changing the driver', () => {
  test('puts the order on his device, when he has the app and an active account', async () => {
    const account = async (active: boolean) => (await given.user({ roles: [], active })).iri;
    const [active, inactive] = [await account(true), await account(false)];
    const drivers = [[{ appAccess: true, user: active }, active], [{ appAccess: true, user: inactive }, null], [{ appAccess: false, user: active }, null], [{ appAccess: true }, null]] as const;
    const { iri } = await given.contract();
    for (const [values, user] of drivers) {
      const order = await change(iri, { driver: (await given.driver(values)).iri });
      expect([values, iriIn(order.benutzer), order.neumerker, order.isFahrerMailGesendet]).toEqual([values, user, '0', false]);
    }
    expect(iriIn((await change(iri, { driver: null })).benutzer)).toBeNull();
  });

  test('tells the new driver and the one before by mail, when that is chosen', async () => {
    const [first, second] = [await given.driver({ email: 'erster@firma.example', fax: 'buero@firma.example' }), await given.driver({ email: 'zweiter@firma.example' })];
    const { iri } = await given.contract({ driver: first.iri, pickupTimeFrom: '08:00' });
    const order = await change(iri, { driver: second.iri, driverChangedWithMail: true, driverChangedWithStornoMail: true });
    expect(order.isFahrerMailGesendet).toBe(true);
    expect(order).not.toHaveProperty('driverChangedWithMail');
    expect((await mails(iri)).map((it: Json) => [it.template, it.recipients, it.status])).toEqual([['M03', 'erster@firma.example; buero@firma.example', 'pending'], ['M02', 'zweiter@firma.example', 'pending']]);
    expect((await mails(iri))[1]?.subject).toBe(`Fahrt ${order.auftragsnummer} am 24.11.2026: Köln – Ulm`);
    await change(iri, { driver: first.iri });
    expect(await mails(iri)).toHaveLength(2);
    await change(iri, { driverChangedWithMail: true, forceMailSend: true });
    expect((await mails(iri)).map((it: Json) => it.template)).toEqual(['M03', 'M02', 'M02']);
  });

  test('nothing of a mail remains when the change is refused', async () => {
    const { iri } = await given.contract({ driver: (await given.driver({ email: 'a@firma.example' })).iri });
    const locked = await given.driver({ vorname: 'Karl', nachname: 'Sperrig', dispositionssperre: true });
    expect(await refused(iri, { driver: locked.iri, driverChangedWithStornoMail: true })).toEqual([422, [{ propertyPath: 'driver', message: 'Für Karl Sperrig besteht eine Dispositionssperre.' }]]);
    expect(await mails(iri)).toEqual([]);
  });

  test('an order without driver calls the dispatchers, but not the one who did it', async () => {
    const colleague = await given.user({ roles: ['dispo'] });
    const { iri, id, auftragsnummer } = await given.contract({ driver: (await given.driver()).iri });
    const order = await change(iri, { driver: null });
    expect([order.driver, order.isFahrerMailGesendet]).toEqual([null, false]);
    const told = (await dispo.get(`/api/notifications?entityType=Contract&data=${id}`)).body['hydra:member'];
    const people = told.map((it: Json) => it.user['@id']);
    expect(people).toContain(colleague.iri);
    expect(people).not.toContain(`/api/users/${(await dispo.get('/api/users/me')).body.userId}`);
    for (const it of told) expect(it).toMatchObject({ title: 'Fahrer fehlt', body: `Auftrag ${String(auftragsnummer)} am 24.11.2026 hat keinen Fahrer mehr.`, readAt: null });
  });

  test('also for the rides that follow and are not begun, when that is chosen', async () => {
    const main = await given.contract();
    const follower = (values: object) => given.contract({ anschlussvon: main.iri, abcfahrt: '1', ...values });
    const [open, begun, cancelled] = [await follower({ abafahrt: '1', abcfahrt: '0' }), await follower({}), await follower({ isStorniert: true })];
    await change((await read(begun.iri)).protocol['@id'], { processState: 'STARTED' });
    const driver = (await given.driver()).iri;
    await change(main.iri, { driver });
    expect(iriIn((await read(open.iri)).driver)).toBeNull();
    const other = (await given.driver()).iri;
    await change(main.iri, { driver: other, setDriverForAdditionalRides: true });
    expect(await Promise.all([open, begun, cancelled].map(async (it) => iriIn((await read(it.iri)).driver)))).toEqual([other, null, null]);
    expect((await history(open.iri)).map((it: Json) => it.field)).toContain('driver');
  });

  test('also for the rides after those, all along the chain, past what is begun or flexible, even in a circle', async () => {
    const main = await given.contract();
    const after = (iri: string, values: object = {}) => given.contract({ anschlussvon: iri, abcfahrt: '1', ...values });
    const begun = await after(main.iri);
    const flexible = await after(begun.iri, { flexContract: true, bringdatum: '2026-11-27' });
    const [last, stranger] = [await after(flexible.iri), await given.contract()];
    await change((await read(begun.iri)).protocol['@id'], { processState: 'STARTED' });
    await change(main.iri, { anschlussvon: last.iri, abcfahrt: '1' });
    const driver = (await given.driver()).iri;
    await change(main.iri, { driver, setDriverForAdditionalRides: true });
    expect(await Promise.all([main, begun, flexible, last, stranger].map(async (it) => iriIn((await read(it.iri)).driver)))).toEqual([driver, null, null, driver, null]);
    await change(main.iri, { driver: null, setDriverForAdditionalRides: true });
    expect(iriIn((await read(last.iri)).driver)).toBeNull();
  });

  test('a flex order has none', async () => {
    const { iri } = await given.contract({ flexContract: true });
    const [status, violations] = await refused(iri, { driver: (await given.driver()).iri });
    expect([status, (violations as Json)[0]?.propertyPath]).toEqual([422, 'flexContract']);
  });
});

describe('cancelling, confirming, marking', () => {
  test('cancelling stamps the moment and keeps the driver; releasing brings nothing else back', async () => {
    const driver = (await given.driver()).iri;
    const { iri } = await given.contract({ driver, cancellationRequested: true });
    expect(await change(iri, { isStorniert: true })).toMatchObject({ isStorniert: true, stornierung: '2026-11-21T09:12:00.000Z', cancellationRequested: false, driver: { '@id': driver } });
    expect(await change(iri, { isStorniert: false })).toMatchObject({ isStorniert: false, stornierung: '2026-11-21T09:12:00.000Z', cancellationRequested: false });
    expect((await change(iri, { isStorniert: true, stornierung: '2026-11-20T08:00:00Z' })).stornierung).toBe('2026-11-20T08:00:00.000Z');
  });

  test('confirming ends being new; withdrawing does not begin it again', async () => {
    const { iri } = await given.contract();
    expect(await change(iri, { auftragbestaetigt: '1' })).toMatchObject({ auftragbestaetigt: '1', neumerker: '0', unbestaetigt: false });
    expect(await change(iri, { auftragbestaetigt: '0' })).toMatchObject({ auftragbestaetigt: '0', neumerker: '0', unbestaetigt: true });
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
    expect([answer.status, answer.body.detail]).toEqual([422, `Auftrag ${String(billed.auftragsnummer)} kann nicht gelöscht werden: Er ist abgerechnet (2026-000417).`]);
    const begun = await given.contract();
    await change((await read(begun.iri)).protocol['@id'], { processState: 'STARTED' });
    expect((await dispo.delete(begun.iri)).body.detail).toBe(`Auftrag ${String(begun.auftragsnummer)} kann nicht gelöscht werden: Das Protokoll ist bereits begonnen.`);
  });
});

describe('linked orders', () => {
  test('point at each other, and stand alone again without the link', async () => {
    const [main, follower] = [await given.contract(), await given.contract()];
    expect(await refused(follower.iri, { anschlussvon: main.iri })).toEqual([422, [{ propertyPath: 'abafahrt', message: 'Bei Anschlussfahrt bitte immer ABA oder ABC angeben' }]]);
    await change(main.iri, { abcfahrt: '1' });
    await change(follower.iri, { anschlussvon: main.iri, abafahrt: '1' });
    expect(iriIn((await read(main.iri)).anschlussAuftrag)).toBe(follower.iri);
    expect(await change(follower.iri, { anschlussvon: null })).toMatchObject({ anschlussvon: null, abafahrt: '0', abcfahrt: '0' });
    expect(await read(main.iri)).toMatchObject({ anschlussAuftrag: null, abafahrt: '0', abcfahrt: '0' });
    expect((await history(main.iri)).filter((it: Json) => it.field === 'anschlussAuftrag').map((it: Json) => [it.previous, it.data])).toEqual([[follower.iri, null], [null, follower.iri]]);
  });

  test('in a chain come apart where they are cut, and nowhere else', async () => {
    const first = await given.contract();
    const second = await given.contract({ anschlussvon: first.iri, abcfahrt: '1' });
    const third = await given.contract({ anschlussvon: second.iri, abcfahrt: '1' });
    await change(third.iri, { anschlussvon: null });
    expect(await read(second.iri)).toMatchObject({ anschlussvon: { '@id': first.iri }, abcfahrt: '1', anschlussAuftrag: null });
  });

  test('can be linked to another one in one step', async () => {
    const [one, other] = [await given.contract(), await given.contract()];
    const follower = await given.contract({ anschlussvon: one.iri, abafahrt: '1' });
    expect(await change(follower.iri, { anschlussvon: other.iri })).toMatchObject({ abafahrt: '1' });
    expect([iriIn((await read(one.iri)).anschlussAuftrag), iriIn((await read(other.iri)).anschlussAuftrag)]).toEqual([null, follower.iri]);
  });
});

describe('bundles', () => {
  const bundleOf = async (count: number) => {
    const orders = await Promise.all(Array.from({ length: count }, () => given.contract()));
    const { body } = await dispo.post('/api/bundles', { contracts: orders.map((it) => it.id) });
    return { bundle: body, orders };
  };
  const bundlesAt = async (iri: string) => (await read(iri)).bundles.map((it: Json) => it.bundle);

  test('have a running number, two orders at least, and no order of another one', async () => {
    const { bundle, orders } = await bundleOf(2);
    expect(bundle.bundle).toMatch(/^FP-\d+$/);
    expect(bundle).toMatchObject({ active: true, disposed: false });
    expect((await bundleOf(2)).bundle.bundle).toBe(`FP-${Number(bundle.bundle.slice(3)) + 1}`);
    expect(await bundlesAt(orders[0]?.iri ?? '')).toEqual([bundle.bundle]);
    expect((await read(orders[0]?.iri ?? '')).isPartOfBundle).toBe(true);
    const single = await dispo.post('/api/bundles', { contracts: [(await given.contract()).iri] });
    expect([single.status, single.body.violations]).toEqual([422, [{ propertyPath: 'contracts', message: 'Ein Fahrtpaket braucht mindestens zwei Aufträge.' }]]);
    const again = await dispo.post('/api/bundles', { contracts: [orders[0]?.iri, (await given.contract()).iri] });
    expect(again.body.violations).toEqual([{ propertyPath: 'contracts', message: `Schon in einem Fahrtpaket: ${String(orders[0]?.auftragsnummer)}.` }]);
  });

  test('lose and gain orders one by one, and stay below two', async () => {
    const { bundle, orders } = await bundleOf(2);
    const [place] = (await read(bundle['@id'])).contractBundles;
    expect((await dispo.delete(place?.['@id'] ?? '')).status).toBe(204);
    expect(await bundlesAt(orders[0]?.iri ?? '')).toEqual([]);
    expect(await read(bundle['@id'])).toMatchObject({ active: true });
    await dispo.post('/api/bundle_contracts', { bundle: bundle['@id'], contract: orders[0]?.iri, sortOrder: 5 });
    expect(await bundlesAt(orders[0]?.iri ?? '')).toEqual([bundle.bundle]);
    expect((await history(orders[0]?.iri ?? '')).filter((it: Json) => it.field === 'bundles')).toHaveLength(3);
  });

  test('are dissolved as such, and when one of their orders gets a driver, if that is chosen', async () => {
    const [first, second] = [await bundleOf(2), await bundleOf(2)];
    await change(first.bundle['@id'], { active: false });
    expect(await Promise.all(first.orders.map((it) => bundlesAt(it.iri)))).toEqual([[], []]);
    const order = await change(second.orders[0]?.iri ?? '', { driver: (await given.driver()).iri, deactivateBundle: true });
    expect(order.bundles).toEqual([]);
    expect((await read(second.bundle['@id'])).active).toBe(false);
    expect(await bundlesAt(second.orders[1]?.iri ?? '')).toEqual([]);
  });

  test('an order saved in a bundle with another makes one of both', async () => {
    const other = await given.contract();
    const { body } = await create({ createBundleWithContract: other.iri });
    expect(body.bundles).toHaveLength(1);
    expect(await bundlesAt(other.iri)).toEqual(body.bundles.map((it: Json) => it.bundle));
  });
});
