import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { priceGroup } from '../../../src/domain/price/priceGroup.ts';
import { setDefaultPriceGroup } from '../../../src/domain/price/priceCalls.ts';
import { rowsOf } from '../../storage/sql.ts';
import { perform } from '../handler.ts';

/**
 * Takes the mark off the present default and puts it on this group; all groups are held meanwhile, so that two at once
 * leave exactly one.
 */
export const setDefault = perform(setDefaultPriceGroup, async (scope, { record }) => {
  const groups = await rowsOf<{ id: number; isDefault: boolean }>(
    scope.client,
    sql`select id, "defaultPriceSet" as "isDefault" from price_groups order by id for update`,
  );
  for (const { id } of groups.filter((it) => it.isDefault && it.id !== record.id))
    await scope.change(priceGroup, iriOf('price_groups', id), { defaultPriceSet: false });
  await scope.change(priceGroup, iriOf('price_groups', record.id), { defaultPriceSet: true });
});
