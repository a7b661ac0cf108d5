import { sql } from 'drizzle-orm';
import { contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { RowContent, ReadFacts, ReadRow } from '../../src/domain/import/reading/importedRow.ts';
import { contractAmong } from '../../src/domain/import/reading/contractAmong.ts';
import type { KnownContract, Stock } from '../../src/domain/import/reading/recognise.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { fitsTown } from './fitsTown.ts';
import { readMany } from '../storage/readRecords.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { contractsByKey, type Sender } from './contractsByKey.ts';
import { contentOf, type ServiceNames } from './rowContent.ts';

/** The services that a file may name. */
export async function serviceNames(to: Queryable): Promise<ServiceNames> {
  const rows = await rowsOf<{ id: number; name: string }>(to, sql`select id, name from services where aktiv`);
  return new Map(rows.map((it) => [it.name, iriOf('services', it.id)]));
}

/** What reading a file asks of the outside. */
export async function readFacts(to: Queryable, services: ServiceNames, now: Date): Promise<ReadFacts> {
  const today = todayIn(companyZone, now);
  const locks = await rowsOf<{ day: string }>(
    to,
    sql`select datum::text as day from disposition_locks where active and datum >= ${today}`,
  );
  const spaces = await rowsOf<{ place: string }>(
    to,
    sql`select lower(concat_ws('|', plz, replace(street, ' ', ''))) as place from addresses where stellplatz`,
  );
  const known = new Set(spaces.map((it) => it.place));
  return {
    today,
    lockedDays: new Set(locks.map((it) => it.day)),
    services: new Set(services.keys()),
    fits: fitsTown,
    isParkingSpace: ({ plz, strasse }) => known.has([plz, strasse?.replaceAll(' ', '')].join('|').toLowerCase()),
  };
}

type Asked = Sender & { readonly services: ServiceNames };

/** The contracts that a file speaks of, found by their keys, and those that its rows may double (R50). */
export async function stockFor(
  to: Queryable,
  contracts: readonly ReadRow[],
  { services, ...sender }: Asked,
): Promise<Stock> {
  const followed = contracts.flatMap((it) => it.follows ?? []);
  const keys = [...new Set([...contracts.map((it) => it.key), ...followed])].filter(Boolean);
  const found = Map.groupBy(await contractsByKey(to, keys, sender), (it) => it.key);
  const numberOf = (it: ReadRow) => contractAmong(sender.format, it.content, found.get(it.key) ?? [])?.contract;
  const known = new Map(
    (
      await knownContracts(
        to,
        contracts.flatMap((it) => numberOf(it) ?? []),
        services,
      )
    ).map((it) => [it.iri, it]),
  );
  const waiting = await waitingNumbers(to, followed, sender);
  const twins = await rowsOf<{ id: number; twin: string }>(
    to,
    sql`select id, "carFin" || '|' || datum || '|' || lower("deliveryLocation"->>'ort') as twin from contracts
        where "carFin" = any(${sql.param([...new Set(contracts.flatMap((it) => it.content.carFin ?? []))])}::text[])
          and not "isStorniert"`,
  );
  const alike = new Map(twins.map((it) => [it.twin, it.id]));
  const twinContracts = new Map(
    (
      await knownContracts(
        to,
        twins.map((it) => it.id),
        services,
      )
    ).map((it) => [it.iri, it]),
  );
  return {
    format: sender.format,
    contractOf: (it) => known.get(iriOf('contracts', numberOf(it) ?? 0)),
    hasNumber: (number) => found.has(number) || waiting.has(number),
    alike: (content) => twinContracts.get(iriOf('contracts', alike.get(twinKey(content)) ?? 0)),
  };
}

/** The numbers among these whose rows are still to be taken over. */
async function waitingNumbers(
  to: Queryable,
  numbers: readonly string[],
  { customer, format }: Sender,
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await rowsOf<{ key: string }>(
    to,
    sql`select distinct "rowKey" as key from import_contracts
        where "rowKey" = any(${sql.param([...numbers])}::text[]) and customer = ${customer} and format = ${format}
          and effect in ('CREATE', 'DOUBLE') and not "isDeclinedByLeitstand"`,
  );
  return new Set(rows.map((it) => it.key));
}

function twinKey({ carFin, datum, deliveryLocation: { ort } }: RowContent): string {
  return [carFin, datum, ort?.toLowerCase()].join('|');
}

/** How contracts stand that rows of a file are held against. */
export async function knownContracts(
  to: Queryable,
  ids: readonly number[],
  services: ServiceNames,
): Promise<readonly KnownContract[]> {
  const rows = await readMany(to, contract, [...new Set(ids)]);
  const states = await rowsOf<{ contract: number; state: string }>(
    to,
    sql`select contract, "processState" as state from protocols where contract = any(${sql.param([...ids])}::bigint[])`,
  );
  const stateOf = new Map(states.map((it) => [it.contract, it.state]));
  return rows.map((it) => ({
    iri: iriOf('contracts', it.id),
    auftragsnummer: it.auftragsnummer ?? '',
    isStorniert: it.isStorniert,
    processState: stateOf.get(it.id) ?? null,
    content: contentOf(it, services),
  }));
}
