import type { Iri } from '../../domain/define/field.ts';
import type { AnyRow, Definition } from '../../domain/define/row.ts';
import { newId } from '../newId.ts';
import { callBulk, type BulkAnswer } from './bulkCall.ts';
import { absorb, readAnyEntity, showAhead } from './entities.ts';
import { inRecordQueue } from './recordQueue.ts';
import { undoOf, type Undo } from './undo.ts';

export type Move = {
  /** The field that holds the place. */
  readonly field: string;
  /** The place in the whole list, from 1. */
  readonly place: number;
  /** Where the records that are seen stand afterwards; shown at once. */
  readonly places: ReadonlyMap<Iri, number>;
};

/** Whoever puts a record at a place means the list as it is now, in whatever version his own view of the record is. */
const anyVersion = 0;

/**
 * Puts a record at another place of a list that people keep in order; the server moves the others. Answers the way
 * back.
 */
export async function moveRecord(
  resource: Definition,
  iri: Iri,
  { field, place, places }: Move,
): Promise<readonly Undo[]> {
  const before = readAnyEntity(iri);
  const moving = [...places].filter(([it, at]) => (readAnyEntity(it)?.[field] ?? at) !== at);
  const shown = moving.map(([it, at]) => showAhead(resource, it, { [field]: at }));
  const changes = { [field]: place };
  const answer = await inRecordQueue([iri, ...moving.map(([it]) => it)], () => sent(iri, changes));
  if ('error' in answer) {
    for (const it of shown) it.takeBack();
    throw answer.error;
  }
  for (const it of shown) it.confirm();
  for (const { '@id': other, version } of answer.touched) {
    const known = readAnyEntity(other);
    const at = places.get(other);
    if (known && at !== undefined && version === known.version + 1)
      absorb({ '@id': other, '@type': known['@type'], id: known.id, version, [field]: at });
  }
  if (!before || answer.version === undefined) return [];
  return [undoOf({ ...before, ...answer.previous }, { '@id': iri, version: answer.version }, [field])];
}

function sent(iri: Iri, changes: AnyRow): Promise<BulkAnswer> {
  return new Promise((resolve) => {
    void callBulk({ key: newId(), items: [{ iri, version: anyVersion, changes }], onAnswer: resolve });
  });
}
