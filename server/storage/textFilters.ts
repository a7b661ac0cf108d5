import { sql, type SQL } from 'drizzle-orm';
import type { Filter } from '../../src/domain/define/filter.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { plateKey } from '../../src/domain/vehicle/plate.ts';
import { normalizeVin } from '../../src/domain/vehicle/vin.ts';
import { anyOf, escaped, type Asked } from './askedFilter.ts';
import { columnSql } from './columnSql.ts';
import { lookupColumn } from './lookupColumns.ts';
import { compacted, folded, fullOnly } from './searchText.ts';
import { name, plateKeySql } from './sql.ts';

/**
 * Every word must be found; numbers, plates and VINs are also found when written with other spaces or dashes, and a
 * plate that is known to exist only so. The index brings what is found anywhere, of which a reader who only picks gets
 * what is found in his part.
 */
export function searchFor({ values, isPicked, isPlate }: Asked): SQL[] {
  const text = values.join(' ');
  if (isPlate) return [sql`search_text like ${`%${compacted(text)}%`}`];
  const found = foundIn(sql`search_text`, text);
  return isPicked && found.length > 0
    ? [...found, ...foundIn(sql`split_part(search_text, ${fullOnly}, 1)`, text)]
    : found;
}

function foundIn(column: SQL, text: string): SQL[] {
  const words = folded(text)
    .replace(/[-/.,]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
  if (words.length === 0) return [];
  const each = sql.join(
    words.map((word) => sql`${column} like ${word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`}`),
    sql` and `,
  );
  const compact = compacted(text);
  const isSaidTwice = words.length === 1 && words[0] === compact;
  if (!/\d/.test(compact) || compact.length < 3 || isSaidTwice) return [sql`(${each})`];
  return [sql`((${each}) or ${column} like ${`%${compact}%`})`];
}

/** Every value is compared with whatever a record is known by; each of those columns has its index. */
export function identsSql(
  resource: Resource,
  { numbers, plates, vins }: Extract<Filter, { kind: 'idents' }>,
  { values }: Asked,
): SQL {
  const among = (column: SQL, keys: readonly string[]) =>
    sql`${column} = any(${sql.param([...new Set(keys)])}::text[])`;
  return anyOf([
    ...numbers.map((path) => among(columnSql(resource, path), values)),
    ...vins.map((path) => among(columnSql(resource, path), values.map(normalizeVin))),
    ...plates.map((path) => among(plateKeySql(path), values.map(plateKey))),
  ]);
}

/**
 * A text within the field; where few values repeat, it is compared with each of them once and the hits are looked up by
 * value.
 */
export function containsSql(resource: Resource, filter: Extract<Filter, { kind: 'contains' }>, asked: Asked): SQL {
  const patterns = asked.values.map((it) => `%${escaped(it)}%`);
  if (filter.followed) {
    const parts = [filter.field, ...filter.followed].map((it) => columnSql(resource, it));
    return anyOf(patterns.map((it) => sql`concat_ws(' ', ${sql.join(parts, sql`, `)}) ilike ${it}`));
  }
  const lower = lookupColumn(resource, filter, filter.field);
  if (lower === undefined) return anyOf(patterns.map((it) => sql`${columnSql(resource, filter.field)} ilike ${it}`));
  const found = (value: SQL) => anyOf(patterns.map((it) => sql`${value} like lower(${it})`));
  if (!filter.repeats) return found(name(lower));
  const next = (after: SQL) =>
    sql`select ${name(lower)} as value from ${name(resource.path)} where ${name(lower)} ${after} order by ${name(lower)} limit 1`;
  const each = sql`(${next(sql`is not null`)}) union all select (${next(sql`> each.value`)}) from each where each.value is not null`;
  return sql`${name(lower)} = any(array(with recursive each as (${each}) select value from each where ${found(sql`value`)}))`;
}

export function lookedUp(resource: Resource, filter: Filter, path: string): SQL {
  const column = lookupColumn(resource, filter, path);
  return column === undefined ? columnSql(resource, path) : name(column);
}
