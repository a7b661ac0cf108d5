import { createHash } from 'node:crypto';
import { isKept } from '../../../src/domain/define/derivedField.ts';
import type { AnyRow, Field } from '../../../src/domain/define/field.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { protocol, type Protocol } from '../../../src/domain/protocol/protocol.ts';
import { emptyOf } from '../../storage/columns.ts';
import { entriesIn, partsOf } from '../../storage/entries.ts';
import { same } from '../../storage/history.ts';

/** What belongs to a protocol and yet is no part of what was found and done on the ride (R31, R32). */
const beside: ReadonlySet<string> = new Set([
  'orderNumber',
  'contract',
  'contractClientAddress',
  'aktiv',
  'mailLocked',
  'sentMails',
  'anschlussProtokoll',
  'previousRide',
  'linksWithdrawn',
  'picturesDeletedOn',
  'deletedPictures',
  'requestedFromDriver',
  'reviewState',
  'reviewReason',
  'reviewedAt',
  'reviewedBy',
  'complaints',
  'differenceBetweenGoogleAndActualKm',
]);

/** What is kept of a restore point: small fields as they are, of the others the hash under which they stand. */
export type Content = {
  readonly content: AnyRow;
  readonly parts: Readonly<Record<string, string>>;
  /** What the hashes stand for. */
  readonly shared: ReadonlyMap<string, unknown>;
};

/** So many characters are not worth a row of their own. */
const smallPart = 120;

function contentFields(): [name: string, field: Field][] {
  return Object.entries(resourceOf(protocol).fields).filter(([name, field]) => isKept(field) && !beside.has(name));
}

/** A protocol's content as a restore point holds it; what says nothing is left out. */
export function contentOf(record: AnyRow): Content {
  const [content, parts, shared]: [Record<string, unknown>, Record<string, string>, Map<string, unknown>] = [
    {},
    {},
    new Map(),
  ];
  for (const [name, field] of contentFields()) {
    const value = heldOf(name, field, record[name] ?? emptyOf(field));
    if (same(value, heldOf(name, field, emptyOf(field)))) continue;
    const text = JSON.stringify(value);
    if (text.length <= smallPart) content[name] = value;
    else shared.set((parts[name] = createHash('sha256').update(text).digest('base64url')), value);
  }
  return { content, parts, shared };
}

/** What the app did stays what it did, and an entry has its version for itself. */
function heldOf(name: string, field: Field, value: unknown): unknown {
  if (name === 'additionalProperties') return { ...(value as object), appEvents: undefined };
  if (!field.entries) return value;
  return entriesIn(value).map((it) => ({
    id: it.id,
    ...Object.fromEntries(partsOf(field).map(([part]) => [part, it[part] ?? null])),
  }));
}

/** The content of a protocol with nothing in it, as before the driver began (R32). */
export function noContent(record: Protocol): Partial<Protocol> {
  return contentAgain({}, record);
}

/** All that a restore point says, also what was empty when it was made and is left out of it. */
export function wholeContent(held: AnyRow): AnyRow {
  return Object.fromEntries(contentFields().map(([name, field]) => [name, name in held ? held[name] : emptyOf(field)]));
}

/**
 * The fields of a protocol as a restore point holds them. Entries that are still there are changed, the others are made
 * anew.
 */
export function contentAgain(held: AnyRow, record: Protocol): Partial<Protocol> {
  const there: AnyRow = record;
  const values = contentFields().map(([name, field]) => {
    const value = name in held ? held[name] : emptyOf(field);
    if (name === 'additionalProperties')
      return [name, { ...(value as object), appEvents: record.additionalProperties.appEvents }];
    if (!field.entries) return [name, value];
    const versions = new Map(entriesIn(there[name]).map((it) => [it.id, it.version]));
    return [
      name,
      entriesIn(value).map(({ id, ...it }) => (versions.has(id) ? { ...it, id, version: versions.get(id) } : it)),
    ];
  });
  return Object.fromEntries(values) as Partial<Protocol>;
}
