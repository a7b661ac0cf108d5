import { createHash } from 'node:crypto';
import type { Scope } from '../../write/behaviour.ts';
import { readableFields } from '../../../src/domain/access/visible.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { callerId } from '../../storage/actor.ts';
import { doneBefore } from '../../storage/doneOnce.ts';
import type { DomainRecord } from '../../storage/rows.ts';
import { problemDocument, type Problem } from '../problem.ts';
import type { Item } from '../../read/present.ts';
import type { Within, Writer } from '../writeOne.ts';
import type { BulkInput, BulkItem, Values } from './bulkInput.ts';
import type { BulkHandler } from './bulkHandlers.ts';

/**
 * What the answer says about one record; `previous` are the values that its fields had before, `touched` other records
 * that the write changed along with it.
 */
export type BulkRow = {
  readonly id: number;
  readonly status: number;
  readonly version?: number;
  readonly item?: Item;
  readonly previous?: Values;
  readonly touched?: readonly { readonly '@id': string; readonly version: number }[];
  readonly [member: string]: unknown;
};

type Bulk = {
  readonly writer: Writer;
  readonly input: BulkInput;
  readonly handler: BulkHandler;
  /** Key under which each record is written once, however often the call is repeated. */
  readonly key: string | undefined;
  /** Asked before each record, with how many are done. */
  readonly isStopped: (done: number) => Promise<boolean>;
  readonly told: (error: unknown) => Problem;
};
/** A record that earlier rows of the same call have moved on. */
type Moved = { readonly from: number; readonly to: number };

/**
 * Writes the records one after the other, each in a transaction of its own, so that nobody waits and no failure undoes
 * another's row.
 */
export async function* bulkRows({ writer, input, handler, key, isStopped, told }: Bulk): AsyncGenerator<BulkRow> {
  const moved = new Map<string, Moved>();
  for (const [done, item] of input.items.entries()) {
    if (await isStopped(done)) return;
    const values = { ...input.changes, ...item.changes };
    try {
      yield await writtenRow({ writer, action: input.action, handler, key, moved }, item, values);
    } catch (error) {
      const problem = told(error);
      yield { ...problemDocument(problem), id: item.id, status: problem.status };
    }
  }
}

type Writing = Pick<Bulk, 'writer' | 'handler' | 'key'> & {
  readonly action: string;
  readonly moved: Map<string, Moved>;
};

async function writtenRow(
  { writer, action, handler, key, moved }: Writing,
  { id, version }: BulkItem,
  values: Values,
): Promise<BulkRow> {
  const own = iriOf(writer.resource.path, id);
  let scope: Scope | undefined;
  let doneAt: Date | undefined;
  const within: Within = async (opened, write) => {
    scope = opened;
    doneAt = await doneEarlier({ writer, action, key }, { opened, id, values });
    return doneAt ? undefined : write();
  };
  const earlier = moved.get(own);
  const ifMatch = earlier && earlier.from === version ? earlier.to : version;
  // What an earlier row did to the record its writer has not seen yet, so what this row does to it is not enough.
  const item = await handler({ id, ifMatch, within, isMinimal: ifMatch === version }, values);
  const touched = [...(scope?.written ?? [])]
    .filter(([iri]) => iri !== own)
    .map(([iri, record]) => ({ '@id': iri, version: record.version }));
  for (const { '@id': iri, version: to } of touched) {
    const from = scope?.found.get(iri)?.version;
    if (from !== undefined)
      moved.set(iri, { from: moved.get(iri)?.to === from ? (moved.get(iri)?.from ?? from) : from, to });
  }
  if (!item) return { id, status: 204 };
  // Whoever repeats a call may take back only what nobody has changed since.
  const isOvertaken = doneAt !== undefined && Date.parse(String(item.updatedAt)) > doneAt.getTime();
  const previous = previousOf(writer, scope?.found.get(own), values);
  return {
    id,
    status: 200,
    ...(!isOvertaken && { version: item.version }),
    item,
    ...(previous && { previous }),
    ...(touched.length > 0 && { touched }),
  };
}

/** What stood in the fields that were sent, as far as the writer may read them. */
function previousOf({ resource, actor }: Writer, before: DomainRecord | undefined, values: Values): Values | undefined {
  if (!before) return undefined;
  const readable = new Set(readableFields(resource, actor.roles));
  return Object.fromEntries(
    Object.keys(values).flatMap((name) => (readable.has(name) ? [[name, before[name] ?? null]] : [])),
  );
}

type Repeatable = Pick<Writing, 'writer' | 'action' | 'key'>;

/** When the same call wrote this record before, its answer having been lost. */
async function doneEarlier(
  { writer: { resource, actor, now }, action, key }: Repeatable,
  { opened, id, values }: { opened: Scope; id: number; values: Values },
): Promise<Date | undefined> {
  const userId = callerId(actor);
  if (key === undefined || userId === null) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([action, values]))
    .digest('hex');
  return doneBefore(opened.client, {
    key: `${key}:${String(id)}`,
    userId,
    path: resource.path,
    recordId: id,
    hash,
    now,
  });
}
