import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import type { Scope } from '../../write/behaviour.ts';
import { changeMany } from '../../write/many.ts';
import { readMany } from '../../storage/readRecords.ts';
import { rowsOf } from '../../storage/sql.ts';
import { holdRun, noteRun } from './offerRun.ts';

/**
 * The first offer mail of a run that arrives marks its rides (R14); whoever sets the new mark afterwards is not
 * overruled by the later ones.
 */
export async function markOffered(scope: Scope, mailId: number): Promise<void> {
  const run = await holdRun(scope.client);
  if (!run.mails.includes(mailId)) return;
  await noteRun(scope.client, { ...run, rides: [], mails: [] });
  const held = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from contracts where id = any(${sql.param([...run.rides])}::bigint[]) and "angebotsMailGesendet" is null order by id for no key update`,
  );
  const rides = await readMany(
    scope.client,
    contract,
    held.map((it) => it.id),
  );
  await changeMany(
    { noun: contract, scope },
    rides.map((before) => ({ before, values: { angebotsMailGesendet: scope.now.toISOString() } })),
  );
}
