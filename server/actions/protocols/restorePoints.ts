import { sql } from 'drizzle-orm';
import { filesPath } from '../../../src/domain/define/filesPath.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { AnyRow } from '../../../src/domain/define/field.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { takesSignatureBack } from '../../../src/domain/protocol/resets.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { filesIn } from '../../read/filesIn.ts';
import { nameFiles, readImages } from '../../storage/images.ts';
import { Invalid } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';
import { contentAgain, contentOf } from './content.ts';

/**
 * Before a change of state, a reset or a restoring all that the protocol holds is put away (R31). The record is held by
 * its writer, so the numbers follow each other.
 */
export async function keepRestorePoint(done: Done<typeof protocol>, scope: Scope): Promise<void> {
  const { kind, before, after, input } = done;
  if (kind !== 'update') return;
  const isNeeded =
    before.processState !== after.processState ||
    input.reset === true ||
    typeof input.restoreSnapshot === 'number' ||
    takesSignatureBack(before, after);
  if (!isNeeded) return;
  await putAway(scope, before.id, {
    held: before,
    at: scope.now.toISOString(),
    username: scope.actor.username,
    from: before.processState,
    to: after.processState,
  });
}

/** A step of a protocol before which it is put away: when, by whom, and from which state to which. */
export type Step = {
  readonly at: string;
  readonly username: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** Makes the next restore point of a protocol of what it held before a step, and names the files in it. */
export async function putAway(
  { client, now }: Scope,
  id: number,
  { held, ...step }: Step & { readonly held: AnyRow },
): Promise<void> {
  const { content, parts, shared } = contentOf(held);
  for (const [hash, value] of shared)
    await rowsOf(
      client,
      sql`insert into protocol_snapshot_parts (hash, content) values (${hash}, ${JSON.stringify(value)}::jsonb) on conflict do nothing`,
    );
  const [made] = await rowsOf<{ id: number }>(
    client,
    sql`insert into protocol_snapshots (protocol, counter, created_at, username, old_state, new_state, content, parts)
        select ${id}, coalesce(max(counter), 0) + 1, ${step.at}::timestamptz, ${step.username},
          ${step.from}, ${step.to}, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(parts)}::jsonb
        from protocol_snapshots where protocol = ${id} returning id`,
  );
  const named = filesIn(resourceOf(protocol).fields, held).map((it) => it.id);
  const iri = `/api/protocol_snapshots/${String(made?.id)}`;
  if (named.length > 0) await nameFiles(client, { iri, ids: [...new Set(named)], now });
}

/** What was put away comes back, with the state that it was in (R31); mails on their way tell of what stood before. */
export async function completeRestored(
  { kind, before, input }: Intent<typeof protocol>,
  scope: Scope,
): Promise<Completed<typeof protocol>> {
  const wanted = input.restoreSnapshot;
  if (kind !== 'update' || typeof wanted !== 'number') return {};
  const held = await readContent(scope.client, { protocol: before.id, snapshot: wanted });
  if (!held)
    throw new Invalid([
      {
        propertyPath: 'snapshot',
        message: 'Diesen Sicherungspunkt gibt es nicht, oder er gehört zu einem anderen Protokoll.',
      },
    ]);
  const again = contentAgain(held, before);
  return again.mailSend === true ? again : { ...again, sentMails: [] };
}

/** All that a restore point of this protocol holds, or undefined where it has none of this number. */
export async function readContent(
  to: Queryable,
  { protocol: id, snapshot }: { readonly protocol: number; readonly snapshot: number },
): Promise<AnyRow | undefined> {
  const [row] = await rowsOf<{ content: AnyRow; parts: AnyRow | null }>(
    to,
    sql`select s.content, (select jsonb_object_agg(part.key, p.content) from jsonb_each_text(s.parts) part
      join protocol_snapshot_parts p on p.hash = part.value) as parts
        from protocol_snapshots s where s.id = ${snapshot} and s.protocol = ${id}`,
  );
  return row && withoutGone(to, { ...row.content, ...row.parts });
}

/** Files that were deleted after their time are named no more; all the rest is there. */
async function withoutGone(to: Queryable, content: AnyRow): Promise<AnyRow> {
  const named = filesIn(resourceOf(protocol).fields, content).map((it) => it.id);
  const there = new Set((await readImages(to, named)).map((it) => it.id));
  const gone = new Set(named.filter((id) => !there.has(id)).map((id) => iriOf(filesPath, id)));
  if (gone.size === 0) return content;
  const texts = JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'string' && gone.has(value) ? null : value,
  );
  return JSON.parse(texts) as AnyRow;
}
