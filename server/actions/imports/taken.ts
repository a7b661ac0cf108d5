import { sql } from 'drizzle-orm';
import type { ImportContract } from '../../../src/domain/import/importContract.ts';
import { companyZone, formatInstant } from '../../../src/domain/time/zone.ts';
import { system } from '../../storage/actor.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

type Row = Pick<ImportContract, 'contractNumber' | 'takenOverAt'> & { readonly contract: number | null };

/**
 * Why what rows of a file did cannot be taken back: what somebody has done since to the first of their contracts, or to
 * its ride, as one sentence. Nothing while nobody has; what other rows of the file did at their moments does not count.
 */
export async function touchedSince(to: Queryable, file: number, rows: readonly Row[]): Promise<string | undefined> {
  const taken = rows.map(({ contract, contractNumber, takenOverAt }) => ({ contract, contractNumber, takenOverAt }));
  // The moments of the other rows are gathered once, and only if somebody has done anything at all.
  const [found] = await rowsOf<{ number: string | null; at: string; username: string }>(
    to,
    sql`select it."contractNumber" as number, touched.logged_at as at, touched.username
        from rows from (
          jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
            as (contract bigint, "contractNumber" text, "takenOverAt" timestamptz)
        ) with ordinality as it(contract, "contractNumber", "takenOverAt", place)
        cross join lateral (
          select h.id, h.logged_at, h.username
          from (select 'contracts' as path, it.contract as id
                union all select 'protocols', p.id from protocols p where p.contract = it.contract) worked_on
          join history h on h.path = worked_on.path and h.record_id = worked_on.id
          where h.logged_at > it."takenOverAt" and h.username <> ${system.username}
            and h.logged_at not in (select own.logged_at from import_contracts other
              join history own on own.path = 'import_contracts' and own.record_id = other.id
              where other.import = ${file})
          order by h.id limit 1) touched
        order by it.place limit 1`,
  );
  if (!found) return undefined;
  const when = formatInstant(found.at, companyZone);
  return `Auftrag ${found.number ?? ''} wurde seitdem bearbeitet (${found.username}, ${when}); die Übernahme kann nicht mehr zurückgenommen werden.`;
}

/** How fields of a contract stood before a row changed them, as its history has it. */
export async function stoodBefore(
  to: Queryable,
  { takenOverAt }: Pick<ImportContract, 'takenOverAt'>,
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
