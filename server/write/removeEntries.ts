import { sql } from 'drizzle-orm';
import { noteChanges } from '../storage/changeLog.ts';
import type { Entry } from '../storage/entries.ts';
import { writeGone } from '../storage/history.ts';
import { name, rowsOf } from '../storage/sql.ts';
import { behaviourOf, prepared } from './asked.ts';
import type { Intent } from './behaviour.ts';
import { recordOf, runEntryEffects, type List } from './entryList.ts';

/** Removes what a list no longer has, all in one statement; each is asked of the rules first. */
export async function removeEntries(at: List, gone: readonly Entry[]): Promise<void> {
  if (gone.length === 0) return;
  const { resource, scope } = at;
  const records = gone.map((it) => recordOf(at, it));
  const intents: Intent[] = [];
  for (const record of records)
    intents.push(await prepared(behaviourOf(at), { kind: 'delete', before: record, after: record, input: {} }, scope));
  const ids = records.map(({ id }) => id);
  await rowsOf(scope.client, sql`delete from ${name(resource.path)} where id = any(${sql.param(ids)}::bigint[])`);
  const by = scope.actor.username;
  // Their own history ends with the record's, where nobody would find the way any more.
  await writeGone(scope.client, { resource, ids, by, at: scope.now });
  await noteChanges(
    scope.client,
    ids.map((id) => ({ path: resource.path, id, kind: 'delete', version: null, by })),
  );
  for (const [which, intent] of intents.entries()) {
    const record = records[which];
    if (record) await runEntryEffects(at, intent, record);
  }
}
