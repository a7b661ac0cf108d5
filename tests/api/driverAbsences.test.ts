import { expect, test } from 'vitest';
import { windowFacts } from '../../server/actions/avis/windowFacts.ts';
import { freeWindows } from '../../src/domain/avis/windows.ts';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand({ now: '2026-11-21T09:12:00Z' });
const { given, database } = system;
const dispo = await system.as('dispo');
const office = await system.as('office');
const week = { from: '2026-11-24', until: '2026-11-26' };
const refusal = (body: Json) => [body.violations?.[0]?.propertyPath, body.violations?.[0]?.message];
const away = async (more: object = {}) => {
  const driver = await given.driver({ active: true, appAccess: true, klassen: ['B'], vorname: 'Insa', nachname: 'F' });
  const { body } = await dispo.post('/api/driver_absences', { driver: driver.iri, ...week, reason: 'sick', ...more });
  return { driver, absence: body['@id'] as string };
};

test('an absence does not end before it begins, and one driver is away once at a time', async () => {
  const { driver, absence } = await away();
  const add = async (span: object) => dispo.post('/api/driver_absences', { driver: driver.iri, ...span });
  expect(refusal((await add({ from: '2026-12-02', until: '2026-12-01' })).body)).toEqual([
    'until',
    'Das Ende liegt vor dem Beginn.',
  ]);
  expect(refusal((await add({ from: '2026-11-26', until: '2026-11-30' })).body)).toEqual([
    'from',
    'Für diese Zeit gibt es schon eine Abwesenheit.',
  ]);
  expect((await add({ from: '2026-11-27', until: '2026-11-30' })).status).toBe(201);
  expect((await dispo.patch(absence, { until: '2026-11-25' })).status).toBe(200);
  expect((await dispo.patch(absence, { until: '2026-11-27' })).status).toBe(422);
});

test('of two who enter the same days at the same moment one is refused', async () => {
  const driver = await given.driver({});
  const both = await Promise.all([1, 2].map(() => dispo.post('/api/driver_absences', { driver: driver.iri, ...week })));
  expect(both.map((it) => it.status).toSorted()).toEqual([201, 422]);
});

test('disposition reads the reason, whoever else gives contracts a driver reads when, nobody else anything', async () => {
  const { driver, absence } = await away();
  expect((await dispo.get(absence)).body).toMatchObject({ reason: 'sick', ...week });
  const list = await office.get(`/api/driver_absences?driver=${driver.iri}`);
  const [row] = list.body['hydra:member'];
  expect([row.from, row.until, 'reason' in row]).toEqual([week.from, week.until, false]);
  expect((await office.get('/api/driver_absences?reason=sick')).status).toBe(400);
  expect((await office.post('/api/driver_absences', { driver: driver.iri, ...week })).status).toBe(403);
  expect((await (await system.as('personal')).get('/api/driver_absences')).status).toBe(403);
});

test('who gives a contract to a driver who is away gives a reason, and is not told why he is', async () => {
  const { driver } = await away();
  const contract = await given.contract({ datum: '2026-11-25', bringdatum: '2026-11-25', pickupTimeFrom: '09:00' });
  const asked = { contracts: [contract.iri], drivers: [driver.iri] };
  const [member] = (await office.post('/api/contracts/preflight', asked)).body.members;
  expect(member.fitness).toMatchObject({ kind: 'warn', text: 'abwesend' });
  expect(member.findings[0]).toMatchObject({
    kind: 'warn',
    needsReason: true,
    text: 'Insa F ist vom 24.11.2026 bis 26.11.2026 abwesend.',
  });
  const give = (assignmentOverride: string) => office.patch(contract.iri, { driver: driver.iri, assignmentOverride });
  expect(refusal((await give('')).body)[0]).toBe('assignmentOverride');
  expect((await give('Er ist zurück')).status).toBe(200);
});

test('no window is offered on a day on which the driver is away', async () => {
  const { driver } = await away();
  const days = { datum: '2026-11-23', bringdatum: '2026-11-30' };
  const ride = await given.contract({ ...days, driver: driver.iri, pickupTimeFrom: '09:00', googleFahrzeit: 60 });
  const range = { from: days.datum, until: days.bringdatum };
  const facts = await windowFacts(database.pool, ride, { side: 'pickup', range });
  const windows = freeWindows({ range, now: system.clock.now, ...facts });
  expect(windows.map((it) => it.day)).toEqual(['2026-11-23', '2026-11-27', '2026-11-30']);
});
