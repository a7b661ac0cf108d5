import { sql } from 'drizzle-orm';
import { contract } from '../../src/domain/contract/contract.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { protocol } from '../../src/domain/protocol/protocol.ts';
import { companyOf } from '../company.ts';
import { readMany } from '../storage/readRecords.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { readLinked } from './linked.ts';
import type { Paper } from './paper.ts';
import { protocolPart } from './protocolPaper.ts';

/**
 * The protocols of these contracts in one paper, in the order of the numbers; undefined as soon as one of them does not
 * exist (R76).
 */
export async function protocolPaper(
  to: Queryable,
  numbers: readonly string[],
  madeAt: Date,
): Promise<Paper | undefined> {
  const rows = await rowsOf<{ id: number }>(
    to,
    sql`select id from protocols where "orderNumber" = any(${sql.param([...numbers])}::text[])`,
  );
  const protocols = await readMany(
    to,
    protocol,
    rows.map((it) => it.id),
  );
  const contracts = await readMany(
    to,
    contract,
    protocols.flatMap((it) => idOf('contracts', it.contract ?? '') ?? []),
  );
  const linked = await readLinked(to, [
    { to: 'accessories', values: protocols.flatMap((it) => it.accessories.map(({ type }) => type)) },
  ]);
  const parts = numbers.flatMap((number) => {
    const [found, contract] = [
      protocols.find((it) => it.orderNumber === number),
      contracts.find((it) => it.auftragsnummer === number),
    ];
    return found && contract ? [protocolPart(found, contract, linked)] : [];
  });
  if (parts.length === 0 || parts.length < numbers.length) return undefined;
  return {
    title:
      numbers.length === 1 ? `Übergabeprotokoll ${numbers.join()}` : `${String(numbers.length)} Übergabeprotokolle`,
    company: await companyOf(to),
    madeAt,
    parts,
  };
}

/** Those of these contracts that have no protocol. */
export async function contractsWithoutProtocol(to: Queryable, numbers: readonly string[]): Promise<string[]> {
  const asked = sql.param([...numbers]);
  const without = sql`not exists (select from protocols p where p."orderNumber" = c.auftragsnummer)`;
  const rows = await rowsOf<{ number: string }>(
    to,
    sql`select auftragsnummer as number from contracts c where auftragsnummer = any(${asked}::text[]) and ${without} order by 1`,
  );
  return rows.map((it) => it.number);
}
