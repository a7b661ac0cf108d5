import { sql } from 'drizzle-orm';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { ImportContract } from '../../../src/domain/import/importContract.ts';
import { companyZone, formatInstant } from '../../../src/domain/time/zone.ts';
import { system } from '../../storage/actor.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

type Row = Pick<ImportContract, 'import' | 'contractNumber' | 'takenOverAt'>;

/**
 * Why what a row did cannot be taken back: what somebody has done to its contract or ride since, as one sentence.
 * Nothing while nobody has; what other rows of its file did at their moments does not count.
 */
export async function touchedSince(to: Queryable, row: Row, contract: number): Promise<string | undefined> {
  const { contractNumber, takenOverAt } = row;
  const [found] = await rowsOf<{ at: Date | string; username: string }>(
    to,
    sql`select logged_at as at, username from history h
        where ((h.path = 'contracts' and h.record_id = ${contract})
            or (h.path = 'protocols' and h.record_id in (select id from protocols where contract = ${contract})))
          and h.logged_at > ${takenOverAt}::timestamptz and h.username <> ${system.username}
          and not exists (select from import_contracts other
            join history own on own.path = 'import_contracts' and own.record_id = other.id
              and own.logged_at = h.logged_at
            where other.import = ${idOf('vw_imports', row.import ?? '') ?? 0})
        order by h.id limit 1`,
  );
  if (!found) return undefined;
  const when = formatInstant(new Date(found.at).toISOString(), companyZone);
  return `Auftrag ${contractNumber ?? ''} wurde seitdem bearbeitet (${found.username}, ${when}); die Übernahme kann nicht mehr zurückgenommen werden.`;
}

/** How fields of a contract stood before a row changed them, as its history has it. */
export async function stoodBefore(
  to: Queryable,
  { takenOverAt }: Row,
  contract: number,
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await rowsOf<{ field: string; previous: unknown }>(
    to,
    sql`select distinct on (field) field, previous from history
        where path = 'contracts' and record_id = ${contract} and logged_at = ${takenOverAt}::timestamptz
        order by field, id`,
  );
  return new Map(rows.map((it) => [it.field, it.previous]));
}
