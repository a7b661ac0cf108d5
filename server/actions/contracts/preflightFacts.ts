import { sql, type SQL } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import type { Absence } from '../../../src/domain/driver/absence.ts';
import { jobCategories } from '../../../src/domain/choices/jobCategories.ts';
import { iriOf, idOf } from '../../../src/domain/define/resource.ts';
import { estimatedRoute } from '../../../src/domain/km/estimate.ts';
import { stopsOf, type Place } from '../../../src/domain/km/place.ts';
import { assessedFields } from '../../../src/domain/preflight/assessedFields.ts';
import type {
  DriverFacts,
  ContractFacts,
  Paper,
  PlateUse,
  RoadKm,
  TravelTime,
} from '../../../src/domain/preflight/facts.ts';
import { daysAround } from '../../../src/domain/preflight/workTime.ts';
import { isOutsider } from '../../../src/domain/redPlate/outsiders.ts';
import { protocolStatus } from '../../../src/domain/protocol/badge.ts';
import { plateKey } from '../../../src/domain/vehicle/plate.ts';
import type { Amount } from '../../../src/domain/money/amount.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { isFound, locate } from '../../routing/locate.ts';
import { readPicked } from '../../storage/readRecords.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { rideColumns, rideOf, type RideRow } from './rideRow.ts';

const employeeIds = jobCategories.items.filter((it) => it.vat === null).map((it) => it.id);
const employees: ReadonlySet<string> = new Set(employeeIds.map((id) => iriOf('job_categories', id)));

/** The fields of a contract that the pre-flight check reads. */
export const contractFields = [
  ...assessedFields,
  'auftragsnummer',
  'driver',
  'protocol',
  'abgeschlossen',
  'isFahrerMailGesendet',
  'bundles',
] as const satisfies readonly (keyof Contract)[];
/** A contract as far as the check reads it, stored or as it would stand. */
export type ContractToCheck = Pick<Contract, (typeof contractFields)[number]> & { readonly '@id': string };

/** Stored contracts with the fields that the check reads, in the order they were asked for. */
export async function contractsToCheck(to: Queryable, ids: readonly number[]): Promise<ContractToCheck[]> {
  const stored = new Map((await readPicked(to, contract, ids, contractFields)).map((it) => [it.id, it]));
  return ids.flatMap((id) => {
    const found = stored.get(id);
    return found ? [{ ...found, '@id': iriOf('contracts', id) }] : [];
  });
}

/** What the check must know about contracts beside their own fields, in three short statements for all of them. */
export async function contractFacts(to: Queryable, contracts: readonly ContractToCheck[]): Promise<ContractFacts[]> {
  const idsOf = (path: string, values: readonly (string | null)[]) =>
    sql.param(values.flatMap((it) => (it === null ? [] : (idOf(path, it) ?? []))));
  const [told, lockDays] = await Promise.all([
    rowsOf<{ iri: string; said: string | null }>(
      to,
      sql`select '/api/protocols/' || id as iri, "processState" as said from protocols where id = any(${idsOf(
        'protocols',
        contracts.map((it) => it.protocol),
      )}::bigint[])
          union all select '/api/bundles/' || id, bundle from bundles where active and id = any(${idsOf(
            'bundles',
            contracts.flatMap((it) => it.bundles),
          )}::bigint[])
          union all select '/api/drivers/' || id, coalesce(nullif(kuerzel, ''), nachname) from drivers where id = any(${idsOf(
            'drivers',
            contracts.map((it) => it.driver),
          )}::bigint[])`,
    ),
    rowsOf<{ datum: string }>(
      to,
      sql`select datum from disposition_locks where active and datum = any(${sql.param(contracts.flatMap((it) => it.datum ?? []))}::date[])`,
    ),
  ]);
  const names = new Map(told.map(({ iri, said }) => [iri, said]));
  const locked = new Set(lockDays.map((it) => it.datum));
  return contracts.map((contract) => factsOf(contract, names, locked));
}

function factsOf(
  contract: ContractToCheck,
  told: ReadonlyMap<string, string | null>,
  locked: ReadonlySet<string>,
): ContractFacts {
  const { start, end } = stopsOf(contract);
  const bundle = contract.bundles.find((it) => told.has(it));
  return {
    ...contract,
    iri: contract['@id'],
    auftragsnummer: contract.auftragsnummer ?? '',
    vorholung: contract.vorholung,
    pickup: start,
    delivery: end,
    driverCode: told.get(contract.driver ?? '') ?? null,
    protocolStatus: protocolStatus(told.get(contract.protocol ?? '')),
    isLockDay: contract.datum !== null && locked.has(contract.datum),
    bundle: bundle === undefined ? null : { iri: bundle, name: told.get(bundle) ?? '' },
    redPlate: filled(contract.alternativeLicensePlate),
    plateNote: filled(contract.infoTransferNumberPlate),
    services: contract.zusatzleistungenArray,
  };
}

type DriverRow = {
  hourlyWage: Amount | null;
  id: number;
  code: string;
  name: string;
  gruppe: number | null;
  papers: Paper[];
  absences: Absence[];
  plz: string | null;
  ort: string | null;
} & Pick<DriverFacts, 'active' | 'dispositionssperre' | 'appAccess' | 'klassen' | 'hasWholeAddress'>;

/** The drivers with their papers, and with what they have to do around the days of the contracts. */
export async function driverFacts(
  to: Queryable,
  ids: readonly number[],
  contracts: readonly ContractFacts[],
  { showsPay = false }: { readonly showsPay?: boolean } = {},
): Promise<DriverFacts[]> {
  const near = daysNear(contracts);
  const asked = sql`any(${sql.param([...ids])}::bigint[])`;
  const [drivers, rides, months] = await Promise.all([
    rowsOf<DriverRow>(
      to,
      sql`select id, coalesce(nullif(kuerzel, ''), nachname) as code,
        concat_ws(' ', vorname, nachname) as name, active, dispositionssperre, "appAccess", klassen, gruppe, plz, ort,
            coalesce(strasse, '') <> '' and coalesce(hausnr, '') <> '' and coalesce(plz, '') <> '' and coalesce(ort, '') <> '' as "hasWholeAddress",
            "hourlyWage"::text as "hourlyWage",
            coalesce((select jsonb_agg(jsonb_build_object('type', type, 'validUntil', "validUntil")) from driver_documents where driver = drivers.id and type = 'driversLicense'), '[]') as papers,
            coalesce((select jsonb_agg(jsonb_build_object('from', "from", 'until', until) order by "from") from driver_absences
              where driver = drivers.id and until >= ${near[0] ?? null} and "from" <= ${near.at(-1) ?? null}), '[]') as absences
          from drivers where id = ${asked}`,
    ),
    rowsOf<RideRow>(
      to,
      sql`select ${rideColumns} from contracts where driver = ${asked} and datum = any(${sql.param(near)}::date[]) and not "isStorniert"`,
    ),
    monthsOf(to, asked, contracts),
  ]);
  const byDriver = Map.groupBy(rides, (it) => it.driver);
  return drivers.map(({ id, gruppe, plz, ort, hourlyWage, ...driver }) => ({
    ...driver,
    home: { plz, ort },
    iri: iriOf('drivers', id),
    isOutsider: isOutsider(gruppe === null ? null : iriOf('job_categories', gruppe)),
    isEmployee: gruppe === null || employees.has(iriOf('job_categories', gruppe)),
    payroll:
      gruppe !== null && employees.has(iriOf('job_categories', gruppe))
        ? { group: gruppe, hourlyWage, minutes: months.get(id) ?? new Map(), showsPay }
        : null,
    rides: (byDriver.get(id) ?? []).map(rideOf),
  }));
}

/** How long the employees among the drivers drive in the months of the contracts, these themselves left out. */
async function monthsOf(
  to: Queryable,
  asked: SQL,
  contracts: readonly ContractFacts[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const months = [...new Set(contracts.flatMap(({ datum }) => (datum ? [`${datum.slice(0, 7)}-01`] : [])))];
  const left = contracts.flatMap(({ iri }) => idOf('contracts', iri) ?? []);
  const rows = await rowsOf<{ driver: number; month: string; minutes: number }>(
    to,
    sql`select c.driver, to_char(month.first, 'YYYY-MM') as month, sum(c."googleFahrzeit")::int as minutes
        from unnest(${sql.param(months)}::date[]) as month(first)
        join drivers on drivers.id = ${asked} and drivers.gruppe = any(${sql.param(employeeIds)}::bigint[])
        join contracts c on c.driver = drivers.id
          and c.datum >= month.first and c.datum < (month.first + interval '1 month')::date
        where not c."isStorniert" and not c."testContract" and c."googleFahrzeit" is not null
          and c.id <> all(${sql.param(left)}::bigint[])
        group by c.driver, month.first`,
  );
  const byDriver = Map.groupBy(rows, (it) => Number(it.driver));
  return new Map([...byDriver].map(([id, list]) => [id, new Map(list.map((it) => [it.month, it.minutes]))]));
}

/** Rides of the contracts' days with the red plates that the contracts need. */
export async function plateUses(to: Queryable, contracts: readonly ContractFacts[]): Promise<PlateUse[]> {
  const withPlate = contracts.filter((it) => it.redPlate !== null);
  if (withPlate.length === 0) return [];
  const days = [
    ...new Set(withPlate.flatMap(({ datum }) => (datum ? [addDays(datum, -1), datum, addDays(datum, 1)] : []))),
  ];
  const rows = await rowsOf<RideRow & { redPlate: string }>(
    to,
    sql`select ${rideColumns}, "alternativeLicensePlate" as "redPlate" from contracts
        where datum = any(${sql.param(days)}::date[])
          and "alternativeLicensePlate" <> '' and driver is not null
          and not "isStorniert"`,
  );
  const wanted = new Set(withPlate.map((it) => plateKey(it.redPlate ?? '')));
  return rows
    .filter((it) => wanted.has(plateKey(it.redPlate)))
    .map((row) => ({
      ...rideOf(row),
      driver: row.driver === null ? null : iriOf('drivers', row.driver),
      redPlate: row.redPlate,
    }));
}

/** The way between two places as the check speaks of it. */
export type Ways = { readonly travelTime: TravelTime; readonly roadKm: RoadKm };
type Way = { readonly km: number; readonly minutes: number };

/** Ways between places by the estimate, each pair looked up once. */
export function estimatedWays(): Ways {
  const way = waysOnce();
  return { travelTime: (from, to) => way(from, to)?.minutes ?? null, roadKm: (from, to) => way(from, to)?.km ?? null };
}

function waysOnce(): (from: Place, to: Place) => Way | null {
  const names = new WeakMap<Place, string>();
  const nameOf = (place: Place): string => {
    const name = names.get(place) ?? `${place.plz ?? ''}|${place.ort ?? ''}`;
    names.set(place, name);
    return name;
  };
  const known = new Map<string, Map<string, Way | null>>();
  return (from, to) => {
    const fromHere = known.get(nameOf(from)) ?? new Map<string, Way | null>();
    known.set(nameOf(from), fromHere);
    const earlier = fromHere.get(nameOf(to));
    if (earlier !== undefined) return earlier;
    const found = wayBetween(from, to);
    fromHere.set(nameOf(to), found);
    return found;
  };
}

function wayBetween(from: Place, to: Place): Way | null {
  if (from.plz && from.plz === to.plz && from.ort === to.ort) return { km: 0, minutes: 0 };
  const [start, end] = [locate(from), locate(to)];
  if (!isFound(start) || !isFound(end)) return null;
  const { distanceKm, durationSec } = estimatedRoute([start, end]);
  return { km: Math.round(distanceKm), minutes: Math.round(durationSec / 60) };
}

function daysNear(contracts: readonly ContractFacts[]): string[] {
  const days = contracts.flatMap(({ datum }) =>
    datum ? Array.from({ length: 2 * daysAround + 1 }, (_, at) => addDays(datum, at - daysAround)) : [],
  );
  return [...new Set(days)].toSorted();
}

function filled(text: string | null): string | null {
  return text?.trim() || null;
}
