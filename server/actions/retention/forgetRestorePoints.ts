import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { forgetFiles } from '../../storage/guardedFiles.ts';
import { hashesHeld } from '../../storage/logTables.ts';
import { among, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { forgetUses } from './forgetRecords.ts';

/** Takes restore points away with what they alone hold: texts, signatures, and the files that nothing else names. */
export async function forgetRestorePoints(scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { client, now } = scope;
  // Whoever is putting a restore point away may rely on a part that is there: his is waited for, the next one waits.
  await client.query('lock table protocol_snapshot_parts in share row exclusive mode');
  const images = await forgetUses(
    scope,
    ids.map((id) => iriOf('protocol_snapshots', id)),
  );
  const gone = await rowsOf<{ hashes: readonly string[] }>(
    client,
    sql`delete from protocol_snapshots s where s.id = ${among(ids)} returning ${hashesHeld('s')} as hashes`,
  );
  const hashes = [...new Set(gone.flatMap((it) => it.hashes))];
  await rowsOf(
    client,
    sql`delete from protocol_snapshot_parts p where p.hash = any(${sql.param(hashes)}::text[])
          and not exists (select from protocol_snapshots s where ${hashesHeld('s')} ? p.hash)`,
  );
  await forgetFiles(client, images, now);
}
