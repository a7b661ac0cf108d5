import { sql, type SQL } from 'drizzle-orm';
import type { Field } from '../../src/domain/define/field.ts';
import {
  conditionsOfOption,
  is,
  search,
  type Beside,
  type Condition,
  type Filter,
} from '../../src/domain/define/filter.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { plateKey } from '../../src/domain/vehicle/plate.ts';
import { anyOf, BadFilter, escaped, isTrue, referred, whole, type Asked } from './askedFilter.ts';
import { columnSql, fieldOf } from './columnSql.ts';
import { judgedSql } from './judgements.ts';
import { rangeSql } from './rangeFilter.ts';
import { name, plateKeySql } from './sql.ts';
import { containsSql, identsSql, lookedUp, searchFor } from './textFilters.ts';

/**
 * Every reference picker searches by the one name, and leaves out what is switched off by the other (document 3,
 * section 7; 0-decisions, API).
 */
const pickerFilters = { search: '_name', active: 'aktiv' } as const;

/** Turns what was asked for, or a part of it, into conditions; all of them must hold. */
export function conditionsOf(resource: Resource, part: readonly Asked[], asked = part): SQL[] {
  return part.flatMap((it) => {
    if (it.name === 'id') return [sql`id = any(${sql.param(it.values.map((value) => whole(value, 'id')))}::bigint[])`];
    const filter = filterOf(resource, it.name);
    if (!filter && it.name === pickerFilters.active) return [];
    if (!filter) throw new BadFilter(`Den Filter „${it.name}“ gibt es in der Liste „${resource.title.many}“ nicht.`);
    if (it.values.length === 0) return [];
    if (filter.kind === 'isNot' && filter.beside) return [besideSql(resource, { ...filter, asked, it })];
    return conditionsOfFilter(resource, filter, it);
  });
}

/**
 * The filter that the list has by this name, those of the pickers included; nothing is switched off where no field says
 * so.
 */
export function filterOf({ fields, filters }: Resource, named: string): Filter | undefined {
  if (Object.hasOwn(filters, named)) return filters[named];
  if (named === pickerFilters.search) return search();
  const field =
    named === pickerFilters.active ? ['active', 'aktiv'].find((it) => Object.hasOwn(fields, it)) : undefined;
  return field === undefined ? undefined : is('Aktiv', field);
}

/** What pickers add without being asked to; who may not see the field gets the list as if it had none. */
export function mayBeIgnored({ filters }: Resource, named: string): boolean {
  return named === pickerFilters.active && !Object.hasOwn(filters, named);
}

function conditionsOfFilter(resource: Resource, filter: Filter, asked: Asked): SQL[] {
  switch (filter.kind) {
    case 'search':
      return searchFor(asked);
    case 'is':
      return [equals(columnSql(resource, filter.field), fieldOf(resource, filter.field), asked)];
    case 'isNot':
      return [isNotSql(resource, filter.field, asked)];
    case 'range':
      return [bounded(columnSql(resource, filter.field), fieldOf(resource, filter.field), asked)];
    case 'filled':
      return [
        isTrue(asked)
          ? sql`${columnSql(resource, filter.field)} is not null`
          : sql`${columnSql(resource, filter.field)} is null`,
      ];
    case 'contains':
      return [containsSql(resource, filter, asked)];
    case 'prefix':
      return [
        anyOf(
          filter.fields.flatMap((path) =>
            asked.values.map((value) => sql`${lookedUp(resource, filter, path)} like ${`${escaped(value)}%`}`),
          ),
        ),
      ];
    case 'plate':
      return [
        anyOf(
          filter.fields.flatMap((path) =>
            asked.values.map((value) => sql`${plateKeySql(path)} like ${`%${plateKey(value)}%`}`),
          ),
        ),
      ];
    case 'idents':
      return [identsSql(resource, filter, asked)];
    case 'through':
    case 'via':
      return referredTo(resource, filter, asked);
    case 'marked':
      return [markedSql(resource, filter, asked)];
    case 'entities':
      return [entitiesSql(filter, asked)];
    case 'judged':
      return [judgedSql(filter, asked)];
    case 'options':
      return asked.values.flatMap((value) => optionOf(resource, filter, asked, value));
  }
}

function isNotSql(resource: Resource, field: string, asked: Asked): SQL {
  const column = columnSql(resource, field);
  return sql`(${column} is null or not ${equals(column, fieldOf(resource, field), asked)})`;
}

/** Records with another value, and those whose companion does not pass what is asked of the list. */
function besideSql(
  resource: Resource,
  { field, beside, asked, it }: { field: string; beside?: Beside; asked: readonly Asked[]; it: Asked },
): SQL {
  const { reference = 'id', listedBy = [] } = beside ?? {};
  const isListed = conditionsOf(
    resource,
    asked.filter((other) => listedBy.includes(other.name)),
  );
  // A single value is looked for row by row; of an `exists`, PostgreSQL may read the whole table beforehand.
  return sql`(${isNotSql(resource, field, it)} or (select true from ${name(resource.path)} beside
    where ${sql.join([sql`beside.id = ${name(resource.path)}.${name(reference)}`, ...isListed], sql` and `)}) is null)`;
}

function referredTo(resource: Resource, filter: ThroughRecord, asked: Asked): SQL[] {
  if (asked.ids) return [sql`${name(filter.reference)} = any(${asked.ids})`];
  const hits = hitsOf(resource, [asked]);
  if (!hits) return [];
  const to = fieldOf(resource, filter.reference).to ?? '';
  return [
    asked.isProbed && to !== resource.path
      ? sql`(${hits} and ${name(to)}.id = ${name(resource.path)}.${name(filter.reference)}) is not null`
      : sql`${name(filter.reference)} in (${hits})`,
  ];
}

type ThroughRecord = Extract<Filter, { kind: 'via' | 'through' }>;

/** The reference that a filter goes through to ask another record, undefined when it asks the record itself. */
export function referenceOf(resource: Resource, { name: named, values }: Asked): string | undefined {
  const filter = filterOf(resource, named);
  return (filter?.kind === 'via' || filter?.kind === 'through') && values.length > 0 ? filter.reference : undefined;
}

/**
 * The records referred to that pass filters which go through the same reference; undefined when those ask for nothing.
 */
export function hitsOf(resource: Resource, asked: readonly Asked[]): SQL | undefined {
  const target = resourceByPath(
    fieldOf(resource, referenceOf(resource, asked[0] ?? { name: '', values: [] }) ?? '').to ?? '',
  );
  if (!target) throw new BadFilter(`Der Filter „${asked[0]?.name ?? ''}“ zeigt ins Leere.`);
  const conditions = asked.flatMap((it) => {
    const filter = filterOf(resource, it.name);
    if (filter?.kind === 'via') return conditionsOfFilter(target, filter.filter, it);
    return filter?.kind === 'through'
      ? conditionsOfFilter(target, { kind: 'is', label: filter.label, field: filter.field }, it)
      : [];
  });
  return conditions.length === 0
    ? undefined
    : sql`select id from ${name(target.path)} where ${sql.join(conditions, sql` and `)}`;
}

/**
 * Records that point to a marked record, or all others, which includes those that point nowhere. The few marked ones
 * are read once, however often they are compared.
 */
function markedSql(resource: Resource, { references, flag }: Extract<Filter, { kind: 'marked' }>, asked: Asked): SQL {
  const found = anyOf(
    references.map(
      (it) => sql`${name(it)} = any(array(select id from ${name(fieldOf(resource, it).to ?? '')} where ${name(flag)}))`,
    ),
  );
  return isTrue(asked) ? found : sql`${found} is not true`;
}

/** Records of any kind, given as JSON: `[{"entityId": 12, "entityType": "Contract"}]`. */
function entitiesSql(filter: Extract<Filter, { kind: 'entities' }>, asked: Asked): SQL {
  const wanted = asked.values.flatMap((it) => entitiesIn(it, asked.name));
  return anyOf(
    wanted.map((it) => sql`(${name(filter.type)} = ${it.entityType} and ${name(filter.id)} = ${it.entityId})`),
  );
}

function entitiesIn(json: string, named: string): { entityId: number; entityType: string }[] {
  const bad = new BadFilter(`Der Filter „${named}“ erwartet eine JSON-Liste aus entityId und entityType.`);
  try {
    const list = [JSON.parse(json)].flat() as { entityId: unknown; entityType: unknown }[];
    if (list.length === 0 || list.length > 100) throw bad;
    return list.map((it) => ({ entityId: whole(String(it.entityId), named), entityType: String(it.entityType) }));
  } catch {
    throw bad;
  }
}

function optionOf(
  resource: Resource,
  filter: Extract<Filter, { kind: 'options' }>,
  { name: named, values }: Asked,
  value: string,
): SQL[] {
  const option = filter.options.find((it) => it.key === value);
  if (!option) throw new BadFilter(`„${value}“ ist kein Wert des Filters „${named}“.`);
  return conditionsOfOption(option, values).map((it) => conditionSql(resource, it));
}

function conditionSql(resource: Resource, condition: Condition): SQL {
  const column = columnSql(resource, condition.field);
  if ('isOneOf' in condition) return sql`${column} = any(${sql.param([...condition.isOneOf])}::text[])`;
  const wanted = 'is' in condition ? condition.is : condition.isNot;
  const holds = wanted === null ? sql`${column} is null` : sql`${column} = ${wanted}`;
  return 'is' in condition ? holds : sql`not (${holds})`;
}

function equals(column: SQL, field: Field, asked: Asked): SQL {
  if (field.kind === 'flag') return isTrue(asked) ? sql`${column}` : sql`not ${column}`;
  if (field.kind === 'flag01')
    return sql`${column} = any(${sql.param(asked.values.map((it) => (isTrue({ ...asked, values: [it] }) ? '1' : '0')))}::text[])`;
  if (field.kind === 'reference') {
    const given = asked.values.filter((it) => it !== 'null');
    const found = sql`${column} = any(${sql.param(given.map((it) => referred(field, it, asked.name)))}::bigint[])`;
    return given.length === asked.values.length ? found : sql`(${column} is null or ${found})`;
  }
  if (field.kind === 'references')
    return sql`${column} && ${sql.param(asked.values.map((it) => referred(field, it, asked.name)))}::bigint[]`;
  if (field.kind === 'choices') return sql`${column} && ${sql.param([...asked.values])}::text[]`;
  if (field.kind === 'integer' || field.kind === 'minutes')
    return sql`${column} = any(${sql.param(asked.values.map((it) => whole(it, asked.name)))}::int[])`;
  return asked.values.length === 1
    ? sql`${column} = ${asked.values[0]}`
    : sql`${column} = any(${sql.param([...asked.values])}::text[])`;
}

function bounded(column: SQL, field: Field, asked: Asked): SQL {
  const value = asked.values[0] ?? '';
  const found = rangeSql(column, field, { operator: asked.operator, value });
  if (!found)
    throw new BadFilter(
      `„${value}“ ist kein Wert des Filters „${asked.name}${asked.operator === undefined ? '' : `[${asked.operator}]`}“.`,
    );
  return found;
}
