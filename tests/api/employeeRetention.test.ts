import { expect, test } from 'vitest';
import { everyJobCategory } from '../harness/everyJobCategory.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';

const system = await leitstand({ now: '2026-03-02T10:00:00Z' });
const { database, given } = system;
const admin = await system.as('admin');
const { at, count, resultOf, rows, run } = retentionNights(system);
await everyJobCategory(given);
const employed = '/api/job_categories/1';
const selfEmployed = '/api/job_categories/5';

/** A ride of a driver with what his app and his dispatcher told of his hours. */
async function rideOf(driver: string, datum: string) {
  const ride = await given.contract({ driver, datum, bringdatum: datum });
  const [{ protocol } = { protocol: 0 }] = await rows<{ protocol: number }>(
    'select protocol from contracts where id = $1',
    [ride.id],
  );
  await database.pool.query(
    `update protocols set "additionalProperties" = jsonb_set("additionalProperties", '{appEvents}', '[{"event": "Start", "type": "x", "timestamp": "2026-03-02T08:00:00Z"}]') where id = $1`,
    [protocol],
  );
  await database.pool.query(
    `insert into history (path, record_id, logged_at, username, field, data) values ('contracts', $1, '2026-03-02', 'x', 'assignmentOverride', '"Es ging nicht anders"')`,
    [ride.id],
  );
  return {
    iri: ride.iri,
    told: async () => [
      await count(`protocols where id = $1 and "additionalProperties" -> 'appEvents' -> 0 is not null`, [protocol]),
      await count(`history where path = 'contracts' and record_id = $1 and field = 'assignmentOverride'`, [ride.id]),
    ],
  };
}

test('two years after the month nothing tells of the hours of an employee; by his group of that day', async () => {
  const driver = await given.driver({ approved: true, active: true, gruppe: employed });
  const free = await given.driver({ approved: true, active: true, gruppe: selfEmployed });
  const [own, held, other] = [
    await rideOf(driver.iri, '2026-03-10'),
    await rideOf(driver.iri, '2026-03-11'),
    await rideOf(free.iri, '2026-03-10'),
  ];
  const absence = await given.record('driver_absences', {
    driver: driver.iri,
    from: '2026-03-01',
    until: '2026-03-04',
  });
  await given.record('retention_holds', { contract: held.iri, reason: 'Lohnklage', until: '2028-04-01' });
  at('2026-05-01');
  await admin.patch(driver.iri, { gruppe: selfEmployed });
  at('2028-03-31');
  await run();
  expect(await own.told()).toEqual([1, 1]);
  at('2028-04-01');
  await run();
  expect(await resultOf('employeeTimes')).toMatchObject({
    count: 2,
    oldest: '2026-03-31',
    newest: '2026-03-31',
    held: 1,
  });
  expect([await own.told(), await held.told(), await other.told()]).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(await count('driver_absences where id = $1', [absence.id])).toBe(0);
  expect(await count(`history where path = 'driver_absences' and record_id = $1`, [absence.id])).toBe(0);
  // The contract itself is a business letter and stays.
  expect((await admin.get(own.iri)).body.driver).toBeTruthy();
});

test('wages go six years after the year in which they ended', async () => {
  at('2029-03-01');
  const driver = await given.driver({ approved: true, active: true, gruppe: employed, hourlyWage: '14.00' });
  at('2030-02-01');
  await admin.patch(driver.iri, { hourlyWage: '15.00' });
  at('2031-06-01');
  await admin.patch(driver.iri, { active: false });
  const wages = async () => [
    (await rows<{ wage: string | null }>('select "hourlyWage" as wage from drivers where id = $1', [driver.id]))[0]
      ?.wage,
    await count(`history where path = 'drivers' and record_id = $1 and field = 'hourlyWage'`, [driver.id]),
  ];
  expect(await wages()).toEqual(['15.00', 2]);
  at('2036-01-01');
  await run();
  expect(await wages()).toEqual(['15.00', 1]);
  at('2037-12-31');
  await run();
  expect(await wages()).toEqual(['15.00', 0]);
  at('2038-01-01');
  await given.record('retention_holds', { driver: driver.iri, reason: 'Lohnklage', until: '2038-01-01' });
  await run();
  expect(await resultOf('employeePay')).toMatchObject({ count: 0, held: 1 });
  at('2038-01-02');
  await run();
  expect(await wages()).toEqual([null, 0]);
});
