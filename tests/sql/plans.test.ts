import { expect, test } from 'vitest';
import { contract as contractNoun } from '../../src/domain/contract/contract.ts';
import { mailLog as mailLogNoun } from '../../src/domain/mail/mailLog.ts';
import { protocol as protocolNoun } from '../../src/domain/protocol/protocol.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import { readPage } from '../../server/storage/readRecords.ts';
import { statementsOf } from '../bench/recording.ts';
import { isThorough } from '../runner/thoroughly.ts';
import { rowsRead } from '../bench/sql/explained.ts';
import { plansOf, type Planned } from '../bench/sql/walk.ts';
import { filledDatabase } from './filledDatabase.ts';

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
