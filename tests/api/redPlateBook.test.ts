import { expect, onTestFinished, test } from 'vitest';
import { recordMissing } from '../../server/actions/redPlates/missingLines.ts';
import { system as program } from '../../server/storage/actor.ts';
import { pagesOf } from '../harness/pagesOf.ts';
import { redPlateDesk } from '../harness/redPlateDesk.ts';
import { shows } from '../specification/shows.ts';

const { admin, at, change, dispo, ride, system } = await redPlateDesk();

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
  shows('D3 §2 logbook');
  at('2026-11-30T13:00:00Z');
  const { iri } = await ride();
  await change(iri, { processState: 'SUBMITTED', mileageOnSubmit: 1000 });
  await change(iri, { processState: 'RECEIVED', mileageOnReceive: 1512 });
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
  for (const [wrong, field] of [
    [{ plate: '' }, 'plate'],
    [{ from: '2026-12-01' }, 'until'],
    [{ from: '2024-01-01' }, 'until'],
    [{ until: '30.11.2026' }, 'until'],
  ] as const)
    expect(
      (await dispo.post('/api/red_plate_rides/book', { ...asked, ...wrong })).body.violations[0].propertyPath,
    ).toBe(field);
  expect((await dispo.get('/api/red_plate_rides/plates')).body.plates).toContain('K-06 123');
  const office = await system.as('office');
  expect((await office.get('/api/red_plate_rides')).status).toBe(403);
});
