import { listField, positionField } from '../../src/domain/define/entryPlace.ts';
import type { Field, Kind } from '../../src/domain/define/field.ts';
import { emptyOf } from './columns.ts';
import { shownOf } from './entries.ts';

type JsonSql = (column: string, field: Field) => string | undefined;

const asIs: JsonSql = (column) => column;
const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How PostgreSQL itself makes the JSON of each kind of field; null where only the program can. */
const jsonByKind: { readonly [K in Kind]: JsonSql | null } = {
  text: asIs,
  longText: asIs,
  richText: asIs,
  time: asIs,
  choice: asIs,
  flag01: asIs,
  flag: asIs,
  choices: asIs,
  integer: asIs,
  minutes: asIs,
  km: asIs,
  coordinate: asIs,
  date: asIs,
  json: asIs,
  money: (column) => `${column}::text`,
  instant,
  reference: (column, { to = '' }) => `'/api/${to}/' || ${column}`,
  references: (column, { to = '' }) =>
    `(select coalesce(json_agg('/api/${to}/' || it), '[]') from unnest(${column}) as it)`,
  embedded: (column, field) => filledIn(column, field),
  list: (column, field) => {
    const entry = filledIn('it', field);
    return (
      entry &&
      `(select coalesce(json_agg(${entry}), '[]') from
        jsonb_array_elements(case jsonb_typeof(${column}) when 'array' then ${column} else '[]' end) as it)`
    );
  },
  secret: null,
  file: null,
};

/**
 * The SQL that makes the JSON of a stored field exactly as it travels, references as addresses, for a table that is
 * called `owner`; undefined where only the program can.
 */
export function jsonOf(owner: string, name: string, field: Field): string | undefined {
  return field.entries ? entriesJson(owner, name, field) : jsonByKind[field.kind]?.(`${owner}."${name}"`, field);
}

/** When a record was made and changed. */
export function momentJson(owner: string, name: string): string {
  return instant(`${owner}."${name}"`);
}

/** An object with every part that its definition names, whatever is stored. */
function filledIn(column: string, { fields = {} }: Field): string | undefined {
  return objectOf(
    Object.entries(fields).map(([name, part]) => {
      const empty = emptyOf(part);
      const stored = `${column}->${quoted(name)}`;
      const json =
        empty === null ? stored : `coalesce(nullif(${stored}, 'null'), ${quoted(JSON.stringify(empty))}::jsonb)`;
      return [name, json] as const;
    }),
  );
}

/** The entries of a record's list with their own addresses, in their order. */
function entriesJson(owner: string, name: string, field: Field): string | undefined {
  const { path = '', type = '', by = '', isShared = false } = field.entries ?? {};
  const entry = objectOf([
    ['@id', `'/api/${path}/' || e.id`],
    ['@type', quoted(type)],
    ['id', 'e.id'],
    ['version', 'e.version'],
    ...shownOf(field).map(({ name: part, part: inner }) => [part, jsonOf('e', part, inner)] as const),
  ]);
  const inList = isShared ? ` and e."${listField}" = ${quoted(name)}` : '';
  return (
    entry &&
    `(select coalesce(json_agg(${entry} order by e."${positionField}", e.id), '[]')
      from "${path}" e where e."${by}" = ${owner}.id${inList})`
  );
}

/** As `row_to_json` makes it, without the spaces that `json_build_object` puts around each name. */
function objectOf(parts: readonly (readonly [name: string, json: string | undefined])[]): string | undefined {
  if (parts.some(([, json]) => json === undefined)) return undefined;
  return `(select row_to_json(o) from (select ${parts.map(([name, json]) => `${json ?? ''} as "${name}"`).join(', ')}) o)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
