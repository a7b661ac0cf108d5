import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { countMarkedDays } from '../../server/actions/statistics/countDays.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import type { AnswerTo } from '../../src/domain/define/call.ts';
import { allStatistics } from '../../src/domain/statistics/allStatistics.ts';
import { listBehind } from '../../src/domain/statistics/behind.ts';
import type { StatisticKey } from '../../src/domain/statistics/statistic.ts';
import type { readStatistic } from '../../src/domain/statistics/statisticCalls.ts';
import type { Client } from '../harness/client.ts';
import { leitstand, type TestSystem } from '../harness/leitstand.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';
import { shows } from '../specification/shows.ts';

const today = '2026-11-24';
let system: TestSystem;
let accounting: Client;
let office: Client;
beforeAll(async () => {
  system = await leitstand({ now: `${today}T12:00:00Z` });
  accounting = await system.as('buchhaltung');
  office = await system.as('office');
  await seedDemo({ database: system.database, count: 150, today, now: new Date(`${today}T12:00:00Z`) });
  await countMarkedDays(system.database);
});

const year = { from: '2026-01-01', until: '2026-12-31' };
const read = async (reader: Client, given: Readonly<Record<string, string>>) =>
  reader.get(`/api/statistics?${new URLSearchParams({ ...year, ...given }).toString()}`);
const markAll = () =>
  rowsOf(
    system.database.pool,
    sql`insert into statistic_marks (day) select datum from contracts where datum is not null
        union select day from statistic_days union select ("createdAt" at time zone 'Europe/Berlin')::date from applications`,
  );
async function countAnew() {
  await markAll();
  await countMarkedDays(system.database);
}
const summary = () =>
  rowsOf(
    system.database.pool,
    sql`select figure, day::text, region, driver_group, key, customer, count, total, credit, km
        from statistic_customer_days order by figure, day, customer, region, driver_group, key`,
  );

/** The figure of a row that its list shows, where that is not the first count of the statistic. */
const shownBehind: Partial<Record<StatisticKey, string>> = {
  damageRate: 'damage',
  punctuality: 'out',
  applications: 'application',
};
/** The short form tries each third statistic. */
const tried = allStatistics.filter((_, at) => isThorough || at % 3 === 0);
/** Several of what these count may stand on one contract. */
const severalOnOne: readonly StatisticKey[] = ['waitingTime', 'damageRate', 'expenses', 'complaints'];

describe('the list behind a row', () => {
  beforeAll(async () => {
    const changes = [
      sql`update contracts set "testContract" = true where id % 9 = 0`,
      sql`update protocols set "emptyRunDone" = true where id % 4 = 0`,
      sql`update contract_avis set status = 'confirmed' where id % 2 = 0`,
      sql`insert into contract_avis_logs (avis, position, date, fields)
          select id, 9, "createdAt" + interval '3 days', '{"status": {"to": "confirmed"}}' from contract_avis where id % 4 < 3`,
      sql`insert into protocol_complaints (protocol, position, complaint)
          select id, 9, (select min(id) from protocol_complaint_types) from protocols where id % 40 = 0`,
      sql`insert into protocol_damages (protocol, position, location, damage, image)
          select id, 9, 'rear', 'dent', '{"processStateType": "RECEIVED"}' from protocols where id % 10 = 0`,
    ];
    for (const change of changes) await rowsOf(system.database.pool, change);
    await countAnew();
  });

  test.each(tried.map((it) => it.key))('of %s holds as many as the row says', async (key) => {
    const statistic = allStatistics.find((it) => it.key === key);
    if (!statistic) throw new Error(key);
    const counting = key === 'marginPerMonth' ? 'revenuePerMonth' : key;
    const { columns, rows, step } = (await read(accounting, { statistic: counting })).body as AnswerTo<
      typeof readStatistic
    >;
    const shown = shownBehind[key];
    const at = columns.findIndex((it) => (shown === undefined ? it.kind === 'count' : it.key === shown));
    const filled = rows.filter((it) => (it.values[at] ?? 0) > 0);
    expect(filled.length).toBeGreaterThan(0);
    for (const { key: row, values } of filled.slice(0, 4)) {
      const known = listBehind(statistic, { row, period: year, step, narrowed });
      const found = await accounting.get(`/api${known ?? (await numbersBehind(key, row))}`);
      const total: number = found.body['hydra:totalItems'];
      const told = values[at] ?? 0;
      if (severalOnOne.includes(key)) expect([row, total > 0, total <= told]).toEqual([row, true, true]);
      else expect([row, total]).toEqual([row, told]);
    }
  });

  test('of a weekday is narrowed as the statistic is', async () => {
    const asked = { statistic: 'contractsPerWeekday', region: '5', group: '8' };
    const { rows } = (await read(office, asked)).body as AnswerTo<typeof readStatistic>;
    for (const { key, values } of rows.slice(0, 5)) {
      const query = new URLSearchParams({ ...year, ...asked, row: key });
      const { numbers } = (await office.get(`/api/statistics/contracts?${query.toString()}`)).body;
      expect([key, numbers.length]).toEqual([key, values[1]]);
    }
  });

  const narrowed = { customer: null, region: null, group: null };
  const numbersBehind = async (statistic: string, row: string) => {
    const query = new URLSearchParams({ ...year, statistic, row });
    const { numbers, isCutOff } = (await accounting.get(`/api/statistics/contracts?${query.toString()}`)).body;
    expect(isCutOff).toBe(false);
    return `/contracts?${new URLSearchParams(numbers.map((it: string) => ['identFilter[]', it])).toString()}`;
  };
});

describe('the summary', () => {
  test('says the same as a plain count of the contracts', async () => {
    shows('D3 §2 statistics');
    const contracts = await rowsOf<{
      day: string;
      storno: boolean;
      revenue: string | null;
      credit: string | null;
      customer: number;
      plz: string | null;
      electric: boolean;
    }>(
      system.database.pool,
      sql`select datum::text as day, "isStorniert" as storno, auftragswert::text as revenue, gutschriftpreis::text as credit,
            "contractClientAddress" as customer, "pickupLocation" ->> 'plz' as plz, "verzoegerteAbgabe" as electric
          from contracts where not "testContract" and datum between ${year.from} and ${year.until}`,
    );
    const driven = contracts.filter((it) => !it.storno);
    const cents = (of: readonly (string | null)[]) =>
      of.reduce((sum, it) => sum + Math.round(Number(it ?? 0) * 100), 0);
    const totals = async (statistic: string) => (await read(accounting, { statistic })).body.total;
    expect(driven.length).toBeGreaterThan(50);
    expect(await totals('contractsPerDay')).toEqual([driven.length]);
    expect((await totals('revenuePerMonth')).slice(0, 2)).toEqual([
      cents(driven.map((it) => it.revenue)),
      driven.length,
    ]);
    expect((await totals('creditPerMonth'))[0]).toBe(cents(driven.map((it) => it.credit)));
    expect((await totals('cancellationRate')).slice(1)).toEqual([contracts.length - driven.length, contracts.length]);
    expect((await totals('electricShare'))[1]).toBe(driven.filter((it) => it.electric).length);

    const five = driven.filter((it) => it.plz?.startsWith('5'));
    expect((await read(office, { statistic: 'contractsPerDay', region: '5' })).body.total).toEqual([five.length]);
    const [customer] = driven.map((it) => Number(it.customer));
    const mine = driven.filter((it) => Number(it.customer) === customer);
    const { body } = await read(office, {
      statistic: 'contractsPerWeekday',
      customer: `/api/customers/${String(customer)}`,
    });
    expect(body.total[1]).toBe(mine.length);
    const october = driven.filter((it) => it.day.startsWith('2026-10'));
    const months = (await read(accounting, { statistic: 'revenuePerMonth' })).body.rows;
    expect(months.find((it: { key: string }) => it.key === '2026-10-01').values[1]).toBe(october.length);
  });

  test('follows every change by the days that it touches, as if all were counted anew', async () => {
    const { pool } = system.database;
    const changes = [
      sql`update contracts set datum = datum + 40 where id % 7 = 0`,
      sql`update contracts set "isStorniert" = true where id % 11 = 0`,
      sql`update contracts set "pickupLocation" = jsonb_set("pickupLocation", '{plz}', '"01067"') where id % 13 = 0`,
      sql`update contracts set "contractClientAddress" = (select min(id) from customers) where id % 17 = 0`,
      sql`update contracts set auftragswert = auftragswert + 1.11, driver = (select max(id) from drivers) where id % 19 = 0`,
      sql`update contracts set "testContract" = true where id % 23 = 0`,
      sql`update drivers set gruppe = 6 where id % 3 = 0`,
      sql`update protocols set "emptyRunDone" = true, "emptyRunReason" = 'wrongTires' where id % 29 = 0`,
      sql`update protocol_waitings set minutes = minutes + 5`,
      sql`delete from protocol_expenses where id % 2 = 0`,
      sql`insert into protocol_damages (protocol, position, damage, location, component, image)
          select id, 9, 'dent', 'roof', 'roof', '{"processStateType": "SUBMITTED"}' from protocols where id % 31 = 0`,
      sql`update applications set status = 'declined' where id % 2 = 0`,
      sql`update protocols set "carType" = 'KOMBI' where id % 5 = 0`,
      sql`update contract_avis set status = 'confirmed' where id % 3 = 0`,
      sql`delete from applications where id % 5 = 0`,
    ];
    for (const change of changes) await rowsOf(pool, change);
    expect(await countMarkedDays(system.database)).toBeGreaterThan(20);
    const followed = await summary();
    await countAnew();
    expect(await summary()).toEqual(followed);
    expect(followed.length).toBeGreaterThan(500);
  });

  thoroughTest('is right when two servers count at once while people save', async () => {
    const { pool } = system.database;
    await markAll();
    const saving = async () => {
      for (let at = 0; at < 12; at++)
        await rowsOf(pool, sql`update contracts set auftragswert = auftragswert + 1 where id % 12 = ${at}`);
    };
    await Promise.all([countMarkedDays(system.database), countMarkedDays(system.database), saving()]);
    await countMarkedDays(system.database);
    const followed = await summary();
    await countAnew();
    expect(await summary()).toEqual(followed);
  });

  test('goes by the day and the hour in Germany, at the end of the year and where the clocks change', async () => {
    const { pool } = system.database;
    const rides = await rowsOf<{ id: number }>(
      pool,
      sql`select c.id from contracts c join protocols p on p.contract = c.id
          where not c."isStorniert" and not c."testContract" order by c.id limit 5`,
    );
    const cases = [
      { to: '2029-10-28', window: ['02:00', '02:59'], at: '2029-10-28T00:30:00Z' },
      { to: '2029-10-28', window: ['02:00', '02:59'], at: '2029-10-28T01:30:00Z' },
      { to: '2029-03-25', window: ['02:00', '02:59'], at: '2029-03-25T01:15:00Z' },
      { to: '2029-12-31', window: ['22:00', '23:59'], at: '2029-12-31T22:59:30Z' },
      { to: '2029-12-31', window: ['22:00', '23:59'], at: '2029-12-31T23:00:30Z', from: '2030-01-01' },
    ];
    for (const [at, it] of cases.entries()) {
      const id = rides[at]?.id ?? 0;
      await rowsOf(
        pool,
        sql`update contracts set datum = ${it.from ?? '2029-12-31'}, bringdatum = ${it.to},
              "deliveryTimeFrom" = ${it.window[0]}, "deliveryTimeTo" = ${it.window[1]} where id = ${id}`,
      );
      const handedOver = JSON.stringify([{ status: '3', date: it.at }]);
      await rowsOf(pool, sql`update protocols set "statusArray" = ${handedOver}::jsonb where contract = ${id}`);
    }
    await rowsOf(
      pool,
      sql`update applications set "createdAt" = '2029-12-31T23:30:00Z' where id =
            (select max(e.id) from applications e join contracts c on c.id = e.contract where not c."testContract")`,
    );
    await countMarkedDays(system.database);
    const turn = { from: '2029-12-31', until: '2030-01-01' };
    expect((await read(office, { ...turn, statistic: 'punctuality' })).body.total).toEqual([60, 3, 2]);
    const perStep = async (statistic: string, step: string) =>
      (await read(office, { ...turn, statistic, step })).body.rows.map((it: { label: string; values: number[] }) => [
        it.label,
        it.values.at(-1),
      ]);
    expect(await perStep('contractsPerDay', 'day')).toEqual([
      ['Mo 31.12.2029', 4],
      ['Di 01.01.2030', 1],
    ]);
    expect(await perStep('contractsPerDay', 'week')).toEqual([['KW 1 2030', 5]]);
    expect(await perStep('applications', 'month')).toEqual([
      ['Dezember 2029', 0],
      ['Januar 2030', 1],
    ]);
  });

  test('keeps what retention takes away', async () => {
    const before = await summary();
    await system.database.transaction(async (client) => {
      await rowsOf(client, sql`select set_config('leitstand.retention', 'on', true)`);
      await rowsOf(client, sql`delete from protocol_damages`);
    });
    expect(await countMarkedDays(system.database)).toBe(0);
    expect(await summary()).toEqual(before);
  });

  test('knows until when it has counted, and goes on after a standstill', async () => {
    const statistic = 'contractsPerDay';
    system.clock.now = new Date('2030-01-01T00:00:00Z');
    expect((await read(office, { statistic })).body.countedAt).toBe('2030-01-01T00:00:00.000Z');
    await rowsOf(
      system.database.pool,
      sql`update contracts set "isStorniert" = not "isStorniert" where id = (select max(id) from contracts)`,
    );
    expect((await read(office, { statistic })).body.countedAt < '2030').toBe(true);
    await countMarkedDays(system.database);
    expect((await read(office, { statistic })).body.countedAt).toBe('2030-01-01T00:00:00.000Z');
    system.clock.now = new Date(`${today}T12:00:00Z`);
  });
});

describe('a statistic', () => {
  test('can be asked for by its readers, all twenty of them, each with rows', async () => {
    for (const { key } of allStatistics) {
      const { status, body } = await read(accounting, { statistic: key });
      expect([key, status]).toEqual([key, 200]);
      expect(body.rows.every((it: { values: unknown[] }) => it.values.length === body.columns.length)).toBe(true);
    }
  });

  test('of money is for accounting and administrators alone, also as a file', async () => {
    for (const statistic of ['revenuePerMonth', 'creditPerMonth', 'marginPerMonth', 'expenses']) {
      expect((await read(office, { statistic })).status).toBe(403);
      expect((await office.post('/api/statistics/export', { ...year, statistic, format: 'csv' })).status).toBe(403);
      expect(
        (
          await office.get(
            `/api/statistics/contracts?${new URLSearchParams({ ...year, statistic, row: '2026-10-01' })}`,
          )
        ).status,
      ).toBe(403);
    }
    const columns = async (reader: Client) =>
      (await read(reader, { statistic: 'topDrivers' })).body.columns.map((it: { key: string }) => it.key);
    expect([await columns(accounting), await columns(office)]).toEqual([
      ['driver', 'km', 'credit'],
      ['driver', 'km'],
    ]);
    expect((await read(await system.as('dispo'), { statistic: 'contractsPerDay' })).status).toBe(403);
  });

  test('is a file with the same figures', async () => {
    const { body } = await accounting.post('/api/statistics/export', {
      ...year,
      statistic: 'revenuePerMonth',
      format: 'csv',
    });
    expect(body.rows).toBe(12);
    const text = String((await accounting.get(body.link)).body);
    const { rows, total } = (await read(accounting, { statistic: 'revenuePerMonth' })).body;
    expect(text).toContain('Umsatz pro Monat;Umsatz;Aufträge;je Auftrag');
    expect(text).toContain(`Oktober 2026;`);
    expect([rows.length, typeof total[0]]).toEqual([12, 'number']);
  });

  test('names the contracts behind a row', async () => {
    const { rows } = (await read(office, { statistic: 'emptyRunRate' })).body;
    const most = rows.find((it: { values: number[] }) => (it.values[0] ?? 0) > 0);
    const { numbers, isCutOff } = (
      await office.get(
        `/api/statistics/contracts?${new URLSearchParams({ ...year, statistic: 'emptyRunRate', row: most.key })}`,
      )
    ).body;
    expect([numbers.length, isCutOff]).toEqual([most.values[0], false]);
    const applied = { ...year, statistic: 'applications', region: '5', row: '2026-10-05' };
    expect((await office.get(`/api/statistics/contracts?${new URLSearchParams(applied)}`)).status).toBe(200);
    const query = new URLSearchParams(numbers.map((it: string) => ['identFilter[]', it]));
    expect((await office.get(`/api/contracts?${query.toString()}`)).body['hydra:totalItems']).toBe(numbers.length);
  });

  test.each([
    [{ statistic: 'rain' }, 'statistic', 'Diese Statistik gibt es nicht.'],
    [{ from: '2026-02-30' }, 'from', 'Das ist kein Datum.'],
    [{ from: '2026-02-01', until: '2026-01-01' }, 'until', 'Das Ende liegt vor dem Beginn.'],
    [{ from: '2016-01-01', until: '2026-01-01' }, 'until', 'Der Zeitraum darf höchstens 5 Jahre lang sein.'],
    [{ from: '2022-01-01', step: 'day' }, 'step', 'Nach Tagen lässt sich höchstens ein Jahr ansehen.'],
    [{ region: '10' }, 'region', 'Das ist kein Postleitgebiet.'],
    [{ group: '1' }, 'group', 'Das ist keine Fahrergruppe.'],
  ])('%j is refused at %s', async (given, propertyPath, message) => {
    const { status, body } = await read(office, { statistic: 'contractsPerDay', ...given });
    expect([status, body.violations]).toMatchObject([422, [{ propertyPath, message }]]);
  });
});
