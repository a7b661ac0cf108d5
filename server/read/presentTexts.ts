import { pickedFields } from '../../src/domain/access/visible.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { memory } from '../storage/memory.ts';
import { readPage, readPageOfIds, type PageQuery } from '../storage/readRecords.ts';
import { readTexts } from '../storage/recordTexts.ts';
import type { Queryable } from '../storage/sql.ts';
import { planTexts, type TextPlan } from '../storage/textPlan.ts';
import { presentMany, type Presented } from './present.ts';

/** A page of a list as these roles see it, each member JSON already. */
export type TextPage = { readonly texts: readonly string[]; readonly total: number; readonly totalIsAtLeast: boolean };

/** Outside clients may choose fields as they like, so only so many choices are kept. */
const plans = memory<TextPlan | 'none'>({ milliseconds: Infinity, max: 200 });

/** How PostgreSQL makes these fields into texts for these roles; undefined where the program has to. */
export function textPlanOf(
  resource: Resource,
  fields: readonly string[],
  roles: readonly Role[],
): TextPlan | undefined {
  const key = `${roles.join()} ${fields.join()}`;
  const known = plans.get(resource, key) ?? planTexts(resource, fields, (it) => pickedFields(it, roles)) ?? 'none';
  plans.set(resource, key, known);
  return known === 'none' ? undefined : known;
}

/**
 * One page of a list, read through `to`: the ids by its filters, then the records by their ids. What goes around the
 * records where the program puts them together is read from `pool`.
 */
export async function presentPage(
  { to, pool }: { readonly to: Queryable; readonly pool: Queryable },
  resource: Resource,
  { query, fields, roles, signing }: Presented & { readonly query: PageQuery; readonly fields: readonly string[] },
): Promise<TextPage> {
  const plan = textPlanOf(resource, fields, roles);
  if (!plan) {
    const { records, ...total } = await readPage(to, resource, { ...query, fields });
    const members = await presentMany(pool, resource, { records, fields, roles, signing });
    return { texts: members.map((it) => JSON.stringify(it)), ...total };
  }
  const { ids, ...total } = await readPageOfIds(to, resource, query);
  const found = new Map((await readTexts(to, plan, { ids })).map((it) => [it.id, it.text]));
  return { texts: ids.flatMap((id) => found.get(id) ?? []), ...total };
}
