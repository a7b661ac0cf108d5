import { idInIri, pathOfIri } from '../../domain/define/iri.ts';
import type { Iri } from '../../domain/define/field.ts';
import type { AnyRow } from '../../domain/define/row.ts';
import { maxAtOnce, standardOperations } from '../../domain/define/bulk.ts';
import { ApiError, apiErrorFrom, OfflineError } from '../apiErrors.ts';
import { absorb, forget, isWhole, readAnyEntity, type AnyEntity } from './entities.ts';
import { request, send } from '../http.ts';
import { isHydraItem } from './hydra.ts';
import { dropFromLists } from './listUpkeep.ts';
import { jsonLines } from './textChunks.ts';

/** One record of a bulk call: the version its writer has seen, and what becomes of it. */
export type BulkItem = { readonly iri: Iri; readonly version: number; readonly changes: AnyRow };
/** Another record that a write changed along with its own. */
export type Touched = { readonly '@id': Iri; readonly version: number };
/**
 * What the server answered for one record; `version` is missing where it cannot be taken back any more, `previous` is
 * what stood in the fields that were sent.
 */
export type BulkAnswer =
  | { readonly error: unknown }
  | {
      readonly error?: never;
      readonly after: AnyEntity | undefined;
      readonly version: number | undefined;
      readonly previous: AnyRow;
      readonly touched: readonly Touched[];
    };
export type BulkCall = {
  readonly items: readonly BulkItem[];
  /** `update` unless told, `delete`, or the id of an action. */
  readonly operation?: string | undefined;
  /** The same key again makes the server leave alone what it has done under it. */
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
  readonly onAnswer: (answer: BulkAnswer, at: number) => void;
};

/**
 * The server writes a record in some milliseconds, or waits for a lock of another writer; a call that is silent for
 * longer than that is lost.
 */
const longestSilence = 45_000;

/**
 * Writes many records of one resource by one call and tells of each as its answer comes; what was stopped gets no
 * answer.
 */
export async function callBulk({ items, signal, onAnswer, ...call }: BulkCall): Promise<void> {
  for (let from = 0; from < items.length; from += maxAtOnce) {
    if (signal?.aborted) return;
    const some = items.slice(from, from + maxAtOnce);
    await callOnce({ ...call, items: some, signal, onAnswer: (answer, at) => onAnswer(answer, from + at) });
  }
}

async function callOnce({ items, operation, key, signal, onAnswer }: BulkCall): Promise<void> {
  const path = pathOfIri(items[0]?.iri ?? '');
  const open = new Map(items.map(({ iri }, at) => [idIn(iri), at]));
  const leaving = new AbortController();
  const stop = () => void request('DELETE', `/api/${path}/bulk/${key}`).catch(() => leaving.abort());
  signal?.addEventListener('abort', stop, { once: true });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => leaving.abort(), longestSilence);
  };
  let failure: unknown = new OfflineError();
  try {
    listen();
    const { body } = await send('POST', `/api/${path}/bulk`, {
      body: bodyOf(items, operation),
      headers: { 'Idempotency-Key': key },
      signal: leaving.signal,
      timeoutMs: 0,
    });
    for await (const row of body ? jsonLines(body) : []) {
      listen();
      const { id } = row as { readonly id: number };
      const at = open.get(id);
      const item = at === undefined ? undefined : items[at];
      if (at === undefined || !item) continue;
      open.delete(id);
      onAnswer(taken(row, item, operation), at);
    }
  } catch (error) {
    if (error instanceof ApiError) failure = error;
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', stop);
  }
  if (!signal?.aborted) for (const at of open.values()) onAnswer({ error: failure }, at);
}

/** What is meant for all of them is said once. */
function bodyOf(items: readonly BulkItem[], operation: string | undefined): object {
  const [first = ''] = items.map(({ changes }) => JSON.stringify(changes));
  const isShared = items.every(({ changes }) => JSON.stringify(changes) === first);
  return {
    ...(operation !== undefined && { action: operation }),
    ...(isShared && { changes: items[0]?.changes }),
    items: items.map(({ iri, version, changes }) => ({
      id: idIn(iri),
      ...(version > 0 && { version }),
      ...(!isShared && { changes }),
    })),
  };
}

type Row = {
  readonly status: number;
  readonly version?: number;
  readonly item?: unknown;
  readonly current?: unknown;
  readonly previous?: AnyRow;
  readonly touched?: readonly Touched[];
};

function taken(answer: unknown, { iri, version }: BulkItem, operation: string | undefined): BulkAnswer {
  const row = answer as Row;
  if (row.status >= 400) {
    if (isHydraItem(row.current)) absorb(row.current, { whole: true });
    return { error: apiErrorFrom(row, row) };
  }
  if (operation === standardOperations.delete) {
    forget(iri);
    dropFromLists(iri);
  }
  if (isHydraItem(row.item)) absorb(row.item, { whole: isWhole(iri) && readAnyEntity(iri)?.version === version });
  return { after: readAnyEntity(iri), version: row.version, previous: row.previous ?? {}, touched: row.touched ?? [] };
}

function idIn(iri: string): number {
  return Number(idInIri(iri));
}
