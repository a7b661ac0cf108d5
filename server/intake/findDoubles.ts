import { sql } from 'drizzle-orm';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { Finding } from '../../src/domain/intake/finding.ts';
import type { IntakeDouble } from '../../src/domain/intake/intakeAnswer.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

const mostShown = 10;

/**
 * The contracts for the vehicles that a source names: by VIN those of all days, the newest first; by plate those of the
 * days that it names.
 */
export async function findDoubles(to: Queryable, findings: readonly Finding[]): Promise<readonly IntakeDouble[]> {
  const said = (field: Finding['field']) => findings.filter((it) => it.field === field).map((it) => String(it.value));
  const [vins, plates, days] = [said('carFin'), said('licensePlate'), said('datum')];
  if (vins.length === 0 && plates.length === 0) return [];
  const rows = await rowsOf<Omit<IntakeDouble, 'contract'> & { id: number }>(
    to,
    sql`select id, auftragsnummer, "carFin", "licensePlate", datum::text, "pickupLocation"->>'ort' as "pickupTown",
          "deliveryLocation"->>'ort' as "deliveryTown", coalesce("isStorniert", false) as "isStorniert"
        from contracts
        where "carFin" = any(${sql.param(vins)}::text[])
          or ("licensePlate" = any(${sql.param(plates)}::text[]) and datum = any(${sql.param(days)}::date[]))
        order by datum desc nulls last, id desc limit ${mostShown}`,
  );
  return rows.map(({ id, ...it }) => ({ contract: iriOf('contracts', id), ...it }));
}
