import { sql } from 'drizzle-orm';
import { fieldAt, type Resource } from '../../../src/domain/define/resource.ts';
import type { Filter } from '../../../src/domain/define/filter.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import type { Asked } from '../../../server/storage/askedFilter.ts';
import { columnSql } from '../../../server/storage/columnSql.ts';
import { name, rowsOf, type Queryable } from '../../../server/storage/sql.ts';

/**
 * Everything a list can be narrowed by, one filter at a time, with values that occur in the middle of the data; nothing
 * at all comes first.
 */
export async function asksOf(to: Queryable, resource: Resource): Promise<Asked[][]> {
  const asked: Asked[][] = [[]];
  for (const [named, filter] of Object.entries(resource.filters)) {
    for (const it of await valuesFor(to, resource, filter)) asked.push([{ name: named, ...it }]);
  }
  return asked;
}

type Given = Omit<Asked, 'name'>;

async function valuesFor(to: Queryable, resource: Resource, filter: Filter): Promise<Given[]> {
  switch (filter.kind) {
    case 'search':
      return (await wordsOf(to, resource)).map((it) => ({ values: [it] }));
    case 'is':
    case 'isNot':
      return isFlag(resource, filter.field)
        ? both
        : (await samples(to, resource, filter.field)).map((it) => ({ values: [it] }));
    case 'range':
      return (await samples(to, resource, filter.field)).flatMap((it) =>
        ['after', 'before'].map((operator) => ({ operator, values: [it] })),
      );
    case 'filled':
    case 'marked':
      return both;
    case 'contains':
      return (await samples(to, resource, filter.field)).map((it) => ({ values: [it.slice(1, 6)] }));
    case 'prefix':
      return (await samples(to, resource, filter.fields[0] ?? '')).map((it) => ({ values: [it.slice(0, 1)] }));
    case 'plate':
      return (await samples(to, resource, filter.fields[0] ?? '')).map((it) => ({ values: [it] }));
    case 'idents':
      return (await samples(to, resource, filter.numbers[0] ?? '')).map((it) => ({ values: [it] }));
    case 'through':
      return throughTarget(to, resource, filter.reference, { kind: 'is', label: '', field: filter.field });
    case 'via':
      return throughTarget(to, resource, filter.reference, filter.filter);
    case 'entities':
      return (await entitiesOf(to, resource, filter)).map((it) => ({ values: [it] }));
    case 'judged':
      return filter.items?.map((it) => ({ values: [it.key] })) ?? both;
    case 'options':
      return filter.options.map((it) => ({ values: [it.key] }));
  }
}

const both: Given[] = [{ values: ['true'] }, { values: ['false'] }];

function isFlag(resource: Resource, path: string): boolean {
  return fieldAt(resource, path)?.kind === 'flag';
}

async function throughTarget(to: Queryable, resource: Resource, reference: string, filter: Filter): Promise<Given[]> {
  const target = resourceByPath(resource.fields[reference]?.to ?? '');
  return target ? valuesFor(to, target, filter) : [];
}

/** A common and a rare value of the column, as the API would be given them. */
async function samples(to: Queryable, resource: Resource, path: string): Promise<string[]> {
  const kind = fieldAt(resource, path)?.kind;
  const column = columnSql(resource, path);
  const value = kind === 'references' || kind === 'choices' ? sql`unnest(${column})` : column;
  const rows = await rowsOf<{ value: string }>(
    to,
    sql`select value::text
      from (select ${value} as value from ${name(resource.path)} order by id desc limit 5000) as recent
      where value is not null
      group by value
      order by count(*), value`,
  );
  const ends = [rows.at(0), rows.at(-1)].flatMap((it) => it?.value ?? []);
  return [...new Set(ends.map((it) => (kind === 'instant' ? it.slice(0, 10) : it)))];
}

/** A word that stands in one record, and one that stands in many. */
async function wordsOf(to: Queryable, resource: Resource): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    to,
    sql`select word
      from (select search_text from ${name(resource.path)} order by id desc limit 2000) as recent,
        regexp_split_to_table(search_text, ' ') as word
      where length(word) > 3
      group by word
      order by count(*), word`,
  );
  return [...new Set([rows.at(0), rows.at(-1)].flatMap((it) => it?.word ?? []))];
}

async function entitiesOf(
  to: Queryable,
  resource: Resource,
  filter: Extract<Filter, { kind: 'entities' }>,
): Promise<string[]> {
  const rows = await rowsOf<{ type: string; id: number }>(
    to,
    sql`select ${name(filter.type)} as type, ${name(filter.id)} as id
      from ${name(resource.path)}
      where ${name(filter.id)} is not null
      order by id desc limit 1`,
  );
  return rows.map((it) => JSON.stringify([{ entityType: it.type, entityId: Number(it.id) }]));
}
