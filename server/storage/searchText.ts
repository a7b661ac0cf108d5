import { sql } from 'drizzle-orm';
import { searchedInFull } from '../../src/domain/access/visible.ts';
import type { Field } from '../../src/domain/define/field.ts';
import { fieldAt, idOf, iriOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { name, names, rowsOf, type Queryable } from './sql.ts';

const umlauts: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß/g, 'ss'],
];

/** Numbers, plates and most names: nothing to fold but upper case. */
const isPlain = /^[ -~]*$/;

/** Lower case without accents, ß as ss: how texts are compared in every search. */
export function folded(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Letters and digits only, O as 0: how plates, VINs and numbers are compared. */
export function compacted(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0');
}

/** Stands in a search text before what only those are to find it by who may read the whole record. */
export const fullOnly = '\u001F';

/** Stands in a search text between a record's own words and those of the record that it is found with. */
export const foundWithMark = '\u001E';

/** Under what the words of a record referred to are kept beside its short text. */
export function wordsOf(iri: string): string {
  return `${iri} words`;
}

/**
 * The text a record is searched by: what its definition names, folded, with plates and numbers also in compact form;
 * what not everybody may read of it comes last, before the words of the record that it is found with.
 */
export function searchTextOf(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  labels: ReadonlyMap<string, string>,
): string {
  const fields = searchedFields(resource);
  const forms = (isFull: boolean) =>
    formsOf(fields.filter((it) => it.isFull === isFull).flatMap((it) => textsAt(record, it, labels)));
  const [open, full] = [forms(false), forms(true)];
  const own = [...new Set(full.length > 0 ? [...open, fullOnly, ...full] : open)]
    .map((it) => ` ${it}`)
    .join('')
    .slice(0, 4000);
  const { foundWith } = resource;
  return foundWith === undefined
    ? own
    : `${own} ${foundWithMark}${labels.get(wordsOf(String(record[foundWith]))) ?? ''}`;
}

function formsOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const words = folded(part).replace(/[-/.,]/g, ' ');
    const compact = /\d/.test(part) ? [compacted(part)] : [];
    if (isPlain.test(part)) return [words, ...compact];
    const spelled = umlauts.reduce((text, [letter, letters]) => text.replace(letter, letters), part.toLowerCase());
    return [words, ...(spelled === part.toLowerCase() ? [] : [spelled]), ...compact];
  });
}

type Searched = {
  readonly path: readonly string[];
  readonly kind: Field['kind'] | undefined;
  readonly isFull: boolean;
};
const searched = new WeakMap<Resource, readonly Searched[]>();

function searchedFields(resource: Resource): readonly Searched[] {
  const known = searched.get(resource);
  if (known) return known;
  const full = searchedInFull(resource);
  const fields = resource.search.map((path) => ({
    path: path.split('.'),
    kind: fieldAt(resource, path)?.kind,
    isFull: full.has(path),
  }));
  searched.set(resource, fields);
  return fields;
}

function textsAt(
  record: Readonly<Record<string, unknown>>,
  { path, kind }: Searched,
  labels: ReadonlyMap<string, string>,
): string[] {
  const value = path.reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], record);
  if (kind === 'references') return (value as string[]).flatMap((it) => labels.get(it) ?? []);
  if (kind === 'reference') return typeof value === 'string' ? [labels.get(value) ?? ''] : [];
  return value === null || value === undefined || value === '' ? [] : [String(value)];
}

/** The texts by which referred records are found: their short texts, by IRI. */
export async function labelsFor(
  to: Queryable,
  resource: Resource,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const path of resource.search) {
    const field = fieldAt(resource, path);
    if (field?.kind !== 'reference' && field?.kind !== 'references') continue;
    await loadLabels(
      to,
      field,
      records.flatMap((it) => (it[path] as string | string[] | null) ?? []),
      labels,
    );
  }
  if (resource.foundWith !== undefined) await loadWords(to, resource, records, labels);
  return labels;
}

async function loadWords(
  to: Queryable,
  { fields, foundWith = '' }: Resource,
  records: readonly Readonly<Record<string, unknown>>[],
  labels: Map<string, string>,
): Promise<void> {
  const path = fields[foundWith]?.to ?? '';
  const ids = records.flatMap((it) => idOf(path, String(it[foundWith])) ?? []);
  if (ids.length === 0) return;
  const rows = await rowsOf<{ id: number; text: string }>(
    to,
    sql`select id, search_text as text from ${name(path)} where id = any(${sql.param(ids)}::bigint[])`,
  );
  for (const { id, text } of rows) labels.set(wordsOf(iriOf(path, id)), text);
}

async function loadLabels(
  to: Queryable,
  field: Field,
  iris: readonly string[],
  labels: Map<string, string>,
): Promise<void> {
  const target = resourceByPath(field.to ?? '');
  const ids = iris.flatMap((it) => idOf(field.to ?? '', it) ?? []);
  if (!target || ids.length === 0) return;
  const texts = labelFields(target);
  if (texts.length === 0) return;
  const rows = await rowsOf(
    to,
    sql`select id, ${names(texts)} from ${name(target.path)} where id = any(${sql.param(ids)}::bigint[])`,
  );
  for (const row of rows)
    labels.set(
      `/api/${target.path}/${String(row.id)}`,
      texts
        .map((it) => row[it])
        .filter(Boolean)
        .join(' '),
    );
}

/** The fields that make up a record's short text. */
export function labelFields(target: Resource): string[] {
  return target.pick.filter((it) => fieldAt(target, it)?.kind === 'text' && target.fields[it]?.derive === undefined);
}
