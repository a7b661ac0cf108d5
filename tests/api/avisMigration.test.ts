import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyMigrations, knownMigrations } from '../../server/storage/appliedMigrations.ts';
import type { Database } from '../../server/storage/database.ts';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import { bringUpToDate, layGroundwork } from '../../server/storage/migrate.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';

test('links of one side are told to the other, groups of one are none, and what belongs to the contract is kept with avis and protocol', async () => {
  const database = await bareDatabase('untouched');
  const client = await database.pool.connect();
  const at = knownMigrations().findIndex((it) => it.name.endsWith('_avis'));
  await layGroundwork(client);
  await applyMigrations(client, knownMigrations().slice(0, at));
  await client.query(`insert into customers (id, firma) values (1, 'Kunde')`);
  await client.query(`insert into contracts (id, auftragsnummer, "contractClientAddress", "contractType", datum,
    bringdatum, "pickupTimeFrom", anschlussvon, "isStorniert", "avisColor", "flexContract")
    select n, '2600000' || n, 1, 'DELIVERY', date '2026-11-20' + n, date '2026-11-21' + n, '08:00',
      case n when 1 then 2 end, n = 6, case n when 3 then 'none' end, n = 4 from generate_series(1, 7) n`);
  await client.query(`insert into contract_avis_bundles (id, "groupName") values (1, 'G-7'), (2, 'G-12'), (3, 'G-9')`);
  // 1 and 2 know each other, 3 alone knows 4, 5 wants 4 as well, 6 knows itself; 1 and 3 are a group, 7 is one by
  // itself.
  await client.query(`insert into contract_avis (id, contract, "linkedAvis", link, bundle, color) values
    (1, 1, 2, 'outbound', 1, 'none'), (2, 2, 1, 'return', null, null), (3, 3, 4, null, 1, 'reminderOffice'),
    (4, 4, null, null, null, null), (5, 5, 4, null, null, null), (6, 6, 6, null, null, null), (7, 7, null, null, 2, null)`);
  await client.query(`insert into protocols (id, contract, "orderNumber") values (1, 4, '26000004'), (2, null, null)`);
  const [folder, restored] = [mkdtempSync(join(tmpdir(), 'leitstand-avis-')), await bareDatabase('untouched')];
  const file = join(folder, 'vorher.leitstand');
  await exportAll(database, file);
  await restoreAll(restored, file);
  rmSync(folder, { recursive: true });
  await bringUpToDate(client);
  client.release();
  for (const { pool } of [database, restored]) await expectKept(pool);
});

async function expectKept(pool: Database['pool']): Promise<void> {
  const { rows } = await pool.query(
    `select id::int, link::int, "linkDirection", bundle::int, "groupPickupDate", "pickupDate", "pickupTimeFrom", "isStorniert", "contractType", color,
        "contractClientAddress"::int as customer, "flexContract" as flex
      from contract_avis
      order by id`,
  );
  expect(rows.map((it) => [it.id, it.link, it.linkDirection])).toEqual([
    [1, 2, 'return'],
    [2, 1, 'outbound'],
    [3, 4, 'outbound'],
    [4, 3, 'return'],
    [5, null, null],
    [6, null, null],
    [7, null, null],
  ]);
  expect(rows.map((it) => [it.bundle, it.groupPickupDate])).toEqual([
    [1, '2026-11-21'],
    [null, null],
    [1, '2026-11-21'],
    ...Array.from({ length: 4 }, () => [null, null]),
  ]);
  expect(rows[0]).toMatchObject({
    pickupDate: '2026-11-21',
    pickupTimeFrom: '08:00',
    contractType: 'DELIVERY',
    color: null,
    customer: 1,
  });
  const protocols = await pool.query('select "contractClientAddress"::int as customer from protocols order by id');
  expect(protocols.rows).toEqual([{ customer: 1 }, { customer: null }]);
  expect(rows.filter((it) => it.flex === true).map((it) => it.id)).toEqual([4]);
  expect(rows.map((it) => it.isStorniert)).toEqual([false, false, false, false, false, true, false]);
  const contracts = await pool.query(
    'select "avisBundle"::int as group, "avisColor" as color from contracts order by id',
  );
  expect(contracts.rows.map((it) => it.group)).toEqual([1, null, 1, null, null, null, null]);
  expect(contracts.rows[2].color).toBeNull();
  const groups = await pool.query('select "groupName" from contract_avis_bundles');
  expect(groups.rows).toEqual([{ groupName: 'G-7' }]);
  const counters = await pool.query(`select value::int from counters where name = 'contract_avis_bundles'`);
  expect(counters.rows).toEqual([{ value: 12 }]);
}

test('the history of old mails no longer holds the tokens of their links', async () => {
  const { pool } = await bareDatabase('untouched');
  const client = await pool.connect();
  const at = knownMigrations().findIndex((it) => it.name.endsWith('_told_tokens'));
  await layGroundwork(client);
  await applyMigrations(client, knownMigrations().slice(0, at));
  await client.query(
    'create trigger history_is_final before update on history for each row execute function refuse_change()',
  );
  const token = 'Zx-9_'.padEnd(32, 'a');
  const said = (it: string) =>
    JSON.stringify(`Ja: https://x.example/termin/${it}?fenster=1 "Hof" https://x.example/termin/${it}`);
  await client.query(
    `insert into history (path, record_id, logged_at, username, field, previous, data) values
      ('mail_logs', 1, now(), 'System', 'textPreview', null, $1), ('mail_logs', 1, now(), 'System', 'htmlPreview', $1, null),
      ('mail_logs', 1, now(), 'System', 'subject', null, '"Termin"')`,
    [said(token)],
  );
  await bringUpToDate(client);
  const { rows } = await client.query('select previous, data from history order by id');
  await expect(client.query('delete from history')).rejects.toThrow('written once');
  client.release();
  const kept = JSON.parse(said('…')) as string;
  expect(rows).toEqual([
    { previous: null, data: kept },
    { previous: kept, data: null },
    { previous: null, data: 'Termin' },
  ]);
});
