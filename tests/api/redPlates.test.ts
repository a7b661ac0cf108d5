import { expect, test } from 'vitest';
import { home, redPlateDesk, vin } from '../harness/redPlateDesk.ts';
import { shows } from '../specification/shows.ts';

const { admin, at, change, dispo, employee, given, ride } = await redPlateDesk();

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
