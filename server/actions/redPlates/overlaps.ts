import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { attentionOf, stageOfLine } from '../../../src/domain/redPlate/attention.ts';
import { redPlateRide } from '../../../src/domain/redPlate/redPlateRide.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

type Line = typeof redPlateRide;
const moments = ['plate', 'rideDay', 'begin', 'endDay', 'end', 'voided'] as const;

/**
 * One plate is on one vehicle at a time: rides that overlap name each other, and those that no longer do are told too.
 */
export async function followOverlaps({ kind, before, after, id, input }: Done<Line>, scope: Scope): Promise<void> {
  if ('overlapsWith' in input || (kind === 'update' && moments.every((it) => before[it] === after[it]))) return;
  // Two protocols with one plate may be written at the same moment: whoever comes second sees the first.
  await rowsOf(
    scope.client,
    sql`select pg_advisory_xact_lock(hashtext('red_plate_rides'), hashtext(${after.plate ?? ''}))`,
  );
  const pointing = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from red_plate_rides where "overlapsWith" = ${id} order by id`,
  );
  const found = await overlapping(id, scope);
  for (const it of new Set([id, ...found, ...pointing.map((row) => row.id)])) await settle(it, scope);
}

async function settle(id: number, scope: Scope): Promise<void> {
  const iri = iriOf(redPlateRide.path, id);
  const line = await scope.look(redPlateRide, iri);
  if (!line) return;
  const [first] = await overlapping(id, scope);
  const overlapsWith = first === undefined ? null : iriOf(redPlateRide.path, first);
  if (overlapsWith === line.overlapsWith) return;
  const stage = stageOfLine(line);
  await scope.change(redPlateRide, iri, { overlapsWith, attention: attentionOf({ ...line, overlapsWith, stage }) });
}

/** The rides with the same plate while this one goes on, the earliest first; what is not over yet goes on. */
async function overlapping(id: number, scope: Scope): Promise<number[]> {
  const from = (row: string) => sql.raw(`(${row}."rideDay" + ${row}."begin"::time)`);
  const until = (row: string) => sql.raw(`coalesce(${row}."endDay" + ${row}."end"::time, 'infinity'::timestamp)`);
  const rows = await rowsOf<{ id: number }>(
    scope.client,
    sql`select other.id from red_plate_rides it join red_plate_rides other on other.plate = it.plate and other.id <> it.id
        where it.id = ${id} and not it.voided and not other.voided
          and ${from('other')} < ${until('it')} and ${from('it')} < ${until('other')}
        order by other."rideDay", other."begin", other.id`,
  );
  return rows.map((it) => it.id);
}
