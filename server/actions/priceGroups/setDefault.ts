import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Perform } from '../perform.ts';

/** Takes the mark off the present default and puts it on this group; both in one transaction, so there is always exactly one. */
export const setDefaultPriceGroup: Perform = async (scope, { record }) => {
  if (!record) return;
  const present = await rowsOf<{ id: number }>(scope.client, sql`select id from price_groups where "defaultPriceSet" and id <> ${record.id} order by id for update`);
  for (const { id } of present) await scope.change(iriOf('price_groups', id), { defaultPriceSet: false });
  await scope.change(iriOf('price_groups', record.id), { defaultPriceSet: true });
};
