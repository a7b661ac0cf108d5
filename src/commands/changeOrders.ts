import { messageOf } from '../api/apiErrors.ts';
import { bulk, type BulkResult } from '../api/bulk.ts';
import { readEntity, store, type Entity } from '../api/entities.ts';
import { undoAll, type Undo } from '../api/undo.ts';
import { contractMessages } from '../domain/contract/messages.ts';
import { countOf, numberOf, numbersOf } from './contractFacts.ts';
import { activePanelUrlAtom, panelSelectionAtom } from './selection.ts';
import type { Tools } from './tools.ts';
import { withProgress } from './work.ts';

/** One line of the report on a change of several orders. */
export type ReportRow = { readonly iri: string; readonly number: string; readonly state: 'done' | 'failed' | 'skipped'; readonly reason?: string };
/** What the report dialog shows, and how it repeats what has not succeeded. */
export type BulkReport = { readonly title: string; readonly rows: readonly ReportRow[]; readonly retry: () => void };
/** An order that the change is not meant for, and why. */
export type LeftOut = { readonly order: Entity; readonly reason: string };

/** A change of one or many orders as a command means it. */
export type OrderChange = {
  /** Stands over progress and report. */
  readonly title: string;
  /** Changes one order and answers how to take that back. */
  readonly each: (order: Entity) => Promise<readonly Undo[]>;
  /** What is said afterwards. */
  readonly done: (order: Entity) => string;
  /** The same for several, before their count; the title unless told. */
  readonly doneMany?: string;
  /** More about it, for instance why it cannot be taken back. */
  readonly detail?: string;
  /** What is said when a single order could not be changed. */
  readonly failed?: (message: string) => string;
  readonly leftOut?: readonly LeftOut[];
  /** One after the other, in this order, because they touch each other. */
  readonly inTurn?: boolean;
  /** Asked before anything is taken back; refuses by throwing. */
  readonly mayUndo?: () => Promise<void>;
  /** Brings the ways back up to date when later changes moved what earlier ones had produced. */
  readonly settle?: (undos: readonly Undo[]) => Promise<readonly Undo[]>;
};

/** Changes orders, tells how it went and offers the way back; what failed stays selected and can be repeated. */
export async function changeOrders(orders: readonly Entity[], change: OrderChange, tools: Tools): Promise<boolean> {
  const [only] = orders;
  if (!only) return false;
  if (orders.length === 1 && !change.leftOut?.length) return changeOne(only, change, tools);
  return changeMany(orders, change, tools);
}

async function changeOne(order: Entity, change: OrderChange, tools: Tools): Promise<boolean> {
  try {
    const undos = await settled(await change.each(asKnown(order)), change);
    tools.notify.success(change.done(order), { ...(change.detail && { detail: change.detail }), ...wayBack(undos, change) });
    return true;
  } catch (error) {
    const message = messageOf(error);
    tools.notify.warning((change.failed ?? contractMessages.updateFailed)(message), { detail: `Auftrag ${numberOf(order)}` });
    return false;
  }
}

async function changeMany(orders: readonly Entity[], change: OrderChange, tools: Tools): Promise<boolean> {
  const undos: Undo[] = [];
  const each = async (order: Entity) => void undos.push(...(await change.each(asKnown(order))));
  const panel = store.get(activePanelUrlAtom);
  const finish = async (result: BulkResult<Entity>) => {
    if (result.left.length > 0) {
      if (panel !== null) store.set(panelSelectionAtom(panel), result.left.map((it) => it['@id']));
      const retry = () => void withProgress<Entity>(change.title, (options) => result.retry(options)).then(finish);
      const report: BulkReport = { title: change.title, rows: reportOf(result, change.leftOut), retry };
      tools.dialog('contract.bulkReport', report);
    }
    const [first] = orders;
    if (result.done === 0 || !first) return;
    const text = result.done === 1 ? change.done(orders.find((it) => !result.left.includes(it)) ?? first) : `${change.doneMany ?? change.title}: ${countOf(result.done)}`;
    const left = change.leftOut?.length ? `${countOf(change.leftOut.length)} ausgelassen: ${numbersOf(change.leftOut.map((it) => it.order))}` : '';
    const detail = [change.detail, left].filter(Boolean).join(' ');
    tools.notify.success(text, { ...(detail && { detail }), ...wayBack(await settled(undos.splice(0), change), change) });
  };
  const result = await withProgress<Entity>(change.title, (options) => bulk(orders, each, { ...options, ...(change.inTurn && { concurrency: 1 }) }));
  await finish(result);
  return result.left.length === 0;
}

/** What became of each order: failures first, then what was not reached, left out and done. */
export function reportOf(result: Pick<BulkResult<Entity>, 'rows'>, leftOut: readonly LeftOut[] = []): readonly ReportRow[] {
  const rows = result.rows.map((row): ReportRow => {
    const known = { iri: row.item['@id'], number: numberOf(row.item), state: row.state };
    if (row.state === 'failed') return { ...known, reason: messageOf(row.error) };
    return row.state === 'skipped' ? { ...known, reason: 'angehalten, nicht geändert' } : known;
  });
  const left = leftOut.map(({ order, reason }): ReportRow => ({ iri: order['@id'], number: numberOf(order), state: 'skipped', reason }));
  const places = { failed: 0, skipped: 1, done: 2 } as const;
  return [...rows, ...left].toSorted((one, other) => places[one.state] - places[other.state]);
}

/** The order as it stands now, which a repeated change must start from. */
function asKnown(order: Entity): Entity {
  return readEntity(order['@id']) ?? order;
}

async function settled(undos: readonly Undo[], { settle }: OrderChange): Promise<readonly Undo[]> {
  return settle && undos.length > 0 ? settle(undos) : undos;
}

function wayBack(undos: readonly Undo[], { mayUndo }: OrderChange): { undo?: () => Promise<void> } {
  if (undos.length === 0) return {};
  return {
    undo: async () => {
      await mayUndo?.();
      await undoAll(undos.toReversed());
    },
  };
}
