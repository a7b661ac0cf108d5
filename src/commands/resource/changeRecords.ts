import { messageOf } from '../../api/apiErrors.ts';
import type { BulkResult } from '../../api/records/bulk.ts';
import { changeAll, type Written } from '../../api/records/bulkChange.ts';
import { store, type AnyEntity, type Entity } from '../../api/records/entities.ts';
import type { Touched } from '../../api/records/bulkCall.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { undoAll, undoOf, type Undo } from '../../api/records/undo.ts';
import type { Noun } from '../../domain/define/noun.ts';
import { idOf } from '../../domain/define/resource.ts';
import type { InputOf } from '../../domain/define/row.ts';
import { heldMails } from '../mail/heldMails.ts';
import { countedOf, nameIn } from './recordNames.ts';
import { activeScopeAtom, keepTicked } from '../selection.ts';
import type { HeldMails, Tools } from '../tools.ts';
import { withProgress } from '../work.ts';
import type { BulkReport, ReportRow } from './bulkReport.ts';

/** A record that the change is not meant for, and why. */
export type LeftOut = { readonly record: AnyEntity; readonly reason: string };

type Named = (record: AnyEntity) => string;
type FieldIn<R extends Noun> = keyof Entity<R> & string;

/** A change of one or many records as a command means it. */
export type RecordChange<R extends Noun> = {
  /** Stands over progress and report. */
  readonly title: string;
  /** What a record is sent, from how it stands at that moment. */
  readonly changes: (record: Entity<R>) => InputOf<R>;
  /** An action of its own in place of a change of fields. */
  readonly operation?: string;
  /** Shows nothing before the server has agreed. */
  readonly waits?: boolean;
  /** The fields that are put back; all that were sent unless told, none for what cannot be taken back. */
  readonly undoable?: readonly FieldIn<R>[];
  /** The ways back in place of the record's own fields. */
  readonly waysBack?: (before: Entity<R>, written: Written<R>) => readonly Undo[];
  /** What is said afterwards. */
  readonly done: (record: Entity<R>) => string;
  /** The same for several, before their count; the title unless told. */
  readonly doneMany?: string;
  /** More about it, for instance why it cannot be taken back. */
  readonly detail?: string;
  /** What is said when a single record could not be changed. */
  readonly failed?: (message: string) => string;
  readonly leftOut?: readonly LeftOut[];
  /** How the report names a record, where many are called the same. */
  readonly named?: (record: Entity<R>) => string;
  /** The mails that it causes wait as long as it can be taken back. */
  readonly holdsMails?: boolean;
  /** Asked before anything is taken back; refuses by throwing. */
  readonly mayUndo?: () => Promise<void>;
};

/** Changes records, tells how it went and offers the way back; what failed stays ticked and can be repeated. */
export async function changeRecords<R extends Noun>(
  resource: R,
  records: readonly Entity<R>[],
  change: RecordChange<R>,
  tools: Tools,
): Promise<boolean> {
  const [only] = records;
  if (!only) return false;
  const context = { resource, change, tools };
  return records.length === 1 && !change.leftOut?.length ? changeOne(only, context) : changeMany(records, context);
}

type ChangeContext<R extends Noun> = { readonly resource: R; readonly change: RecordChange<R>; readonly tools: Tools };

async function changeOne<R extends Noun>(
  record: Entity<R>,
  { resource, change, tools }: ChangeContext<R>,
): Promise<boolean> {
  const ways = waysOf(change);
  const {
    rows: [row],
  } = await changeAll(resource, [record], { ...manyOf(change), onWritten: ways.note });
  if (row?.state === 'failed') {
    const message = messageOf(row.error);
    tools.notify.warning(change.failed?.(message) ?? `Error: ${message}`, {
      detail: `${resource.title.one} ${nameIn(resource, record)}`,
    });
    return false;
  }
  tools.notify.success(change.done(record), {
    ...(change.detail && { detail: change.detail }),
    ...wayBack(ways, { resource, change }),
  });
  return true;
}

async function changeMany<R extends Noun>(
  records: readonly Entity<R>[],
  { resource, change, tools }: ChangeContext<R>,
): Promise<boolean> {
  const ways = waysOf(change);
  const scope = store.get(activeScopeAtom);
  const finish = (result: BulkResult<Entity<R>>) => {
    if (result.left.length > 0) {
      keepTicked(
        scope,
        result.left.map((it) => it['@id']),
      );
      const retry = () => void withProgress<Entity<R>>(change.title, (options) => result.retry(options)).then(finish);
      const report: BulkReport = {
        resource,
        title: change.title,
        rows: reportOf(resource, result, { leftOut: change.leftOut, named: change.named as Named | undefined }),
        retry,
      };
      tools.dialog('bulkReport', report);
    }
    const [first] = records;
    if (result.done === 0 || !first) return;
    const text =
      result.done === 1
        ? change.done(records.find((it) => !result.left.includes(it)) ?? first)
        : `${change.doneMany ?? change.title}: ${countedOf(resource, result.done)}`;
    const left = change.leftOut?.length
      ? `${countedOf(resource, change.leftOut.length)} ausgelassen: ${namesIn(
          resource,
          change.leftOut.map((it) => it.record),
        )}`
      : '';
    const detail = [change.detail, left].filter(Boolean).join(' ');
    tools.notify.success(text, { ...(detail && { detail }), ...wayBack(ways, { resource, change }) });
  };
  const result = await withProgress<Entity<R>>(change.title, (options) =>
    changeAll(resource, records, { ...manyOf(change), onWritten: ways.note }, options),
  );
  finish(result);
  return result.left.length === 0;
}

function manyOf<R extends Noun>({ changes, operation, waits = false }: RecordChange<R>) {
  return { changes, operation, ahead: operation === undefined && !waits };
}

/** Collects how to take back what is written, up to date when later rows move what earlier ones had produced. */
export function waysOf<R extends Noun>({ changes, operation, undoable, waysBack, holdsMails }: RecordChange<R>) {
  let ways: readonly Undo[] = [];
  let mails: readonly Touched[] = [];
  const note = (written: Written<R>, before: Entity<R>) => {
    if (holdsMails) mails = [...mails, ...written.touched.filter((it) => idOf('mail_logs', it['@id']) !== undefined)];
    const versions = new Map(written.touched.map((it) => [it['@id'], it.version]));
    const own = waysBack
      ? waysBack(before, written)
      : operation === undefined
        ? fieldsBack(before, written, undoable ?? (Object.keys(changes(before)) as FieldIn<R>[]))
        : [];
    const earlier = new Map(ways.map((it) => [it.iri, it]));
    const others = ways.filter((it) => !own.some(({ iri }) => iri === it.iri));
    // A record that was changed along with an earlier one goes back to what stood there before both.
    const whole = own.map((it) => ({ ...it, patch: { ...it.patch, ...earlier.get(it.iri)?.patch } }));
    ways = [...others.map((it) => ({ ...it, version: versions.get(it.iri) ?? it.version })), ...whole];
  };
  const taken = () => {
    const all = { undos: ways, mails };
    [ways, mails] = [[], []];
    return all;
  };
  return { note, taken };
}

/** How to put fields of a record back, to what stood there when it was written, or else to what was known before. */
export function fieldsBack<R extends Noun>(
  before: Entity<R>,
  { version, previous }: Written<R>,
  fields: readonly FieldIn<R>[],
): readonly Undo[] {
  const known = { ...before, ...previous };
  const back = fields.filter((it) => known[it] !== undefined);
  return back.length > 0 && version !== undefined ? [undoOf(known, { '@id': before['@id'], version }, back)] : [];
}

/** What became of each record: failures first, then what was not reached, left out and done. */
export function reportOf(
  resource: Noun,
  result: Pick<BulkResult<AnyEntity>, 'rows'>,
  {
    leftOut = [],
    named = (it) => nameIn(resource, it),
  }: { readonly leftOut?: readonly LeftOut[] | undefined; readonly named?: Named | undefined } = {},
): readonly ReportRow[] {
  const rows = result.rows.map((row): ReportRow => {
    const known = { iri: row.item['@id'], name: named(row.item), state: row.state };
    if (row.state === 'failed') return { ...known, reason: messageOf(row.error) };
    return row.state === 'skipped' ? { ...known, reason: 'angehalten, nicht geändert' } : known;
  });
  const left = leftOut.map(({ record, reason }): ReportRow => ({
    iri: record['@id'],
    name: named(record),
    state: 'skipped',
    reason,
  }));
  const places = { failed: 0, skipped: 1, underWay: 2, done: 3 } as const;
  return [...rows, ...left].toSorted((one, other) => places[one.state] - places[other.state]);
}

/**
 * Last things first; what was changed along with the records comes after all of them, because it moves their versions.
 */
function wayBack<R extends Noun>(
  ways: ReturnType<typeof waysOf<R>>,
  { resource, change: { mayUndo } }: Pick<ChangeContext<R>, 'resource' | 'change'>,
): { undo?: () => Promise<void>; held?: HeldMails } {
  const { undos, mails } = ways.taken();
  // What waits to leave is seen at once where the mails of the record are open.
  if (mails.length > 0) refetchLists('mail_logs');
  if (undos.length === 0) return {};
  const isOwn = ({ iri }: Undo) => idOf(resource.path, iri) !== undefined;
  const back = undos.toReversed();
  return {
    ...(mails.length > 0 && { held: heldMails(mails) }),
    undo: async () => {
      await mayUndo?.();
      await undoAll([...back.filter(isOwn), ...back.filter((it) => !isOwn(it))]);
      if (mails.length > 0) refetchLists('mail_logs');
    },
  };
}

const maxNamed = 5;

/** The names of several records for a sentence; of more than five the last are counted. */
function namesIn(resource: Noun, records: readonly AnyEntity[]): string {
  const names = records.map((it) => nameIn(resource, it));
  return names.length <= maxNamed
    ? names.join(', ')
    : `${names.slice(0, maxNamed - 1).join(', ')} und ${String(names.length - maxNamed + 1)} weitere`;
}
