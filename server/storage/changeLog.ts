import { setTimeout as wait } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

export type ChangeKind = 'create' | 'update' | 'delete' | 'bulk';
export type ChangeRow = {
  seq: number;
  xid: string;
  at: string;
  path: string;
  record_id: number | null;
  kind: ChangeKind;
  version: number | null;
  by: string;
  detail: Record<string, unknown> | null;
};

/** The channel on which a writer hints that there is news; the change log itself is the truth. */
export const changeChannel = 'leitstand_changes';
/** The first hint goes out at once, the following ones together; nobody sees the difference at a screen. */
const betweenHintsMs = 20;

type Note = {
  readonly path: string;
  readonly id: number | null;
  readonly kind: ChangeKind;
  readonly version: number | null;
  readonly by: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Notes a change in the transaction that makes it, so that every open console can read it after the commit. */
export async function noteChange(to: Queryable, change: Note): Promise<void> {
  await rowsOf(to, changeSql(change));
}

/** Notes many changes of one act in one statement, in their order. */
export async function noteChanges(to: Queryable, changes: readonly Note[]): Promise<void> {
  if (changes.length === 0) return;
  await rowsOf(
    to,
    sql`insert into change_log (path, record_id, kind, version, by, detail)
        select path, record_id, kind, version, by, detail
        from rows from (jsonb_to_recordset(${JSON.stringify(changes.map(({ id, ...it }) => ({ ...it, record_id: id })))}::jsonb)
            as (path text, record_id bigint, kind text, version int, by text, detail jsonb))
          with ordinality as it(path, record_id, kind, version, by, detail, place)
        order by place`,
  );
}

/**
 * Notes that a record shows something else of other records, although nobody has written the record itself: its version
 * stays. Beside what is gathered for it these fields may show something else.
 */
export async function noteTouched(
  to: Queryable,
  touched: Omit<Note, 'kind' | 'detail'>,
  fields: readonly string[] = [],
): Promise<void> {
  await noteChange(to, { ...touched, kind: 'update', detail: { isTouched: true, fields } });
}

/** The same as SQL, to be part of the statement that makes the change. */
export function changeSql({ path, id, kind, version, by, detail }: Note): SQL {
  return sql`insert into change_log (path, record_id, kind, version, by, detail)
    values (${path}, ${id}, ${kind}, ${version}, ${by}, ${detail ? JSON.stringify(detail) : null})`;
}

/**
 * Sends the hint that there is news, a moment after the commit and once for many: inside of a transaction PostgreSQL
 * would let all commits wait for each other, because notifications keep one order. A hint that is lost is made up for
 * by the readers' polling.
 */
export function hinterOf(to: Queryable): () => void {
  let isSending = false;
  let isWanted = false;
  const send = async (): Promise<void> => {
    isSending = true;
    while (isWanted) {
      isWanted = false;
      await rowsOf(to, sql`select pg_notify(${changeChannel}, '')`).catch(() => undefined);
      await wait(betweenHintsMs, undefined, { ref: false });
    }
    isSending = false;
  };
  return () => {
    isWanted = true;
    if (!isSending) void send();
  };
}

/** Where a reader of the change log stands: everything up to this transaction and row is known to it. */
export type Position = { readonly xid: string; readonly seq: number };

/** The present end of the change log; a reader that starts here misses nothing that commits later. */
export async function currentPosition(to: Queryable): Promise<Position> {
  const [row] = await rowsOf<{ xid: string }>(to, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`);
  return { xid: row?.xid ?? '0', seq: 0 };
}

/**
 * The changes after a position that are committed for good; rows of transactions still running come later, none is
 * skipped.
 */
export async function changesAfter(to: Queryable, position: Position, limit: number): Promise<ChangeRow[]> {
  return rowsOf<ChangeRow>(
    to,
    sql`select seq, xid::text as xid, at, path, record_id, kind, version, by, detail from change_log
        where (xid, seq) > (${position.xid}::xid8, ${position.seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by xid, seq limit ${limit}`,
  );
}

/**
 * Whether there are changes that a reader at this position does not have yet: an older transaction still under way held
 * them back when the hint of their writer came, and nobody gives another when that transaction ends.
 */
export const isBehind = (to: Queryable, position: Position): Promise<boolean> => hasMissedMore(to, position, 0);

/** Whether a reader at this position has missed more than so many changes. */
export async function hasMissedMore(to: Queryable, { xid, seq }: Position, than: number): Promise<boolean> {
  const beyond = await rowsOf(
    to,
    sql`select from change_log where (xid, seq) > (${xid}::xid8, ${seq}::bigint) order by xid, seq offset ${than} limit 1`,
  );
  return beyond.length > 0;
}

/** Whether the position lies in this log's past and nothing after it has been forgotten yet. */
export async function reachesBack(to: Queryable, position: Position): Promise<boolean> {
  const [row] = await rowsOf<{ reaches: boolean }>(
    to,
    sql`select ${position.xid}::xid8 < pg_snapshot_xmax(pg_current_snapshot())
          and coalesce((select xid <= ${position.xid}::xid8 or seq = 1 from change_log order by xid, seq limit 1), true) as reaches`,
  );
  return row?.reaches === true;
}

/** Forgets changes that no console can still be waiting for. */
export async function trimChangeLog(to: Queryable, olderThanHours: number): Promise<void> {
  await rowsOf(
    to,
    sql`delete from change_log where at < now() - make_interval(hours => ${olderThanHours}) and xid < (select max(xid) from change_log)`,
  );
}
