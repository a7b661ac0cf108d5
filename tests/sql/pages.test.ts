import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contractAvis as contractAvisNoun } from '../../src/domain/avis/contractAvis.ts';
import { contract as contractNoun } from '../../src/domain/contract/contract.ts';
import { resources, resourceOf } from '../../src/domain/resources.ts';
import { sortsOf } from '../../server/read/listQuery.ts';
import { conditionsOf } from '../../server/storage/filters.ts';
import { gatherFar } from '../../server/storage/gatherFar.ts';
import { gatherAll, gatherSome } from '../../server/storage/gatherHits.ts';
import { orderSql } from '../../server/storage/listOrder.ts';
import { withReferred, withReferredProbed } from '../../server/storage/lookedUp.ts';
import { findPage, wantedOf } from '../../server/storage/pageOfIds.ts';
import { readPage } from '../../server/storage/readRecords.ts';
import { name, statementOf } from '../../server/storage/sql.ts';
import { walkOrder, walkSome } from '../../server/storage/walkOrder.ts';
import { statementsOf, type Statement } from '../bench/recording.ts';
import { asksOf } from '../bench/sql/asks.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { filledDatabase, orders } from './filledDatabase.ts';
import { plainStatements } from './plainStatements.ts';

const contractAvis = resourceOf(contractAvisNoun);
const contract = resourceOf(contractNoun);

const database = await filledDatabase();

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
        const far = { ...wanted, key: JSON.stringify({ path, asked, order }) };
        const whole = await gatherFar(database.pool, resource, far);
        const upToThere = await gatherFar(database.pool, resource, far);
        const walked = await walkOrder(database.pool, resource, wanted);
        expect({ asked, order, page, some, all, whole, upToThere, walked, near }).toEqual({
          asked,
          order,
          page: plain,
          some: plain,
          all: plain,
          whole: plain,
          upToThere: plain,
          walked: plain,
          near: plain.slice(0, near.length),
        });
      }
    }
  },
);

test('a page far along its order is looked for up to where it last ended, and gathered whole where it is not full there', async () => {
  const { pool } = database;
  const key = 'far';
  const wanted = (offset: number) =>
    wantedOf(contract, {
      filters: [{ name: 'testContract', values: ['false'] }],
      order: [{ field: 'datum', descending: true }],
      limit: 50,
      offset,
    });
  const gathered = async (offset: number) => {
    let ids: readonly number[] = [];
    const sent = await statementsOf(async () => (ids = await gatherFar(pool, contract, { ...wanted(offset), key })));
    expect(ids).toEqual(await gatherAll(pool, contract, wanted(offset)));
    return { ids, sent: sent.length };
  };
  const { ids, sent } = await gathered(0);
  expect(sent).toBe(2);
  expect((await gathered(0)).sent).toBe(1);
  expect((await gathered(50)).sent).toBe(2);
  expect((await gathered(0)).sent).toBe(1);
  const gone = [...ids, ...(await gathered(50)).ids].slice(0, 99);
  const mark = 'update contracts set "testContract" = $2 where id = any($1::bigint[])';
  await pool.query(mark, [gone, true]);
  expect((await gathered(50)).sent).toBe(3);
  await pool.query(mark, [gone, false]);
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
