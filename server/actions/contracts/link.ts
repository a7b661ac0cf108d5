import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { noteChange } from '../../storage/changeLog.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Scope } from '../behaviour.ts';

/** The main order knows the order that follows it; without the link neither is a connection ride any more (document 1, section 4). */
export async function followLink(done: Done, scope: Scope): Promise<void> {
  const before = done.kind === 'create' ? null : (done.before?.anschlussvon ?? null);
  const after = done.kind === 'delete' ? null : (done.after.anschlussvon ?? null);
  if (before === after) return;
  if (typeof before === 'string') await release(before, done, scope);
  if (typeof after === 'string') await point(after, done.id, scope);
}

async function release(main: string, done: Done, scope: Scope): Promise<void> {
  const order = await scope.look(main);
  if (!order) return;
  if (order.anschlussAuftrag === iriOf('contracts', done.id)) await point(main, null, scope);
  await scope.change(main, { abafahrt: '0', abcfahrt: '0' });
  if (done.kind === 'update' && !done.after.anschlussvon && (done.after.abafahrt === '1' || done.after.abcfahrt === '1')) {
    await scope.change(iriOf('contracts', done.id), { abafahrt: '0', abcfahrt: '0' });
  }
}

/** The pointer is the server's own, so it is written past the input check, but never past the change log. */
async function point(main: string, to: number | null, scope: Scope): Promise<void> {
  const [row] = await rowsOf<{ id: number; version: number }>(
    scope.client,
    sql`update contracts set "anschlussAuftrag" = ${to}, version = version + 1 where id = ${Number(main.split('/').at(-1))} and (${to}::bigint is null or "anschlussAuftrag" is null) returning id, version`,
  );
  if (row) await noteChange(scope.client, { path: 'contracts', id: row.id, kind: 'update', version: row.version, by: scope.actor.username });
}
