import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { priceGroup } from '../../../src/domain/price/priceGroup.ts';
import { setDefaultPriceGroup } from '../../../src/domain/price/priceCalls.ts';
import { rowsOf } from '../../storage/sql.ts';
import { perform } from '../handler.ts';

/**
 * Takes the mark off the present default and puts it on this group; all groups are held meanwhile, so that two at once
 * leave exactly one. They are held in one order and before this one alone is, so that two queue instead of waiting for
 * each other.
 */
export const setDefault = perform(
  setDefaultPriceGroup,
  async (scope, { record }) => {
    const marked = await rowsOf<{ id: number }>(
      scope.client,
      sql`select id from price_groups where "defaultPriceSet" and id <> ${record.id}`,
    );
    for (const { id } of marked) await scope.change(priceGroup, iriOf('price_groups', id), { defaultPriceSet: false });
    await scope.change(priceGroup, iriOf('price_groups', record.id), { defaultPriceSet: true });
  },
  {
    holdFirst: async ({ client }) =>
      void (await rowsOf(client, sql`select id from price_groups order by id for update`)),
  },
);
