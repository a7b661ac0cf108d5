import { sql } from 'drizzle-orm';
import { contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { ImportFormat, RowContent, ReadFacts, ReadRow } from '../../src/domain/import/reading/importedRow.ts';
import type { KnownContract, Stock } from '../../src/domain/import/reading/recognise.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { fitsTown } from './fitsTown.ts';
import { readMany } from '../storage/readRecords.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
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

type Asked = { readonly customer: number; readonly format: ImportFormat; readonly services: ServiceNames };

/** The contracts that a file speaks of, found by their keys, and those that its rows may double (R50). */
export async function stockFor(
  to: Queryable,
  contracts: readonly ReadRow[],
  { customer, format, services }: Asked,
): Promise<Stock> {
  const keys = [...new Set(contracts.flatMap((it) => (it.follows === null ? [it.key] : [it.key, it.follows])))];
  const found = await rowsOf<{ key: string; contract: number }>(
    to,
    sql`select distinct on ("rowKey") "rowKey" as key, contract from import_contracts
        where "rowKey" = any(${sql.param(keys)}::text[]) and customer = ${customer} and format = ${format}
          and contract is not null
        order by "rowKey", id desc`,
  );
  const known = await knownContracts(
    to,
    found.map((it) => it.contract),
    services,
  );
  const byId = new Map(known.map((it) => [it.iri, it]));
  const byKey = new Map(
    found.flatMap((it) => {
      const there = byId.get(iriOf('contracts', it.contract));
      return there ? [[it.key, there] as const] : [];
    }),
  );
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
  return { byKey, alike: (content) => twinContracts.get(iriOf('contracts', alike.get(twinKey(content)) ?? 0)) };
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
