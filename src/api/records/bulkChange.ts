import type { AnyRow, Definition, InputOf } from '../../domain/define/row.ts';
import { OfflineError } from '../apiErrors.ts';
import type { BulkOptions, BulkResult, BulkRow } from './bulk.ts';
import { callBulk, type BulkAnswer, type BulkItem } from './bulkCall.ts';
import { readAnyEntity, showAhead, type AnyEntity, type Entity } from './entities.ts';
import { newId } from '../newId.ts';
import { inRecordQueue } from './recordQueue.ts';

/** What became of a record that was written: how it stands now, and what stood in the fields that were sent. */
export type Written<R extends Definition> = Omit<AnyWritten, 'after' | 'previous'> & {
  readonly after: Entity<R> | undefined;
  readonly previous: Partial<Entity<R>>;
};
type AnyWritten = Exclude<BulkAnswer, { readonly error: unknown }>;
/** A change of many records of one resource. */
export type ManyChange<R extends Definition> = {
  /** What a record is sent, from how it stands at that moment. */
  readonly changes: (entity: Entity<R>) => InputOf<R>;
  /** `delete`, or the id of an action; a change of fields unless told. */
  readonly operation?: string | undefined;
  /** Shows the change at once and takes it back where the server refuses. */
  readonly ahead?: boolean | undefined;
  /** A record is written; `before` is how it stood. */
  readonly onWritten?: (written: Written<R>, before: Entity<R>) => void;
};

type AnyChange = Omit<ManyChange<Definition>, 'changes' | 'onWritten'> & {
  readonly changes: (entity: AnyEntity) => AnyRow;
  readonly onWritten?: (written: AnyWritten, before: AnyEntity) => void;
};

/**
 * Changes many records by one call and reports per record; a failure stops none of the others, and a repetition does
 * nothing twice.
 */
export function changeAll<R extends Definition>(
  definition: R,
  entities: readonly Entity<R>[],
  change: ManyChange<R>,
  options?: BulkOptions<Entity<R>>,
): Promise<BulkResult<Entity<R>>>;
export function changeAll(
  definition: Definition,
  entities: readonly AnyEntity[],
  change: AnyChange,
  options: BulkOptions<AnyEntity> = {},
): Promise<BulkResult<AnyEntity>> {
  const key = newId();
  /**
   * What was sent and not answered: it may be done, so it is repeated as it was, and taken back to what stood there
   * then.
   */
  const unanswered = new Map<string, { readonly before: AnyEntity; readonly item: BulkItem }>();
  const attempt = async (
    wanted: readonly AnyEntity[],
    { signal, onProgress }: BulkOptions<AnyEntity>,
  ): Promise<BulkResult<AnyEntity>> => {
    const rows: BulkRow<AnyEntity>[] = wanted.map((item) => ({ item, state: 'skipped' }));
    const count = (state: BulkRow<AnyEntity>['state']) => rows.filter((it) => it.state === state).length;
    const progress = () => ({ done: count('done'), failed: count('failed'), of: rows.length, rows: [...rows] });
    await inRecordQueue(
      wanted.map((it) => it['@id']),
      async () => {
        const before = wanted.map((it) => unanswered.get(it['@id'])?.before ?? readAnyEntity(it['@id']) ?? it);
        const items = before.map(
          (it): BulkItem =>
            unanswered.get(it['@id'])?.item ?? { iri: it['@id'], version: it.version, changes: change.changes(it) },
        );
        const shown = change.ahead ? items.map(({ iri, changes }) => showAhead(definition, iri, changes)) : [];
        const onAnswer = (answer: BulkAnswer, at: number) => {
          const [item, was, sent] = [wanted[at], before[at], items[at]];
          if (!item || !was || !sent) return;
          const hasFailed = 'error' in answer;
          if (hasFailed && answer.error instanceof OfflineError) unanswered.set(sent.iri, { before: was, item: sent });
          else unanswered.delete(sent.iri);
          if (hasFailed) shown[at]?.takeBack();
          else shown[at]?.confirm();
          rows[at] = hasFailed ? { item, state: 'failed', error: answer.error } : { item, state: 'done' };
          if (!hasFailed) change.onWritten?.(answer, was);
          onProgress?.(progress());
        };
        await callBulk({ items, operation: change.operation, key, signal, onAnswer });
        rows.forEach((row, at) => row.state === 'skipped' && shown[at]?.takeBack());
      },
    );
    const left = rows.filter((it) => it.state !== 'done').map((it) => it.item);
    return { ...progress(), isStopped: count('skipped') > 0, left, retry: (again = {}) => attempt(left, again) };
  };
  return attempt(entities, options);
}
