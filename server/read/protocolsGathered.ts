import { sql } from 'drizzle-orm';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

type Snapshot = { readonly protocol: number; readonly id: number; readonly counter: number };

/** The restore points of some protocols, and whether their contracts stand on a completed document. */
export async function gatherProtocols(
  to: Queryable,
  records: readonly DomainRecord[],
  fields: ReadonlySet<string>,
): Promise<ReadonlyMap<number, AnyRow>> {
  const ids = sql.param(records.map((it) => it.id));
  const snapshots = fields.has('availableSnapshots')
    ? await rowsOf<Snapshot>(
        to,
        sql`select protocol, id, counter, created_at as "createdAt", old_state as "oldProcessState", new_state as "newProcessState"
            from protocol_snapshots where protocol = any(${ids}::bigint[]) order by protocol, counter`,
      )
    : [];
  const billed = fields.has('isBilled')
    ? await rowsOf<{ id: number }>(
        to,
        sql`select p.id from protocols p join contracts c on c.id = p.contract where p.id = any(${ids}::bigint[])
              and jsonb_path_exists(c."invoiceNumbers", '$[*] ? (@.number like_regex ".")')`,
      )
    : [];
  const isBilled = new Set(billed.map((it) => it.id));
  const own = Map.groupBy(snapshots, (it) => it.protocol);
  return new Map(
    records.map(({ id }) => [
      id,
      {
        availableSnapshots: (own.get(id) ?? []).map(({ protocol: _, ...it }) => it),
        isBilled: isBilled.has(id),
      },
    ]),
  );
}
