import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { forgetFiles } from '../../storage/guardedFiles.ts';
import { among, idsOf, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { forgetRecords, loosen } from './forgetRecords.ts';
import { forgetRestorePoints } from './forgetRestorePoints.ts';

/**
 * Takes protocols away with entries, files, restore points and links; the mails about them belong to their contracts
 * from then on.
 */
export async function forgetProtocols(scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { client } = scope;
  const those = among(ids);
  await forgetRestorePoints(
    scope,
    await idsOf(client, sql`select id from protocol_snapshots where protocol = ${those}`),
  );
  await forgetRecords(scope, 'mails', await idsOf(client, sql`select id from mails where protocol = ${those}`));
  await rowsOf(
    client,
    sql`update mail_logs m set "entityType" = 'Contract', "entityId" = p.contract from protocols p
        where p.id = ${those} and m."entityType" = 'Protocol' and m."entityId" = p.id`,
  );
  await loosen(scope, protocol.path, ids);
  await forgetRecords(scope, protocol.path, ids);
  await forgetSent(scope, protocol.path, ids);
}

/** Forgets what was sent for records and is named by nothing else. */
export async function forgetSent({ client, now }: Scope, path: string, ids: readonly number[]): Promise<void> {
  const records = ids.map((id) => iriOf(path, id));
  const sent = sql`select id from images where record = any(${sql.param(records)}::text[])`;
  await forgetFiles(client, await idsOf(client, sent), now);
}
