import { sql } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { priceOf, type PricedField } from '../../../src/domain/price/contractPrice.ts';
import { keptReason, pricedFields } from '../../../src/domain/price/priceKeeping.ts';
import { changeMany } from '../../write/many.ts';
import { readMany } from '../../storage/readRecords.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { priceListsFor } from './priceLists.ts';

type Previous = Partial<Pick<Contract, PricedField | (typeof pricedFields)[number]['setFlag']>>;

/**
 * What became of a recalculation: which contracts changed and what a PATCH has to send to take that back, and which
 * amounts stayed for which reason.
 */
export type PricesAnew = {
  readonly changed: readonly { readonly '@id': string; readonly version: number; readonly previous: Previous }[];
  readonly unchanged: number;
  readonly kept: readonly { readonly auftragsnummer: string | null; readonly field: string; readonly reason: string }[];
};

/**
 * Works out the prices of many contracts again, for example after a price list changed: four statements however many
 * there are.
 */
export async function pricesAnew(scope: Scope, ids: readonly number[]): Promise<PricesAnew> {
  const held = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from contracts where id = any(${sql.param([...ids])}::bigint[]) order by id for no key update`,
  );
  const contracts = (
    await readMany(
      scope.client,
      contract,
      held.map((it) => it.id),
    )
  ).toSorted((one, other) => one.id - other.id);
  const customerOf = (contract: Contract) => idOf('customers', contract.contractClientAddress ?? '') ?? 0;
  const lists = await priceListsFor(scope.client, [...new Set(contracts.map(customerOf))]);
  const kept: PricesAnew['kept'][number][] = [];
  const changes = contracts.map((before) => {
    const values: { -readonly [Name in PricedField]?: string | null } = {};
    for (const priced of pricedFields) {
      const { field } = priced;
      const { amount, hint } = priceOf(before, lists.get(customerOf(before)) ?? [], field);
      const reason = keptReason(before, priced) ?? hint;
      if (reason) kept.push({ auftragsnummer: before.auftragsnummer, field, reason });
      if (!keptReason(before, priced)) values[field] = amount;
    }
    return { before, values };
  });
  const changed = await changeMany({ noun: contract, scope }, changes);
  return {
    changed: changed.map(({ before, differences }) => ({
      '@id': iriOf(contract.path, before.id),
      version: before.version + 1,
      previous: previousOf(
        before,
        differences.map((it) => it.field),
      ),
    })),
    unchanged: contracts.length - changed.length,
    kept,
  };
}

/** The amounts as they stood, each with its flag: an amount sent alone would count as set by hand. */
function previousOf(before: Contract, changed: readonly string[]): Previous {
  return Object.fromEntries(
    pricedFields
      .filter(({ field }) => changed.includes(field))
      .flatMap(({ field, setFlag }) => [
        [field, before[field]],
        [setFlag, before[setFlag]],
      ]),
  );
}
