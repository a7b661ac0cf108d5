import { sql, type SQL } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { bySuggestionRank, suggestionOf, type MovableContract } from '../../../src/domain/avis/suggestion.ts';
import type { Contract } from '../../../src/domain/contract/contract.ts';
import { stopsOf, type Place } from '../../../src/domain/km/place.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { isFound, locate } from '../../routing/locate.ts';
import { noteChange } from '../../storage/changeLog.ts';
import { rowsOf } from '../../storage/sql.ts';

/** So many are kept for one avis; nobody looks further down. */
const maxKept = 100;
/** A working day apart may be a weekend away. */
const reachDays = 4;
/** Two that work out suggestions at once would write the same ones twice. */
const turn = 4_405_001;

type Row = {
  avis: number;
  customer: number | null;
  contractType: string | null;
  datum: string;
  bringdatum: string;
} & Pick<Contract, 'pickupLocation' | 'deliveryLocation'>;

/**
 * Suggestions from and to the avis of a contract, written anew: its own, and those of every avis to which it was or is
 * suggested (R44).
 */
export async function workOutSuggestions(client: ClientBase, contract: number): Promise<void> {
  await rowsOf(client, sql`select pg_advisory_xact_lock(${turn})`);
  const [own] = await rowsOf<{ id: number }>(
    client,
    sql`select id from contract_avis where contract = ${contract} limit 1`,
  );
  if (!own) return;
  const [changed] = await movable(client, sql`a.id = ${own.id}`);
  const around = changed ? await neighboursOf(client, changed) : [];
  const told = await rowsOf<{ origin: number }>(
    client,
    sql`delete from contract_avis_suggestions where origin = ${own.id} or target = ${own.id} returning origin`,
  );
  if (changed) await store(client, changed, around);
  const before = new Set(told.map((it) => it.origin));
  for (const other of around)
    if (changed && (before.has(other.id) || suggestionOf(other, changed)))
      await store(client, other, await neighboursOf(client, other));
  await noteChange(client, { path: 'contract_avis_suggestions', id: null, kind: 'bulk', version: null, by: 'System' });
}

/** The suggestions of every avis, for data that was not written one by one. */
export async function workOutAllSuggestions(client: ClientBase): Promise<void> {
  const all = await movable(client, sql`true`);
  for (const origin of all)
    await store(
      client,
      origin,
      all.filter((it) => it.id !== origin.id),
    );
}

/**
 * Contracts that can still be moved and linked, as the rule looks at them; written out, because demo data are made over
 * a connection that reads days and numbers in its own way.
 */
async function movable(client: ClientBase, condition: SQL): Promise<MovableContract[]> {
  const rows = await rowsOf<Row>(
    client,
    sql`select a.id::float8 as avis, c."contractClientAddress" as customer, c."contractType", c.datum::text as datum, c.bringdatum::text as bringdatum, c."pickupLocation", c."deliveryLocation"
        from contracts c join contract_avis a on a.contract = c.id
        where c."flexContract" and not c."isStorniert" and not c.abgeschlossen and not c."testContract"
          and c.datum is not null and c.bringdatum is not null and a.link is null and ${condition} order by a.id`,
  );
  return rows.map((row) => {
    const { start, end } = stopsOf({ ...row, serviceAddresses: [] });
    return {
      id: row.avis,
      customer: row.customer === null ? null : String(row.customer),
      contractType: row.contractType,
      from: row.datum,
      until: row.bringdatum,
      pickup: placed(start),
      delivery: placed(end),
    };
  });
}

function neighboursOf(client: ClientBase, { id, from, until }: MovableContract): Promise<MovableContract[]> {
  return movable(
    client,
    sql`a.id <> ${id} and c.datum <= ${addDays(until, reachDays)} and c.bringdatum >= ${addDays(from, -reachDays)}`,
  );
}

function placed(place: Place): MovableContract['pickup'] {
  const point = locate(place);
  return { ...place, point: isFound(point) ? point : null };
}

/** Written in the order of their rank, so that their numbers tell it. */
async function store(client: ClientBase, origin: MovableContract, others: readonly MovableContract[]): Promise<void> {
  const ranked = others
    .flatMap((target) => {
      const found = suggestionOf(origin, target);
      return found ? [{ ...found, target: target.id }] : [];
    })
    .toSorted(bySuggestionRank)
    .slice(0, maxKept)
    .map((it, at) => ({ ...it, rank: at + 1 }));
  await rowsOf(client, sql`delete from contract_avis_suggestions where origin = ${origin.id}`);
  if (ranked.length === 0) return;
  await rowsOf(
    client,
    sql`insert into contract_avis_suggestions (origin, target, type, distance, days, rank)
        select ${origin.id}, target, type, distance, days, rank
        from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as it(target bigint, type text, distance numeric, days int, rank int) order by rank`,
  );
}
