import { idInIri, pathOfIri } from '../../domain/define/iri.ts';
import { offers } from '../../domain/define/noun.ts';
import { nounByPath } from '../../domain/nouns.ts';
import { absorb, isShown, readAnyEntity } from '../records/entities.ts';
import { knownDefinition } from '../definitions.ts';
import { request } from '../http.ts';
import type { Collection } from '../records/hydra.ts';
import { listsOf } from '../records/listUpkeep.ts';
import { onRecordChanges } from '../records/recordChanges.ts';
import { queryClient } from '../queryClient.ts';

/** Two hundred consoles that miss the same change do not all ask in the same moment. */
const soonestMs = 150;
const spreadMs = 1_350;
const perRequest = 100;
/** An answer that was asked for before a change arrives within this time. */
const underWayMs = 60_000;
const tidiedAbove = 500;

/** The newest version heard of, of records whose version before is not here. */
const heard = new Map<string, { readonly version: number; readonly at: number }>();
const wanted = new Set<string>();
/** Records at their newest version but for a long field that was not told. */
const lacking = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** A change was heard of that could not be taken in; where a panel shows the record, it is asked for. */
export function noteMissed(iri: string, version: number): void {
  if (heard.size > tidiedAbove) tidy();
  heard.set(iri, { version, at: Date.now() });
  if (readAnyEntity(iri) || isOpen(iri)) askSoon(iri);
}

/** A change was taken in but for a field too long to be told: saving goes on, and the field comes soon. */
export function noteLacking(iri: string): void {
  lacking.add(iri);
  askSoon(iri);
}

/** What was heard of belongs to a stream that is over. */
export function forgetMissed(): void {
  clearTimeout(timer);
  timer = undefined;
  wanted.clear();
  lacking.clear();
  heard.clear();
}

// An answer that was under way while a newer version was told brings less than what was heard of.
onRecordChanges((changed) => {
  for (const iri of changed) if (heard.has(iri) && isBehind(iri)) askSoon(iri);
});

/** Whether a panel shows it is looked at only then: an answer under way is in its list a moment after its records. */
function askSoon(iri: string): void {
  wanted.add(iri);
  timer ??= setTimeout(ask, soonestMs + Math.random() * spreadMs);
}

function isBehind(iri: string): boolean {
  const newest = heard.get(iri);
  return newest !== undefined && (readAnyEntity(iri)?.version ?? 0) < newest.version;
}

function isOpen(iri: string): boolean {
  return (
    queryClient
      .getQueryCache()
      .find({ queryKey: ['item', iri], exact: true })
      ?.isActive() ?? false
  );
}

function ask(): void {
  timer = undefined;
  const due = [...wanted].filter((it) => lacking.has(it) || isBehind(it));
  wanted.clear();
  lacking.clear();
  readMissed(due);
}

function tidy(): void {
  const past = Date.now() - underWayMs;
  for (const [iri, { at }] of heard) if (at < past) heard.delete(iri);
}

/** Reads records that lack a version, those of a list together; what no panel shows waits until one does. */
function readMissed(due: readonly string[]): void {
  const listed: string[] = [];
  for (const iri of due) {
    if (isOpen(iri)) void queryClient.invalidateQueries({ queryKey: ['item', iri], exact: true });
    else if (isLookedAt(iri)) listed.push(iri);
    else staleUntilLookedAt(iri);
  }
  inPortions(listed, (path, iris) => readTogether(path, iris));
  // What is gathered on request comes with no record by itself, also where one is open beside its list.
  inPortions(due.filter(isLookedAt), (path, iris) => {
    const properties = onRequestOf(path).filter((it) => iris.some((iri) => it in (readAnyEntity(iri) ?? {})));
    return properties.length > 0 ? readTogether(path, iris, { properties }) : undefined;
  });
}

function inPortions(
  iris: readonly string[],
  read: (path: string, iris: readonly string[]) => Promise<void> | undefined,
) {
  for (const [path, those] of Map.groupBy(iris, pathOfIri))
    for (let at = 0; at < those.length; at += perRequest)
      void read(path, those.slice(at, at + perRequest))?.catch(() => undefined);
}

function onRequestOf(path: string): string[] {
  const fields = Object.entries(knownDefinition(path)?.fields ?? {});
  return fields.flatMap(([name, { isOnRequest }]) => (isOnRequest ? [name] : []));
}

/** Whether a panel shows the record itself; what others only name is no reason to ask. */
function isLookedAt(iri: string): boolean {
  return (
    (readAnyEntity(iri)?.version ?? 0) > 0 &&
    (isShown(iri) || listsOf(pathOfIri(iri)).some((it) => it.isShown && it.page?.iris.includes(iri)))
  );
}

/** Whoever opens the record, or a list that was left with it, asks anew. */
function staleUntilLookedAt(iri: string): void {
  const refetchType = 'none';
  void queryClient.invalidateQueries({ queryKey: ['item', iri], exact: true, refetchType });
  for (const { key, page } of listsOf(pathOfIri(iri)))
    if (page?.iris.includes(iri)) void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType });
}

/** One request for all that a list shows; where that is no resource with lists, whoever opens the record asks. */
async function readTogether(
  path: string,
  iris: readonly string[],
  narrowed: { readonly properties?: readonly string[] } = {},
): Promise<void> {
  const noun = nounByPath(path);
  if (!noun || !offers(noun, 'list')) return;
  const asOf = Date.now();
  const query = { id: iris.map(idInIri), itemsPerPage: perRequest, ...narrowed };
  const { data } = await request<Collection>('GET', `/api/${path}`, { query });
  for (const item of data['hydra:member']) absorb(item, { asOf });
}
