import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contractAvis as contractAvisNoun } from '../../src/domain/avis/contractAvis.ts';
import { contract as contractNoun } from '../../src/domain/contract/contract.ts';
import { mailLog as mailLogNoun } from '../../src/domain/mail/mailLog.ts';
import { protocol as protocolNoun } from '../../src/domain/protocol/protocol.ts';
import { resources, resourceOf } from '../../src/domain/resources.ts';
import { sortsOf } from '../../server/read/listQuery.ts';
import { conditionsOf } from '../../server/storage/filters.ts';
import { gatherAll, gatherSome } from '../../server/storage/gatherHits.ts';
import { gatherNear, reachOf } from '../../server/storage/gatherNear.ts';
import { orderSql } from '../../server/storage/listOrder.ts';
import { withReferred, withReferredProbed } from '../../server/storage/lookedUp.ts';
import { findPage, wantedOf } from '../../server/storage/pageOfIds.ts';
import { readPage } from '../../server/storage/readRecords.ts';
import { name, statementOf } from '../../server/storage/sql.ts';
import { walkOrder, walkSome } from '../../server/storage/walkOrder.ts';
import { statementsOf, type Statement } from '../bench/recording.ts';
import { asksOf } from '../bench/sql/asks.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { rowsRead } from '../bench/sql/explained.ts';
import { plansOf, type Planned } from '../bench/sql/walk.ts';
import { filledDatabase, orders } from './filledDatabase.ts';
import { plainStatements } from './plainStatements.ts';

const contractAvis = resourceOf(contractAvisNoun);
const contract = resourceOf(contractNoun);
const mailLog = resourceOf(mailLogNoun);
const protocol = resourceOf(protocolNoun);

/**
 * What is referred to, the page by one way or another, its rows, how many there are; most of them take two or three.
 */
const maxQueries = 6;

const database = await filledDatabase();

test('no filter and no sort of any list reads a big table whole', async () => {
  const every = isThorough ? 1 : 7;
  const walked = await plansOf(database, { every });
  expect(walked.length).toBeGreaterThan(2_000 / every);
  expect(namesOf(walked.filter((it) => it.scans.length > 0))).toEqual([]);
  expect(namesOf(walked.filter((it) => it.queries > maxQueries))).toEqual([]);
});

test('PostgreSQL knows how few protocols wait to be sent, whatever else a list asks', async () => {
  const waiting = `select from protocols where "processState" = 'CLOSED' and not "mailSend" and aktiv`;
  const { rows } = await database.pool.query(`explain (format json) ${waiting}`);
  const { rowCount } = await database.pool.query(waiting);
  const guessed = rows[0]['QUERY PLAN'][0].Plan['Plan Rows'] as number;
  expect(rowCount).toBeGreaterThan(5);
  expect(guessed / (rowCount ?? 1)).toBeLessThan(3);
});

test.each(plainStatements)(
  '%s by %o in the order of %s come as a plain statement brings them',
  async (path, filter, field, plain) => {
    const resource = resources.find((it) => it.path === path);
    const { rows } = await database.pool.query<{ id: number }>(plain, [filter.values[0]]);
    const {
      rows: [all],
    } = await database.pool.query<{ n: number }>(
      `select count(*) as n from (${plain.replace(' limit 100', '')}) as hits`,
      [filter.values[0]],
    );
    const page =
      resource &&
      (await readPage(database.pool, resource, {
        filters: [filter],
        order: [{ field, descending: false }],
        page: 1,
        itemsPerPage: 100,
      }));
    expect(rows.length).toBeGreaterThan(0);
    expect(page?.records.map((it) => it.id)).toEqual(rows.map((it) => it.id));
    expect(page).toMatchObject({ total: Math.min(all?.n ?? 0, 10_000), totalIsAtLeast: (all?.n ?? 0) > 10_000 });
  },
);

test.each([false, true])(
  'records that refer to nothing have their place in the order of a record referred to (descending: %s)',
  async (descending) => {
    const direction = descending ? 'desc' : 'asc';
    const { rows } = await database.pool.query<{ id: number }>(
      `select c.id from contracts c left join drivers d on d.id = c.driver order by d.birthday ${direction}, c.id ${direction}`,
    );
    const { records } = await readPage(database.pool, contract, {
      filters: [],
      order: [{ field: 'driver.birthday', descending }],
      page: 2,
      itemsPerPage: 400,
    });
    expect(records.map((it) => it.id)).toEqual(rows.slice(400, 800).map((it) => it.id));
  },
);

test('a second order may be one of the record referred to', async () => {
  const order = [
    { field: 'createdAt', descending: true },
    { field: 'contract.datum', descending: false },
  ];
  const { rows } = await database.pool.query<{ id: number }>(
    'select a.id from contract_avis a join contracts c on c.id = a.contract where c.driver = 7 order by a."createdAt" desc, c.datum, a.id desc limit 100',
  );
  const { records } = await readPage(database.pool, contractAvis, {
    filters: [{ name: 'driver', values: ['7'] }],
    order,
    page: 1,
    itemsPerPage: 100,
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(records.map((it) => it.id)).toEqual(rows.map((it) => it.id));
});

test('the group of the driver is asked of the few protocols that wait to be sent, never of all its rides', async () => {
  const { rows: groups } = await database.pool.query<{ gruppe: string; rides: number }>(
    'select d.gruppe, count(*)::int as rides from contracts c join drivers d on d.id = c.driver group by 1 order by 2 desc',
  );
  const group = groups[0]?.gruppe ?? '';
  const filters = [
    { name: 'processState', values: ['CLOSED'] },
    { name: 'mailSend', values: ['false'] },
    { name: 'aktiv', values: ['true'] },
    { name: 'logistics', values: [group] },
  ];
  const { rows: waiting } = await database.pool.query<{ id: number; gruppe: string | null }>(
    `select p.id, d.gruppe from protocols p join contracts c on c.id = p.contract left join drivers d on d.id = c.driver
     where p."processState" = 'CLOSED' and not p."mailSend" and p.aktiv order by p.closed desc nulls last, p.id desc`,
  );
  const wanted = waiting.filter((it) => it.gruppe === group);
  expect(groups[0]?.rides ?? 0).toBeGreaterThan(waiting.length * 20);
  let ids: readonly number[] = [];
  const sent = await statementsOf(async () => {
    const order = [{ field: 'closed', descending: true }];
    const page = await readPage(database.pool, protocol, {
      filters,
      order,
      page: 1,
      itemsPerPage: 100,
      fields: ['id'],
    });
    ids = page.records.map((it) => it.id);
    expect([page.total, page.totalIsAtLeast]).toEqual([wanted.length, false]);
  });
  expect(ids).toEqual(wanted.slice(0, 100).map((it) => it.id));
  const looked = await Promise.all(sent.map((it) => rowsRead(database.pool, it, 'contracts')));
  // PostgreSQL tells rows and rows removed of each round as rounded averages.
  expect(Math.max(...looked)).toBeLessThanOrEqual(waiting.length * 2);
});

test.each([false, true])(
  'rides stand with whom their driver drives for, found by the few drivers (descending: %s)',
  async (descending) => {
    const direction = descending ? 'desc' : 'asc';
    const { rows } = await database.pool.query<{ id: number }>(
      `select c.id from contracts c left join drivers d on d.id = c.driver where not c."testContract"
       order by coalesce(d.fahrervon, d.id) ${direction}, c.bringdatum, c."deliveryTimeFrom", c.id ${direction}`,
    );
    const ids = rows.map((it) => it.id);
    const page = (number: number) =>
      readPage(database.pool, contract, {
        filters: [{ name: 'testContract', values: ['false'] }],
        order: [
          { field: 'driver.fahrervon', descending },
          { field: 'bringdatum', descending: false },
        ],
        page: number,
        itemsPerPage: 500,
        fields: ['id'],
      });
    for (const number of [1, 2, Math.ceil(ids.length / 500)])
      expect((await page(number)).records.map((it) => it.id)).toEqual(ids.slice((number - 1) * 500, number * 500));
    const sent = await statementsOf(() => page(1));
    const looked = await Promise.all(sent.map((it) => rowsRead(database.pool, it, 'contracts')));
    expect(Math.max(...looked)).toBeLessThan(ids.length / 2);
  },
);

test('hits that are gathered for a page are counted along with it', async () => {
  const sent = await statementsOf(() =>
    readPage(database.pool, contract, {
      filters: [{ name: 'driver', values: ['7'] }],
      order: [{ field: 'datum', descending: true }],
      page: 1,
      itemsPerPage: 5,
    }),
  );
  expect(
    sent.map(({ text, isPrepared }) => (isPrepared ? 'rows' : /count\(\*\)/.test(text) ? 'page and count' : text)),
  ).toEqual(['page and count', 'rows']);
});

test('hits that are not near by along the order are gathered, and sought there once in a while only', async () => {
  const order = [{ field: 'datum', descending: false }];
  const filters = [
    { name: 'datum', operator: 'after', values: ['2020-01-01'] },
    { name: 'driver', values: ['7'] },
  ];
  const ask = () =>
    statementsOf(async () => {
      const { records } = await readPage(database.pool, contract, { filters, order, page: 1, itemsPerPage: 100 });
      const { rows } = await database.pool.query<{ id: number }>(
        'select id from contracts where driver = 7 order by datum, "sortOrder", "pickupTimeFrom", id limit 100',
      );
      expect(records.map((it) => it.id)).toEqual(rows.map((it) => it.id));
    });
  const walks = (sent: readonly Statement[]) => sent.filter(({ text }) => text.includes('select * from'));
  expect(walks(await ask())).toHaveLength(1);
  expect(walks(await ask())).toHaveLength(0);
});

test.each(['contracts', 'protocols', 'contract_avis', 'mail_logs', 'applications'])(
  'every way to a page of %s brings what a plain statement brings, whichever filters meet',
  async (path) => {
    const resource = resources.find((it) => it.path === path) ?? contract;
    const asks = (await asksOf(database.pool, resource)).flat();
    const sorts = sortsOf(resource);
    for (const [index, one] of asks.entries()) {
      if (!isThorough && index % 3 !== 0) continue;
      const filters = [one, asks[(index * 7 + 3) % asks.length] ?? one];
      const order = [{ field: sorts[index % sorts.length] ?? 'id', descending: index % 2 === 1 }];
      const place = { order, limit: 50, offset: (index % 3) * 20 };
      const { rows } = await database.pool.query<{ id: number }>(
        statementOf(
          sql`select id
            from ${name(path)}
            where ${sql.join(conditionsOf(resource, filters), sql` and `)}
            order by ${orderSql(resource, order)} limit ${place.limit} offset ${place.offset}`,
        ),
      );
      const plain = rows.map((it) => it.id);
      for (const asked of [filters, await withReferred(database.pool, resource, filters)]) {
        const wanted = wantedOf(resource, { ...place, filters: asked });
        const near = await walkSome(
          database.pool,
          resource,
          wantedOf(resource, { ...place, filters: withReferredProbed(asked) }),
        );
        const page = (await findPage(database.pool, resource, { ...place, filters: asked })).ids;
        const some = (await gatherSome(database.pool, resource, { ...wanted, max: orders * 2 })).ids;
        const all = await gatherAll(database.pool, resource, wanted);
        const reach = await reachOf(database.pool, resource, { ...wanted, ids: all });
        const upToThere = reach ? await gatherNear(database.pool, resource, { ...wanted, reach }) : plain;
        const walked = await walkOrder(database.pool, resource, wanted);
        expect({ asked, order, page, some, all, upToThere, walked, near }).toEqual({
          asked,
          order,
          page: plain,
          some: plain,
          all: plain,
          upToThere: plain,
          walked: plain,
          near: plain.slice(0, near.length),
        });
      }
    }
  },
);

test('what a page reached bounds the next search for it, and only for as long as it fills the page', async () => {
  const { pool } = database;
  const page = { filters: [{ name: 'testContract', values: ['false'] }], limit: 50, offset: 0 };
  const wanted = wantedOf(contract, { ...page, order: [{ field: 'datum', descending: true }] });
  const ids = await gatherAll(pool, contract, wanted);
  const reach = await reachOf(pool, contract, { ...wanted, ids });
  if (!reach) throw new Error('A full page reaches somewhere.');
  const newest = await reachOf(pool, contract, { ...wanted, ids: ids.slice(0, 1), limit: 1 });
  expect(reach.hits).toBe(50);
  expect(await gatherNear(pool, contract, { ...wanted, reach })).toEqual(ids);
  expect(await gatherNear(pool, contract, { ...wanted, reach, limit: 20 })).toEqual(ids.slice(0, 20));
  expect(await gatherNear(pool, contract, { ...wanted, reach, offset: 50 })).toBeUndefined();
  expect(
    await gatherNear(pool, contract, { ...wanted, reach: { value: newest?.value ?? null, hits: 50 } }),
  ).toBeUndefined();
  expect(await reachOf(pool, contract, { ...wanted, ids: ids.slice(1) })).toBeUndefined();
});

test('a list of more than 10,000 is counted once and then known to be long', async () => {
  const ask = () =>
    statementsOf(async () => {
      const { total, totalIsAtLeast } = await readPage(database.pool, contract, {
        filters: [{ name: 'testContract', values: ['false'] }],
        order: [{ field: 'datum', descending: true }],
        page: 2,
        itemsPerPage: 50,
      });
      expect({ total, totalIsAtLeast }).toEqual({ total: 10_000, totalIsAtLeast: true });
    });
  await ask();
  expect((await ask()).map((it) => it.text).filter((it) => it.includes('count(*)'))).toEqual([]);
});

test('an index that is missing is noticed', async () => {
  await database.pool.query('drop index "mail_logs_subject_id_idx"');
  const walked = await plansOf(database, { lists: [mailLog] });
  expect(walked.find((it) => it.name === 'mail_logs? by subject')?.scans).toEqual(['mail_logs']);
});

function namesOf(walked: readonly Planned[]): string[] {
  return walked.map(
    (it) => `${it.name}: ${String(it.queries)} queries, reads ${it.scans.join(', ') || 'nothing'} whole`,
  );
}
