import type { Field, Kind } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { emptyOf } from '../storage/columns.ts';
import { storedFields } from '../storage/tables.ts';
import type { Change, Printed, PrintedLf, Row, Snapshot } from './row.ts';
import type { SearchTexts } from './searchTexts.ts';

type Encode = (value: unknown) => string;
const nothing = '\\N';

/** A text as COPY wants it; most have nothing to escape. */
function escaped(text: string): string {
  if (!/[\\\t\n\r]/.test(text)) return text;
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

const plain: Encode = (value) => escaped(String(value));

function asJson(value: unknown): string {
  return Array.isArray(value) && value.length === 0 ? '[]' : escaped(JSON.stringify(value));
}

const asArray: Encode = (value) =>
  (value as readonly unknown[]).length === 0 ? '{}' : `{${(value as readonly unknown[]).join(',')}}`;
const special: Readonly<Partial<Record<Kind, Encode>>> = {
  flag: (value) => (value === true ? 't' : 'f'),
  embedded: asJson,
  list: asJson,
  json: asJson,
  references: asArray,
  choices: asArray,
};

type Column = { readonly name: string; readonly encode: Encode; readonly missing: string };

function columnOf(name: string, field: Field): Column {
  const encode = special[field.kind] ?? plain;
  const empty = emptyOf(field);
  return { name, encode, missing: empty === null ? nothing : encode(empty) };
}

/** Turns rows of a resource into lines for COPY; column names are the field names. */
export type Copier = { readonly statement: string; lines(rows: readonly Row[], texts: SearchTexts): string };

const standard = ['createdAt', 'updatedAt', 'search_text'];

/** Entries are numbered by the database as they come. */
export function copierOf(resource: Resource): Copier {
  const columns = storedFields(resource).map(([name, field]) => columnOf(name, field));
  const numbered = resource.entryOf ? [] : ['id'];
  const lists = Object.keys(resource.fields).filter((it) => resource.fields[it]?.entries);
  const known = new Set(['id', ...standard, ...lists, ...columns.map((it) => it.name)]);
  const quoted = [...numbered, ...standard, ...columns.map((it) => it.name)].map((name) => `"${name}"`).join(', ');
  return {
    statement: `copy "${resource.path}" (${quoted}) from stdin`,
    lines: (rows, texts) => {
      const stray = Object.keys(rows[0] ?? {}).find((name) => !known.has(name));
      if (stray !== undefined) throw new Error(`${resource.path} has no column ${stray}`);
      let text = '';
      for (const row of rows) {
        text += `${numbered.length > 0 ? `${row.id}\t` : ''}${String(row.createdAt)}\t${String(row.updatedAt)}\t${escaped(texts.of(resource, row))}`;
        for (const { name, encode, missing } of columns) {
          const value = row[name];
          text += value === null || value === undefined ? `\t${missing}` : `\t${encode(value)}`;
        }
        text += '\n';
      }
      return text;
    },
  };
}

export const snapshotStatement =
  'copy protocol_snapshots (protocol, counter, created_at, username, old_state, new_state, content, parts) from stdin';

/** Restore points as lines for COPY. */
export function snapshotLines(snapshots: readonly Snapshot[]): string {
  return snapshots
    .map(
      (it) =>
        `${String(it.protocol)}\t${String(it.counter)}\t${it.created_at}\t${escaped(it.username)}\t${it.old_state}\t${it.new_state}\t${asJson(it.content)}\t${asJson(it.parts)}\n`,
    )
    .join('');
}

export const printedStatement = 'copy printed_documents (invoice, number, content) from stdin';

/** What completed documents say, as lines for COPY. */
export function printedLines(printed: readonly Printed[]): string {
  return printed.map((it) => `${String(it.invoice)}\t${it.number}\t${asJson(it.content)}\n`).join('');
}

export const printedBillingsStatement = 'copy printed_billings (billing, number, content) from stdin';

/** What closed LF Rechnungen say, as lines for COPY. */
export function printedBillingLines(printed: readonly PrintedLf[]): string {
  return printed.map((it) => `${String(it.billing)}\t${it.number}\t${asJson(it.content)}\n`).join('');
}

export const historyStatement = 'copy history (path, record_id, logged_at, username, field, previous, data) from stdin';

/** History rows as lines for COPY. */
export function historyLines(changes: readonly Change[]): string {
  const value = (it: unknown) => (it === null ? nothing : asJson(it));
  return changes
    .map(
      (it) =>
        `${it.path}\t${it.record_id}\t${it.logged_at}\t${escaped(it.username)}\t${it.field}\t${value(it.previous)}\t${value(it.data)}\n`,
    )
    .join('');
}
