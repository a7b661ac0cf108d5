import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Done, Scope } from '../behaviour.ts';

const noConnection = { abafahrt: '0', abcfahrt: '0' };

/** The main order knows the order that follows it; without the link neither is a connection ride any more (document 1, section 4). */
export async function followLink(done: Done, scope: Scope): Promise<void> {
  const before = done.kind === 'create' ? null : (done.before?.anschlussvon ?? null);
  const after = done.kind === 'delete' ? null : (done.after.anschlussvon ?? null);
  if (before === after) return;
  if (typeof before === 'string') await release(before, done, scope);
  if (typeof after === 'string') await point(after, done.id, scope);
}

/** A main order that itself follows another one stays a connection ride. */
async function release(main: string, done: Done, scope: Scope): Promise<void> {
  const own = iriOf('contracts', done.id);
  const order = await scope.look(main);
  if (order) await scope.change(main, { ...(order.anschlussvon === null && noConnection), ...(order.anschlussAuftrag === own && { anschlussAuftrag: null }) });
  if (done.kind === 'update' && !done.after.anschlussvon) await scope.change(own, noConnection);
}

async function point(main: string, follower: number, scope: Scope): Promise<void> {
  const order = await scope.look(main);
  if (order && order.anschlussAuftrag === null) await scope.change(main, { anschlussAuftrag: iriOf('contracts', follower) });
}
