import { expect, test } from 'vitest';
import { idOf } from '../../src/domain/define/resource.ts';
import { protocolDesk } from '../harness/protocolDesk.ts';
import { retentionNights } from '../harness/retentionNights.ts';
import { shows } from '../specification/shows.ts';

const { system, given, dispo, begun } = await protocolDesk();
const { at, count, resultOf, rows, run } = retentionNights(system);
const { pool } = system.database;
const numberOf = (path: string, iri: string) => idOf(path, iri) ?? 0;

/** Where a text stands anywhere in the database. */
async function placesOf(text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename not in ('change_log', 'logs')`,
  );
  const found = [];
  for (const { name } of tables)
    if ((await count(`"${name}" it where it::text ilike '%' || $1 || '%'`, [text])) > 0) found.push(name);
  return found;
}

test('a test order goes whole thirty days after it was made', async () => {
  shows('R12');
  const { order, iri } = await begun(
    { testContract: true, createAvis: true, licensePlate: 'K-TE 4711', infoDriver: 'Xanthippe anrufen' },
    { processState: 'STARTED', mileageOnSubmit: 5 },
  );
  const id = numberOf('contracts', order);
  const other = await given.contract({ anschlussvon: order, abcfahrt: '1' });
  await pool.query(`update contracts set "createdAt" = '2026-11-22 12:00' where id = $1`, [id]);
  await given.record('retention_holds', { contract: order, reason: 'Prüfung', until: '2026-12-23' });
  const left = () =>
    Promise.all([
      count('contracts where id = $1', [id]),
      count('protocols where id = $1', [numberOf('protocols', iri)]),
      count('contract_avis where contract = $1', [id]),
      count('protocol_snapshots where protocol = $1', [numberOf('protocols', iri)]),
    ]);
  at('2026-12-22');
  await run();
  expect([await left(), (await resultOf('testContracts'))?.held]).toEqual([[1, 1, 1, 1], 0]);
  at('2026-12-23');
  await run();
  expect([await left(), (await resultOf('testContracts'))?.held]).toEqual([[1, 1, 1, 1], 1]);
  at('2026-12-24');
  await run();
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect([await placesOf('Xanthippe'), await placesOf('4711')]).toEqual([[], []]);
  expect(
    await count(`history where path in ('contracts', 'protocols') and record_id in ($1, $2)`, [
      id,
      numberOf('protocols', iri),
    ]),
  ).toBe(0);
  expect((await dispo.get(other.iri)).body.anschlussvon).toBeNull();
});
