import { messageOf } from '../api/apiErrors.ts';
import type { BulkResult } from '../api/bulk.ts';
import { changeAll, type Written } from '../api/bulkChange.ts';
import { store, type Entity } from '../api/entities.ts';
import { undoAll, undoOf, type Undo } from '../api/undo.ts';
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
  /** What an order is sent, from how it stands at that moment. */
  readonly changes: (order: Entity) => Readonly<Record<string, unknown>>;
  /** An action of its own in place of a change of fields. */
  readonly deed?: string;
  /** Shows nothing before the server has agreed. */
  readonly waits?: boolean;
  /** The fields that are put back; all that were sent unless told, none for what cannot be taken back. */
  readonly undoable?: readonly string[];
  /** The ways back in place of the order's own fields. */
  readonly waysBack?: (before: Entity, written: Written) => readonly Undo[];
  /** What is said afterwards. */
  readonly done: (order: Entity) => string;
  /** The same for several, before their count; the title unless told. */
  readonly doneMany?: string;
  /** More about it, for instance why it cannot be taken back. */
  readonly detail?: string;
  /** What is said when a single order could not be changed. */
  readonly failed?: (message: string) => string;
  readonly leftOut?: readonly LeftOut[];
  /** Asked before anything is taken back; refuses by throwing. */
  readonly mayUndo?: () => Promise<void>;
};

/** Changes orders, tells how it went and offers the way back; what failed stays selected and can be repeated. */
export async function changeOrders(orders: readonly Entity[], change: OrderChange, tools: Tools): Promise<boolean> {
  const [only] = orders;
  if (!only) return false;
  if (orders.length === 1 && !change.leftOut?.length) return changeOne(only, change, tools);
  return changeMany(orders, change, tools);
}

async function changeOne(order: Entity, change: OrderChange, tools: Tools): Promise<boolean> {
  const ways = waysOf(change);
  const { rows: [row] } = await changeAll([order], { ...manyOf(change), onWritten: ways.note });
  if (row?.state === 'failed') {
    const message = messageOf(row.error);
    tools.notify.warning((change.failed ?? contractMessages.updateFailed)(message), { detail: `Auftrag ${numberOf(order)}` });
    return false;
  }
  tools.notify.success(change.done(order), { ...(change.detail && { detail: change.detail }), ...wayBack(ways.taken(), change) });
  return true;
}

async function changeMany(orders: readonly Entity[], change: OrderChange, tools: Tools): Promise<boolean> {
  const ways = waysOf(change);
  const panel = store.get(activePanelUrlAtom);
  const finish = (result: BulkResult<Entity>) => {
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
    tools.notify.success(text, { ...(detail && { detail }), ...wayBack(ways.taken(), change) });
  };
  const result = await withProgress<Entity>(change.title, (options) => changeAll(orders, { ...manyOf(change), onWritten: ways.note }, options));
  finish(result);
  return result.left.length === 0;
}

function manyOf({ changes, deed, waits = false }: OrderChange) {
  return { changes, deed, ahead: deed === undefined && !waits };
}

/** Collects how to take back what is written, up to date when later rows move what earlier ones had produced. */
function waysOf({ changes, deed, undoable, waysBack }: OrderChange) {
  let ways: readonly Undo[] = [];
  const note = (written: Written, before: Entity) => {
    const versions = new Map(written.touched.map((it) => [it['@id'], it.version]));
    const own = waysBack ? waysBack(before, written) : deed === undefined ? fieldsBack(before, written, undoable ?? Object.keys(changes(before))) : [];
    const others = ways.filter((it) => !own.some(({ iri }) => iri === it.iri));
    ways = [...others.map((it) => ({ ...it, version: versions.get(it.iri) ?? it.version })), ...own];
  };
  const taken = () => {
    const all = ways;
    ways = [];
    return all;
  };
  return { note, taken };
}

/** How to put fields of an order back that were known before. */
export function fieldsBack(before: Entity, { version }: Written, fields: readonly string[]): readonly Undo[] {
  const known = fields.filter((it) => before[it] !== undefined);
  return known.length > 0 && version !== undefined ? [undoOf(before, { '@id': before['@id'], version }, known)] : [];
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

function wayBack(undos: readonly Undo[], { mayUndo }: OrderChange): { undo?: () => Promise<void> } {
  if (undos.length === 0) return {};
  return {
    undo: async () => {
      await mayUndo?.();
      await undoAll(undos.toReversed());
    },
  };
}
