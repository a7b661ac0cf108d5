import type { SQL } from 'drizzle-orm';
import { pickedFields } from '../../src/domain/access/visible.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { memory } from '../storage/memory.ts';
import { readPage, readPageOfIds, type PageQuery } from '../storage/readRecords.ts';
import { readTexts, type RecordText } from '../storage/recordTexts.ts';
import type { Queryable } from '../storage/sql.ts';
import { planTexts, type TextPlan } from '../storage/textPlan.ts';
import { gatherById, gatheredById } from './gatherers.ts';
import { presentMany, type Presented } from './present.ts';

/** A page of a list as these roles see it, each member JSON already. */
export type TextPage = { readonly texts: readonly string[]; readonly total: number; readonly totalIsAtLeast: boolean };

/** What PostgreSQL makes of some records, and the fields that the program gathers for them by their ids. */
type Texts = { readonly plan: TextPlan; readonly gathered: readonly string[] };

/** Outside clients may choose fields as they like, so only so many choices are kept. */
const plans = memory<Texts | 'none'>({ milliseconds: Infinity, max: 200 });

/** How PostgreSQL makes these fields into texts for these roles; undefined where the program has to. */
export function textPlanOf(resource: Resource, fields: readonly string[], roles: readonly Role[]): Texts | undefined {
  const key = `${roles.join()} ${fields.join()}`;
  const known = plans.get(resource, key) ?? textsOf(resource, fields, roles) ?? 'none';
  plans.set(resource, key, known);
  return known === 'none' ? undefined : known;
}

function textsOf(resource: Resource, fields: readonly string[], roles: readonly Role[]): Texts | undefined {
  const gathered = gatheredById(resource, fields);
  const others = fields.filter((it) => !gathered.includes(it));
  const plan = planTexts(resource, others, (it) => pickedFields(it, roles));
  return plan && { plan, gathered };
}

/** Some records as they travel, in no particular order: as PostgreSQL makes them, with what is gathered for them. */
export async function presentTexts(
  to: Queryable,
  resource: Resource,
  { plan, gathered, ids, scope = [] }: Texts & { readonly ids: readonly number[]; readonly scope?: readonly SQL[] },
): Promise<RecordText[]> {
  const found = await readTexts(to, plan, { ids, scope });
  if (gathered.length === 0) return found;
  const around = await gatherById(to, resource, { ids: found.map((it) => it.id), fields: gathered });
  return found.map((it) => {
    const more = gathered.map((name) => `,"${name}":${JSON.stringify(around.get(it.id)?.[name] ?? null)}`);
    return { ...it, text: `${it.text.slice(0, -1)}${more.join('')}}` };
  });
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
  const texts = textPlanOf(resource, fields, roles);
  if (!texts) {
    const { records, ...total } = await readPage(to, resource, { ...query, fields });
    const members = await presentMany(pool, resource, { records, fields, roles, signing });
    return { texts: members.map((it) => JSON.stringify(it)), ...total };
  }
  const { ids, ...total } = await readPageOfIds(to, resource, query);
  const found = new Map((await presentTexts(to, resource, { ...texts, ids })).map((it) => [it.id, it.text]));
  return { texts: ids.flatMap((id) => found.get(id) ?? []), ...total };
}
