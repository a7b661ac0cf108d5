import { sql } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { sumAmounts } from '../../../src/domain/money/amount.ts';
import { priceOf, type PriceStep } from '../../../src/domain/price/contractPrice.ts';
import { priceEffect, recalculateGroup } from '../../../src/domain/price/priceEffectCalls.ts';
import { keptReason, pricedFields } from '../../../src/domain/price/priceKeeping.ts';
import type { PriceRow } from '../../../src/domain/price/priceSets.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { readMany } from '../../storage/readRecords.ts';
import { NotFound } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { recalculation } from './recalculation.ts';

const atOnce = 500;
type Type = Pick<PriceStep, 'slug' | 'name' | 'conditionField'> & { readonly id: number };

/** Says what a price list, saved or not, would make of the open contracts it holds for. */
export const effect = answer(priceEffect, {
  read: ({ priceSets }) => ({ priceSets: priceSets === undefined ? null : rowsIn(priceSets) }),
  async work({ database: { pool }, leaving }, { id, priceSets }) {
    const group = Number(id);
    const steps = await stepsOf(pool, priceSets ?? (await savedPrices(pool, group)));
    const ids = await openContracts(pool, group);
    const changes: { before: string | null; after: string | null }[] = [];
    for (let from = 0; from < ids.length; from += atOnce) {
      leaving.throwIfAborted();
      for (const it of await readMany(pool, contract, ids.slice(from, from + atOnce)))
        changes.push(...changeOf(it, steps));
    }
    return {
      open: ids.length,
      differing: changes.length,
      before: sumAmounts(changes.map((it) => it.before)),
      after: sumAmounts(changes.map((it) => it.after)),
    };
  },
});

/** Starts the work; what was set by hand or is billed stays (R20). */
export const recalculateOpen = answer(recalculateGroup, {
  read: () => ({}),
  work: ({ database, actor, now }, { id }) =>
    database.transaction(async (client) => {
      const ids = await openContracts(client, Number(id));
      const title = `${ids.length.toLocaleString('de-DE')} Aufträge neu berechnen`;
      return { job: await enqueue({ client, actor, now }, recalculation, { ids }, { title }), contracts: ids.length };
    }),
});

/** What of a contract would be worth something else; the contract value is what is summed. */
function changeOf(it: Contract, steps: readonly PriceStep[]): { before: string | null; after: string | null }[] {
  const differing = pricedFields.filter(
    (priced) => !keptReason(it, priced) && priceOf(it, steps, priced.field).amount !== it[priced.field],
  );
  if (differing.length === 0) return [];
  const value = differing.some(({ field }) => field === 'auftragswert');
  return [{ before: it.auftragswert, after: value ? priceOf(it, steps, 'auftragswert').amount : it.auftragswert }];
}

/** The contracts still under way whose customer has the prices of this group, as its own or as the default. */
async function openContracts(to: Queryable, group: number): Promise<readonly number[]> {
  const found = await rowsOf(to, sql`select 1 from price_groups where id = ${group}`);
  if (found.length === 0) throw new NotFound();
  const rows = await rowsOf<{ id: number }>(
    to,
    sql`select c.id from contracts c
        join customers k on k.id = c."contractClientAddress"
        left join price_groups own on own.id = k."priceGroup" and own.active
        where c.abgeschlossen is not true
          and coalesce(own.id, (select id from price_groups where "defaultPriceSet" order by id limit 1)) = ${group}
        order by c.id`,
  );
  return rows.map((it) => it.id);
}

async function savedPrices(to: Queryable, group: number): Promise<readonly PriceRow[]> {
  const rows = await rowsOf<{ type: number; distance: string; price: string }>(
    to,
    sql`select type, distance, price::text as price from prices where "priceGroup" = ${group}`,
  );
  return rows.map((it) => ({ ...it, type: `/api/price_types/${String(it.type)}`, distance: Number(it.distance) }));
}

async function stepsOf(to: Queryable, rows: readonly PriceRow[]): Promise<readonly PriceStep[]> {
  const types = await rowsOf<Type>(to, sql`select id, slug, name, "conditionField" from price_types`);
  const byId = new Map(types.map((it) => [it.id, it]));
  return rows.flatMap(({ type, distance, price }) => {
    const known = byId.get(idOf('price_types', type ?? '') ?? 0);
    return known && distance !== null && price !== null
      ? [{ slug: known.slug, name: known.name, conditionField: known.conditionField, distance, price }]
      : [];
  });
}

function rowsIn(given: unknown): readonly PriceRow[] {
  if (!Array.isArray(given)) throw wrongInput(priceEffect)('priceSets', 'Es wird eine Liste von Preisen erwartet.');
  return given.map((it: unknown) => {
    const { type, distance, price } = (it ?? {}) as Readonly<Record<string, unknown>>;
    const isRow = typeof type === 'string' && typeof distance === 'number' && /^-?\d{1,10}\.\d\d$/.test(String(price));
    if (!isRow) throw wrongInput(priceEffect)('priceSets', 'Jeder Preis braucht Preisart, Entfernung und Betrag.');
    return { type, distance, price: String(price) };
  });
}
