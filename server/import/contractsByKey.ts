import { sql, type SQL } from 'drizzle-orm';
import { athlonKey, numberInKey } from '../../src/domain/import/reading/readAthlon.ts';
import type { ImportFormat } from '../../src/domain/import/reading/importedRow.ts';
import type { VehicleMarks } from '../../src/domain/import/reading/contractAmong.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** Whose files they are, and of which form. */
export type Sender = { readonly customer: number; readonly format: ImportFormat };
/** A contract that has the key of rows. */
export type KeyedContract = VehicleMarks & { readonly key: string; readonly contract: number };

/**
 * The contracts that have these keys, best first: what earlier rows became, then what bears the number of the sender
 * itself, however it was made (R50).
 */
export async function contractsByKey(
  to: Queryable,
  keys: readonly string[],
  sender: Sender,
): Promise<readonly KeyedContract[]> {
  const { customer, format } = sender;
  const sent = await rowsOf<KeyedContract & { row: number }>(
    to,
    sql`select distinct on ("rowKey", "carFin", kennzeichen) id as row, "rowKey" as key, contract, "carFin",
          kennzeichen as "licensePlate"
        from import_contracts
        where "rowKey" = any(${sql.param([...keys])}::text[]) and customer = ${customer} and format = ${format}
          and contract is not null
        order by "rowKey", "carFin", kennzeichen, id desc`,
  );
  return [...sent.toSorted((one, other) => other.row - one.row), ...(await numberedContracts(to, keys, sender))];
}

type Numbered = VehicleMarks & {
  readonly number: string;
  readonly contract: number;
  readonly contractType: 'PICKUP' | 'DELIVERY' | null;
};

/** Contracts that bear a number of the sender; cancelled ones last, and copies behind what they were copied from. */
async function numberedContracts(
  to: Queryable,
  keys: readonly string[],
  { customer, format }: Sender,
): Promise<readonly KeyedContract[]> {
  const number: SQL = format === 'MANUFACTURER' ? sql`"customData"->>'externalNumber'` : sql`"leasingVertragsnummer"`;
  const numbers = format === 'ATHLON' ? keys.map(numberInKey) : keys;
  const rows = await rowsOf<Numbered>(
    to,
    sql`select ${number} as number, id as contract, "contractType", "carFin", "licensePlate" from contracts
        where "contractClientAddress" = ${customer} and ${number} = any(${sql.param([...numbers])}::text[])
          and ${number} is not null
        order by "isStorniert", id`,
  );
  return rows.map(({ contractType, ...it }) => ({
    ...it,
    key: format === 'ATHLON' ? athlonKey({ number: it.number, contractType: contractType ?? 'DELIVERY' }) : it.number,
  }));
}
