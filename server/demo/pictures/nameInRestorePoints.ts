import { sql } from 'drizzle-orm';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { protocolStatus } from '../../../src/domain/protocol/badge.ts';
import { putAway, type Step } from '../../actions/protocols/restorePoints.ts';
import { forgetRestorePoints } from '../../actions/retention/forgetRestorePoints.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { heldAt } from '../contracts/snapshotRows.ts';

/**
 * The restore points of an invented protocol name the pictures that had been taken by then. Nobody can change one, so
 * they are made once more; not where somebody has worked with the protocol meanwhile.
 */
export async function nameInRestorePoints(scope: Scope, id: number): Promise<void> {
  const steps = await rowsOf<Step & { readonly id: number; readonly from: string }>(
    scope.client,
    sql`select id, created_at as at, username, old_state as "from", new_state as "to"
        from protocol_snapshots where protocol = ${id} order by counter`,
  );
  const row = await scope.look(protocol, `/api/protocols/${String(id)}`);
  if (!row || steps.length === 0) return;
  await scope.client.query(`select set_config('leitstand.retention', 'on', true)`);
  await forgetRestorePoints(
    scope,
    steps.map((it) => Number(it.id)),
  );
  await scope.client.query(`select set_config('leitstand.retention', 'off', true)`);
  for (const step of steps) await putAway(scope, id, { ...step, held: heldAt(row, protocolStatus(step.from)) });
}
