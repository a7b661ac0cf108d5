import { sql, type SQL } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import {
  bySuggestionRank,
  suggestionOf,
  type MovableContract,
  type Suggestion,
} from '../../../src/domain/avis/suggestion.ts';
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
/** Of all lists so many are written at once. */
const listsPerStatement = 100;
/** Two that work out suggestions at once would write the same ones twice. */
const turn = 4_405_001;

type Row = {
  avis: number;
  customer: number | null;
  contractType: string | null;
  datum: string;
  bringdatum: string;
} & Pick<Contract, 'pickupLocation' | 'deliveryLocation'>;
type Listed = Suggestion & { readonly target: number };
type Stored = Listed & { readonly rank: number };

/**
 * Suggestions from and to the avis of a contract, worked out anew (R44). The lists of others differ by this one alone:
 * it is taken out and put in where it belongs now.
 */
export async function workOutSuggestions(client: ClientBase, contract: number): Promise<void> {
  await rowsOf(client, sql`select pg_advisory_xact_lock(${turn})`);
  const [own] = await rowsOf<{ id: number }>(
    client,
    sql`select id from contract_avis where contract = ${contract} limit 1`,
  );
  if (!own) return;
  const [changed] = await movable(client, sql`a.id = ${own.id}`);
  const around = changed ? await movable(client, isNear([changed])) : [];
  const places = new Map(around.map((it) => [it.id, changed ? placeIn(it, changed) : null]));
  const before = await listsWith(
    client,
    own.id,
    [...places].flatMap(([origin, place]) => (place ? [origin] : [])),
  );
  const lists = new Map<number, readonly Listed[]>([[own.id, changed ? listOf(changed, around) : []]]);
  const cut: number[] = [];
  for (const [origin, list] of before) {
    const next = movedIn(list, own.id, places.get(origin) ?? null);
    if (next) lists.set(origin, next);
    else cut.push(origin);
  }
  for (const [origin, list] of await listsAnew(client, cut)) lists.set(origin, list);
  await store(client, lists, before);
  await noteChange(client, { path: 'contract_avis_suggestions', id: null, kind: 'bulk', version: null, by: 'System' });
}

/** The suggestions of every avis, for data that was not written one by one. */
export async function workOutAllSuggestions(client: ClientBase): Promise<void> {
  const all = await movable(client, sql`true`);
  for (let at = 0; at < all.length; at += listsPerStatement)
    await store(client, new Map(all.slice(at, at + listsPerStatement).map((it) => [it.id, listOf(it, all)])));
}

/** The best of what is suggested to one avis, in the order of their rank. */
function listOf(origin: MovableContract, others: readonly MovableContract[]): Listed[] {
  return others
    .flatMap((target) => placeIn(origin, target) ?? [])
    .toSorted(bySuggestionRank)
    .slice(0, maxKept);
}

function placeIn(origin: MovableContract, target: MovableContract): Listed | null {
  const found = suggestionOf(origin, target);
  return found && { ...found, target: target.id };
}

/**
 * A list once a target has another place in it or none; undefined when nobody knows who comes last, because the list
 * was cut and the target is no longer before its end.
 */
function movedIn(list: readonly Listed[], target: number, place: Listed | null): readonly Listed[] | undefined {
  const others = list.filter((it) => it.target !== target);
  const next = place ? [...others, place].toSorted(bySuggestionRank) : others;
  const wasCut = others.length < list.length && list.length >= maxKept;
  return wasCut && (!place || next.at(-1) === place) ? undefined : next.slice(0, maxKept);
}

async function listsAnew(client: ClientBase, ids: readonly number[]): Promise<Map<number, readonly Listed[]>> {
  if (ids.length === 0) return new Map();
  const origins = await movable(client, sql`a.id = any(${sql.param([...ids])}::bigint[])`);
  const others = origins.length > 0 ? await movable(client, isNear(origins)) : [];
  const lists = new Map(origins.map((it) => [it.id, listOf(it, others)]));
  return new Map(ids.map((it) => [it, lists.get(it) ?? []]));
}

/** The lists in which a target stands, and some more. */
async function listsWith(client: ClientBase, target: number, more: readonly number[]): Promise<Map<number, Stored[]>> {
  const rows = await rowsOf<Stored & { origin: number }>(
    client,
    sql`select origin, target, type, distance::float8 as distance, days, rank from contract_avis_suggestions
        where origin in (select origin from contract_avis_suggestions where target = ${target}) or origin = any(${sql.param([...more])}::bigint[])
        order by origin, id`,
  );
  const lists = new Map<number, Stored[]>(more.map((it) => [it, []]));
  for (const { origin, ...it } of rows) {
    const list = lists.get(origin);
    if (list) list.push(it);
    else lists.set(origin, [it]);
  }
  return lists;
}

/**
 * Contracts that can still be moved and linked, as the rule looks at them; written out, because demo data are made over
 * a connection that reads days and numbers in its own way.
 */
async function movable(client: ClientBase, condition: SQL): Promise<MovableContract[]> {
  const rows = await rowsOf<Row>(
    client,
    sql`select a.id::float8 as avis, c."contractClientAddress" as customer, c."contractType",
      c.datum::text as datum, c.bringdatum::text as bringdatum, c."pickupLocation", c."deliveryLocation"
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

/** Those whose days lie near the days of one of some contracts, or between them. */
function isNear(contracts: readonly MovableContract[]): SQL {
  const [first = ''] = contracts.map((it) => it.from).toSorted();
  const last =
    contracts
      .map((it) => it.until)
      .toSorted()
      .at(-1) ?? '';
  return sql`c.datum <= ${addDays(last, reachDays)} and c.bringdatum >= ${addDays(first, -reachDays)}`;
}

function placed(place: Place): MovableContract['pickup'] {
  const point = locate(place);
  return { ...place, point: isFound(point) ? point : null };
}

/** Rows are written in the order of their rank, so that their numbers tell it; those before the first change stay. */
async function store(
  client: ClientBase,
  lists: ReadonlyMap<number, readonly Listed[]>,
  before: ReadonlyMap<number, readonly Stored[]> = new Map(),
): Promise<void> {
  const changed = [...lists].map(([origin, list]) => {
    const ranked = list.map((it, at) => ({ ...it, origin, rank: at + 1 }));
    const stored = before.get(origin) ?? [];
    const same = ranked.findIndex((it, at) => !isSame(it, stored[at]));
    const kept = same < 0 ? ranked.length : same;
    return { origin, kept, rows: ranked.slice(kept) };
  });
  await rowsOf(
    client,
    sql`delete from contract_avis_suggestions s using jsonb_to_recordset(${JSON.stringify(changed.map(({ origin, kept }) => ({ origin, kept })))}::jsonb) as it(origin bigint, kept int)
        where s.origin = it.origin and s.rank > it.kept`,
  );
  await rowsOf(
    client,
    sql`insert into contract_avis_suggestions (origin, target, type, distance, days, rank)
        select origin, target, type, distance, days, rank
        from jsonb_to_recordset(${JSON.stringify(changed.flatMap((it) => it.rows))}::jsonb)
          as it(origin bigint, target bigint, type text, distance numeric, days int, rank int)
        order by origin, rank`,
  );
}

function isSame(one: Stored, other: Stored | undefined): boolean {
  return (
    other !== undefined &&
    one.target === other.target &&
    one.type === other.type &&
    one.distance === other.distance &&
    one.days === other.days &&
    one.rank === other.rank
  );
}
