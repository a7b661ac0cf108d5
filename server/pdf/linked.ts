import { readReferred, type Referred } from '../storage/readReferred.ts';
import type { Queryable } from '../storage/sql.ts';
import { joined } from './blocks.ts';

/** How what a paper refers to is called on it, by IRI. */
export type Linked = ReadonlyMap<string, string>;

/** What names a record on paper where it is not its `name`. */
const parts: Readonly<Record<string, readonly string[]>> = {
  customers: ['anzeigename', 'ort'],
  addresses: ['firma', 'strasse', 'plz', 'ort'],
  contracts: ['auftragsnummer'],
  customer_protocols: ['protocol'],
};

/** Reads how all of this is called. */
export async function readLinked(to: Queryable, referred: readonly Referred[]): Promise<Linked> {
  const found = await readReferred(to, referred, ({ path }) => parts[path] ?? ['name']);
  return new Map(
    found.flatMap(({ fields, records }) =>
      [...records].map(
        ([iri, it]) =>
          [
            iri,
            joined(
              fields.map((name) => it[name]),
              ', ',
            ),
          ] as const,
      ),
    ),
  );
}
