import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { readIncoming, readPicked } from './readRecords.ts';
import type { Queryable } from './sql.ts';
import { together } from './together.ts';

/** What a field refers to in some records: IRIs, lists of IRIs, or nothing. */
export type Referred = { readonly to: string | undefined; readonly values: readonly unknown[] };
/** Records of one kind that were referred to, by IRI, with the fields that were read. */
export type Found = {
  readonly target: Resource;
  readonly fields: readonly string[];
  readonly records: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
};

/** Reads what is referred to, each kind of record by one query with the fields it is wanted for. */
export async function readReferred(
  to: Queryable,
  referred: readonly Referred[],
  fieldsOf: (target: Resource) => readonly string[],
): Promise<Found[]> {
  const wanted = idsByTarget(referred).map((it) => ({ ...it, fields: fieldsOf(it.target) }));
  const answers = await together(
    to,
    wanted.map(
      ({ target, ids, fields }) =>
        (client: Queryable) =>
          readWithIncoming(client, target, { ids, fields }),
    ),
  );
  return wanted.map(({ target, fields }, at) => ({
    target,
    fields,
    records: new Map(answers[at]?.map((it) => [`/api/${target.path}/${String(it.id)}`, it])),
  }));
}

/** Records with some of their fields, and the addresses of what points at them where that is wanted too. */
async function readWithIncoming(
  to: Queryable,
  target: Resource,
  { ids, fields }: { ids: readonly number[]; fields: readonly string[] },
): Promise<readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[]> {
  const incoming = fields.filter((it) => target.fields[it]?.by !== undefined);
  const records = await readPicked(to, target, ids, fields);
  if (incoming.length === 0) return records;
  const found = await readIncoming(to, target, { ids, fields: incoming });
  return records.map((it) => ({ ...it, ...found.get(it.id) }));
}

function idsByTarget(referred: readonly Referred[]): { target: Resource; ids: number[] }[] {
  const wanted = new Map<string, Set<string>>();
  for (const { to, values } of referred) {
    if (to === undefined) continue;
    const iris = wanted.get(to) ?? new Set<string>();
    wanted.set(to, iris);
    for (const iri of values.flat()) if (typeof iri === 'string') iris.add(iri);
  }
  return [...wanted].flatMap(([path, iris]) => {
    const target = resourceByPath(path);
    const ids = [...iris].flatMap((it) => idOf(path, it) ?? []);
    return target && ids.length > 0 ? [{ target, ids }] : [];
  });
}
