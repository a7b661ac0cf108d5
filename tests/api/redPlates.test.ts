import { describe, expect, onTestFinished, test } from 'vitest';
import { recordMissing } from '../../server/actions/redPlates/missingLines.ts';
import { jobCategories } from '../../src/domain/choices/jobCategories.ts';
import { system as program } from '../../server/storage/actor.ts';
import type { Json } from '../harness/client.ts';
import { pagesOf } from '../harness/pagesOf.ts';
import { protocolDesk } from '../harness/protocolDesk.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, begun, change } = await protocolDesk();
const admin = await system.as('admin');
const vin = 'WVWZZZE1ZMP009062';
const home = { strasse: 'Rheinufer', hausnr: '5', plz: '50668', ort: 'Köln' };
for (const { label } of jobCategories.items) await given.record('job_categories', { kategorie: label });
const employee = await given.driver({
  ...home,
  vorname: 'Runa',
  nachname: 'Seeberger',
  gruppe: '/api/job_categories/3',
});

/** A ride with a red plate, as far as the test wants it. */
async function ride(values: object = {}, protocol: object = {}) {
  const made = await begun(
    {
      angemeldet: false,
      alternativeLicensePlate: 'k-06123',
      manufacturer: 'VW',
      carFin: vin,
      driver: employee.iri,
      ...values,
    },
    { carType: 'KOMBI', ...protocol },
  );
  const line = async (): Promise<Json> =>
    (await dispo.get(`/api/red_plate_rides?protocol=${encodeURIComponent(made.iri)}`)).body['hydra:member'][0];
  return { ...made, line };
}
const at = (moment: string) => {
  system.clock.now = new Date(moment);
};

describe('the book of red plates', () => {
  test('a ride stands in it from its beginning, fills by itself, and is frozen with its closing', async () => {
    shows('D3 §2 logbook');
    at('2026-11-24T07:00:00Z');
    const { iri, line } = await ride({}, { driversLogForRedLicensePlatesReferenceListNumber: '4711' });
    expect(await line()).toBeUndefined();
    await change(iri, { processState: 'STARTED' });
    expect(await line()).toMatchObject({
      plate: 'K-06 123',
      referenceListNumber: '4711',
      rideDay: null,
      number: null,
      driverName: 'Runa Seeberger',
      driverAddress: 'Rheinufer 5, 50668 Köln',
      vehicleClass: 'M1',
      manufacturer: 'VW',
      vin,
      route: '50667 Köln – 89073 Ulm',
      rideKind: 'transfer',
      missing: [],
      attention: '1',
    });
    at('2026-11-24T08:15:00Z');
    await change(iri, { processState: 'SUBMITTED', mileageOnSubmit: 1000 });
    expect(await line()).toMatchObject({ rideDay: '2026-11-24', begin: '09:15', number: 1, year: 2026, end: null });
    // What changes at home afterwards does not change where he lived on the day.
    await change(employee.iri, { strasse: 'Domplatte' });
    at('2026-11-24T13:40:00Z');
    await change(iri, { processState: 'RECEIVED', mileageOnReceive: 1512 });
    expect(await line()).toMatchObject({
      endDay: '2026-11-24',
      end: '14:40',
      route: '50667 Köln – 89073 Ulm, 512 km',
      driverAddress: 'Rheinufer 5, 50668 Köln',
      attention: '0',
      frozenAt: null,
    });
    await change(iri, { processState: 'CLOSED' });
    const frozen = await line();
    expect(frozen.frozenAt).toBe('2026-11-24T13:40:00.000Z');
    await change(iri, { hersteller: 'Opel' });
    expect((await line()).manufacturer).toBe('VW');
    await change(employee.iri, home);
  });

  test('what is missing is named, stands first, and goes where it is filled in', async () => {
    at('2026-11-24T09:00:00Z');
    const stranger = await given.driver({ vorname: 'Ole', nachname: 'Feld', gruppe: '/api/job_categories/5' });
    const { iri, line } = await ride(
      { alternativeLicensePlate: 'K-LS 12', manufacturer: null, carFin: null, driver: stranger.iri },
      { carType: null },
    );
    await change(iri, { processState: 'SUBMITTED', hersteller: null });
    expect(await line()).toMatchObject({
      missing: ['plate', 'address', 'vehicleClass', 'manufacturer', 'vin'],
      attention: '2',
      outsider: true,
    });
    const [first] = (await dispo.get('/api/red_plate_rides')).body['hydra:member'];
    expect(first.protocol['@id']).toBe(iri);
    await change(stranger.iri, home);
    await change(iri, {
      hersteller: 'VW',
      carType: 'TRANSPORTER',
      alternativeLicensePlate: 'K-06 900',
      licensePlateFinCheckResult: 'INVALID',
      licensePlateFinCheckReason: 'Andere FIN am Fahrzeug',
      licensePlateFinCheckNewFin: vin,
    });
    expect(await line()).toMatchObject({ missing: [], attention: '1', vehicleClass: 'N1', vin, plate: 'K-06 900' });
    await change(iri, { processState: 'RECEIVED' });
  });

  test('one plate on two vehicles at a time is a finding on both rides, until one of them is over', async () => {
    at('2026-11-25T07:00:00Z');
    const [one, two] = [
      await ride({ alternativeLicensePlate: 'K-06 77' }),
      await ride({ alternativeLicensePlate: 'K-06 77' }),
    ];
    await change(one.iri, { processState: 'SUBMITTED' });
    at('2026-11-25T08:00:00Z');
    await change(two.iri, { processState: 'SUBMITTED' });
    const [first, second] = [await one.line(), await two.line()];
    expect([first.overlapsWith['@id'], second.overlapsWith['@id']]).toEqual([second['@id'], first['@id']]);
    expect([first.number, second.number, first.attention]).toEqual([1, 2, '2']);
    const corrected = await admin.patch(first['@id'], { endDay: '2026-11-25', end: '08:30' });
    expect(corrected.status).toBe(200);
    expect([(await one.line()).overlapsWith, (await two.line()).overlapsWith]).toEqual([null, null]);
  });

  test('numbers are given once: a ride that moves to another plate leaves its number behind', async () => {
    at('2026-11-26T07:00:00Z');
    const [one, two] = [
      await ride({ alternativeLicensePlate: 'K-06 5' }),
      await ride({ alternativeLicensePlate: 'K-06 5' }),
    ];
    await change(one.iri, { processState: 'SUBMITTED' });
    await change(one.iri, { processState: 'RECEIVED' });
    await change(one.iri, { alternativeLicensePlate: 'K-06 6' });
    expect(await one.line()).toMatchObject({ plate: 'K-06 6', number: 1 });
    await change(two.iri, { processState: 'RECEIVED' });
    await change(two.iri, { processState: 'SUBMITTED' });
    expect((await two.line()).number).toBe(2);
    const { body } = await dispo.post('/api/red_plate_rides/book', {
      plate: 'K-06 5',
      from: '2026-11-01',
      until: '2026-11-30',
      format: 'csv',
    });
    const text = await (await dispo.open(body.link)).text();
    expect(text.split('\r\n').map((it) => it.split(';').slice(0, 2))).toMatchObject([
      ['Lfd. Nr.', 'Kennzeichen'],
      ['1', ''],
      ['2', 'K-06 5'],
      [''],
    ]);
    expect(text).toContain('K-06 5 Nr. 1/2026');
  });

  test('corrections are for administrators; what stood there before stays beside it, and nothing fills it again', async () => {
    at('2026-11-27T07:00:00Z');
    const { iri, line } = await ride({ alternativeLicensePlate: 'K-06 8' });
    await change(iri, { processState: 'SUBMITTED' });
    const made = await line();
    expect((await dispo.patch(made['@id'], { vehicleClass: 'N2' })).status).toBe(403);
    expect((await admin.delete(made['@id'])).status).toBe(404);
    const refused = await admin.patch(made['@id'], { endDay: '2026-11-26', end: '08:00' });
    expect(refused.body.violations).toEqual([{ propertyPath: 'endDay', message: 'Das Ende liegt vor dem Beginn.' }]);
    const { body } = await admin.patch(made['@id'], { vehicleClass: 'N2', rideKind: 'trial' });
    expect(body.corrections).toMatchObject([
      { field: 'Fahrzeugklasse', before: 'M1', after: 'N2', by: 'test-admin', at: '2026-11-27T07:00:00.000Z' },
      { field: 'Art der Fahrt', before: 'Überführungsfahrt', after: 'Probefahrt' },
    ]);
    await change(iri, { carType: 'LIMOUSINE', hersteller: 'Audi' });
    expect(await line()).toMatchObject({ vehicleClass: 'N2', manufacturer: 'Audi', rideKind: 'trial' });
  });

  test('a registered vehicle is not in it, and a ride that turns out to need no plate lapses but keeps its number', async () => {
    at('2026-11-28T07:00:00Z');
    const registered = await ride({ angemeldet: true });
    await change(registered.iri, { processState: 'SUBMITTED' });
    expect(await registered.line()).toBeUndefined();
    const noted = await ride({ alternativeLicensePlate: null, infoTransferNumberPlate: 'Kurzzeitkennzeichen' });
    await change(noted.iri, { processState: 'SUBMITTED' });
    expect(await noted.line()).toBeUndefined();
    const lapsed = await ride({ alternativeLicensePlate: 'K-06 9' });
    await change(lapsed.iri, { processState: 'SUBMITTED' });
    await change(lapsed.iri, { angemeldet: true });
    expect(await lapsed.line()).toMatchObject({ voided: true, number: 1, attention: '0' });
  });

  test('an empty run ends when it is said to be one, and without a takeover it lacks neither day nor begin', async () => {
    at('2026-11-29T07:00:00Z');
    const empty = { emptyRunDone: true, emptyRunReason: 'carNotPresent', emptyRunApprovedBy: 'dispo' };
    const taken = await ride({ alternativeLicensePlate: 'K-06 10' });
    await change(taken.iri, { processState: 'SUBMITTED' });
    at('2026-11-29T09:30:00Z');
    await change(taken.iri, empty);
    expect(await taken.line()).toMatchObject({ endDay: '2026-11-29', end: '10:30', attention: '0' });
    const never = await ride({ alternativeLicensePlate: 'K-06 11' });
    await change(never.iri, { processState: 'STARTED', ...empty });
    expect(await never.line()).toMatchObject({ rideDay: null, missing: [] });
  });

  test('rides of before there was a book come into it in their order', async () => {
    at('2026-11-30T07:00:00Z');
    const { iri, line } = await ride({ alternativeLicensePlate: 'K-06 12' });
    await change(iri, { processState: 'SUBMITTED' });
    await system.database.pool.query(`delete from red_plate_rides where plate = 'K-06 12'`);
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const run = () =>
      recordMissing({
        clock: () => system.clock.now,
        signal: stop.signal,
        scope: (work) =>
          system.database.transaction((client) =>
            work(system.openScope({ client, actor: program, now: system.clock.now })),
          ),
      });
    await run();
    expect(await line()).toMatchObject({ plate: 'K-06 12', number: 2 });
    expect(await run()).toEqual({});
  });

  test('it is printed per plate across A4 with holder, pages and day, and asked for with days that can be', async () => {
    const asked = { plate: 'K-06 123', from: '2026-11-01', until: '2026-11-30', format: 'pdf' };
    const { status, body } = await dispo.post('/api/red_plate_rides/book', asked);
    expect([status, body.rows]).toEqual([200, 1]);
    const [page] = await pagesOf(await dispo.open(body.link));
    for (const said of [
      'Fahrtenbuch für rote Kennzeichen · K-06 123',
      'Aufzeichnungen nach § 41 FZV vom 01.11.2026 bis 30.11.2026',
      'Gedruckt am 30.11.2026',
      'Seite 1 von 1',
      'Runa Seeberger',
      '512 km',
      'Überführungsfahrt',
    ])
      expect(page).toContain(said);
    const pdf = Buffer.from(await (await dispo.open(body.link)).arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/MediaBox \[0 0 841\.89 595\.28\]/);
    for (const [wrong, at_] of [
      [{ plate: '' }, 'plate'],
      [{ from: '2026-12-01' }, 'until'],
      [{ from: '2024-01-01' }, 'until'],
      [{ until: '30.11.2026' }, 'until'],
    ] as const)
      expect(
        (await dispo.post('/api/red_plate_rides/book', { ...asked, ...wrong })).body.violations[0].propertyPath,
      ).toBe(at_);
    expect((await dispo.get('/api/red_plate_rides/plates')).body.plates).toContain('K-06 123');
    const office = await system.as('office');
    expect((await office.get('/api/red_plate_rides')).status).toBe(403);
  });
});
