import { idInIri } from '../../domain/define/iri.ts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { atom, getDefaultStore, useAtomValue, type PrimitiveAtom } from 'jotai';
import type { Fields, Iri } from '../../domain/define/field.ts';
import type { AnyRow, Definition, FieldsOf, InputOf, PartOf } from '../../domain/define/row.ts';
import { flatten, type FlatRecord, type HydraItem } from './hydra.ts';
import { noteChange } from './recordChanges.ts';

/**
 * Carries the fields of a record's definition through the types, so that no contract is taken for a customer; never
 * present at run time.
 */
declare const of: unique symbol;
type Identity = { readonly '@id': Iri; readonly '@type': string; readonly id: number; readonly version: number };
/**
 * A record of a resource as the console keeps it: references inside are IRIs; fields that nobody asked for yet, or that
 * its reader may not see, are missing.
 */
export type Entity<R extends Definition> = Readonly<PartOf<R>> & Identity & { readonly [of]?: FieldsOf<R> };
/** A record of whichever resource, for machinery that finds its fields by their names at run time. */
export type AnyEntity = AnyRow & Identity & { readonly [of]?: Fields };

export type AbsorbOptions = {
  /** When the state was asked for; a summary older than what is known changes nothing. */
  readonly asOf?: number;
  /** True for an item with all its fields, as forms need it. */
  readonly whole?: boolean;
};

/** A change that is shown before the server has said anything to it. */
export type ShownAhead = {
  confirm(): void;
  /** The fields show again what they showed before, unless a newer state or another change has come. */
  takeBack(): void;
};
type Waiting = { readonly patch: AnyRow; readonly before: Record<string, unknown> };

/** Every atom of the console lives in this one store. */
export const store = getDefaultStore();

/**
 * What is known. Atoms are made only for records that React reads: a list of 500 contracts brings 3,000 records, most
 * of which no component ever asks for.
 */
const records = new Map<string, AnyEntity>();
const atoms = new Map<string, PrimitiveAtom<AnyEntity | undefined>>();
const mounted = new Set<string>();
/** Who listens to records outside of React, by record. */
const listeners = new Map<string, Set<() => void>>();
/**
 * Per record: when its newest state arrived, the version of which every field is known, and the one that all known
 * fields have reached, which a newer summary leaves behind.
 */
const knowledge = new Map<string, { at: number; whole: number; reached: number }>();
const forgotten = new Map<string, number>();
/** Changes shown ahead, oldest first, by record. */
const waiting = new Map<string, readonly Waiting[]>();
const noKnowledge = { at: 0, whole: 0, reached: 0 };
const nothing = atom<AnyEntity | undefined>(undefined);

/** The one atom of a record; whoever reads it follows every change of that record and of no other. */
export function anyEntityAtom(iri: Iri): PrimitiveAtom<AnyEntity | undefined> {
  const known = atoms.get(iri);
  if (known) return known;
  const made = atom<AnyEntity | undefined>(records.get(iri));
  made.onMount = () => {
    mounted.add(iri);
    return () => mounted.delete(iri);
  };
  atoms.set(iri, made);
  return made;
}

/** The record as it is known now, re-rendering the caller when it changes. */
export function useEntity<R extends Definition>(definition: R, iri: Iri | null | undefined): Entity<R> | undefined {
  return entityOf(definition, useAnyEntity(iri));
}

/** The same where any resource may stand behind the address. */
export function useAnyEntity(iri: Iri | null | undefined): AnyEntity | undefined {
  return useAtomValue(iri ? anyEntityAtom(iri) : nothing, { store });
}

/** The record as it is known now, for commands and other code outside React. */
export function readEntity<R extends Definition>(definition: R, iri: Iri | null | undefined): Entity<R> | undefined {
  return entityOf(definition, readAnyEntity(iri));
}

/** The same where any resource may stand behind the address. */
export function readAnyEntity(iri: Iri | null | undefined): AnyEntity | undefined {
  return iri ? records.get(iri) : undefined;
}

/** The one place where a record gets the type of its definition, which its address must name. */
export function entityOf<R extends Definition>({ path }: R, entity: AnyEntity | undefined): Entity<R> | undefined {
  return entity?.['@id'].startsWith(`/api/${path}/`) ? (entity as unknown as Entity<R>) : undefined;
}

/** The same for an answer, which is of the resource that was asked. */
export function certain<R extends Definition>(definition: R, entity: AnyEntity): Entity<R> {
  const own = entityOf(definition, entity);
  if (!own) throw new Error(`${entity['@id']} is none of ${definition.path}`);
  return own;
}

/** True when every field of the record's present version is known, so that a form may start from it. */
export function isWhole(iri: string): boolean {
  const version = readAnyEntity(iri)?.version;
  return version !== undefined && version > 0 && knowledge.get(iri)?.whole === version;
}

/** Takes in a state that the server sent, with everything embedded in it; older states never replace newer ones. */
export function absorb(item: HydraItem, { asOf = Date.now(), whole = false }: AbsorbOptions = {}): string {
  const [own, ...embedded] = flatten(item);
  for (const record of embedded) write(record, { asOf, whole: false });
  if (own) write(own, { asOf, whole });
  return item['@id'];
}

/**
 * Takes in what changed from one version to the next; false where a version before it is missing. The same version for
 * both means that something gathered from other records is different.
 */
export function absorbStep(item: HydraItem, { before, version }: { before: number; version: number }): boolean {
  const iri = item['@id'];
  const known = readAnyEntity(iri);
  const past = knowledge.get(iri) ?? noKnowledge;
  if (!known || known.version === 0) return false;
  const isNext = past.reached === before;
  if (!isNext && known.version !== before) return known.version >= version;
  const newest = Math.max(version, known.version);
  absorb({ ...item, version: newest }, { whole: past.whole === before && newest === version });
  const now = knowledge.get(iri) ?? noKnowledge;
  if (isNext) knowledge.set(iri, { ...now, reached: version });
  return true;
}

/** Shows a change before the server has confirmed it, until it is told what came of it. */
export function showAhead<R extends Definition>(definition: R, iri: Iri, changes: InputOf<R>): ShownAhead;
export function showAhead(definition: Definition, iri: Iri, patch: AnyRow): ShownAhead {
  const known = readEntity(definition, iri);
  if (!known) return { confirm: () => undefined, takeBack: () => undefined };
  const fields = Object.keys(patch);
  const own: Waiting = { patch, before: Object.fromEntries(fields.map((field) => [field, known[field]])) };
  waiting.set(iri, [...(waiting.get(iri) ?? []), own]);
  put(iri, { ...known, ...patch, '@id': iri });
  return {
    confirm: () => void laterThan(own, iri),
    takeBack: () => {
      const later = laterThan(own, iri);
      const now = readAnyEntity(iri);
      const back: Record<string, unknown> = {};
      for (const field of fields) {
        const above = later.find((it) => field in it.patch);
        if (above) above.before[field] = own.before[field];
        else if (now?.version === known.version && Object.is(now[field], patch[field])) back[field] = own.before[field];
      }
      if (now && Object.keys(back).length > 0) put(iri, { ...now, ...back });
    },
  };
}

/** Takes a change off those that wait for the server, and names the ones shown on top of it. */
function laterThan(own: Waiting, iri: string): readonly Waiting[] {
  const list = waiting.get(iri) ?? [];
  const rest = list.filter((it) => it !== own);
  if (rest.length > 0) waiting.set(iri, rest);
  else waiting.delete(iri);
  return list.slice(list.indexOf(own) + 1);
}

/** Removes a record that no longer exists; answers asked for before this moment cannot bring it back. */
export function forget(iri: string): void {
  forgotten.set(iri, Date.now());
  release(iri);
}

/**
 * Calls back once per batch of changes with the IRIs that changed, for names and texts that stand outside of their
 * record's component.
 */
export function subscribeEntities(iris: readonly string[], onChange: (changed: readonly string[]) => void): () => void {
  let changed = new Set<string>();
  const flush = () => {
    const batch = [...changed];
    changed = new Set();
    if (batch.length > 0) onChange(batch);
  };
  const note = (iri: string) => {
    if (changed.size === 0) queueMicrotask(flush);
    changed.add(iri);
  };
  const notes = new Map(iris.map((iri) => [iri, () => note(iri)]));
  for (const [iri, tell] of notes) listeners.set(iri, (listeners.get(iri) ?? new Set()).add(tell));
  return () => {
    changed.clear();
    for (const [iri, tell] of notes) unfollow(iri, tell);
  };
}

function unfollow(iri: string, tell: () => void): void {
  const those = listeners.get(iri);
  those?.delete(tell);
  if (those?.size === 0) listeners.delete(iri);
}

/** Frees every record that nobody looks at and that is not among the kept ones. */
export function releaseAllBut(kept: ReadonlySet<string>): void {
  for (const iri of allIris()) if (!kept.has(iri) && !isShown(iri)) release(iri);
  for (const [iri, at] of forgotten) if (Date.now() - at > 600_000) forgotten.delete(iri);
}

/** Forgets all records, as the end of a session must. */
export function releaseAll(): void {
  for (const iri of allIris()) release(iri);
  forgotten.clear();
}

function release(iri: string): void {
  put(iri, undefined);
  knowledge.delete(iri);
  if (!mounted.has(iri)) atoms.delete(iri);
}

function allIris(): ReadonlySet<string> {
  return new Set([...records.keys(), ...atoms.keys()]);
}

/** Whether somebody follows the record, in a component of his own or outside of React. */
export function isShown(iri: string): boolean {
  return mounted.has(iri) || listeners.has(iri);
}

/** The one way in which a record changes. */
function put(iri: string, entity: AnyEntity | undefined): void {
  if (entity) records.set(iri, entity);
  else records.delete(iri);
  const read = atoms.get(iri);
  if (read) store.set(read, entity);
  for (const tell of listeners.get(iri) ?? []) tell();
  noteChange(iri);
}

function write(record: FlatRecord, { asOf, whole }: { asOf: number; whole: boolean }): void {
  const iri = record['@id'];
  if ((forgotten.get(iri) ?? -1) >= asOf) return;
  const known = readAnyEntity(iri);
  const version = typeof record.version === 'number' ? record.version : undefined;
  const past = knowledge.get(iri) ?? noKnowledge;
  const isOlder = known !== undefined && (version === undefined ? asOf < past.at : version < known.version);
  if (!isOlder && version !== undefined)
    knowledge.set(iri, {
      at: Math.max(asOf, past.at),
      whole: whole ? version : past.whole,
      reached: whole || past.reached === 0 ? version : past.reached,
    });
  if (known && isContained(record, known)) return;
  if (!known) return put(iri, { ...record, id: idOf(record), version: version ?? 0 });
  const next = isOlder ? { ...record, ...known } : { ...known, ...record };
  const entity = { ...next, '@type': record['@type'], id: idOf(next), version: Math.max(known.version, version ?? 0) };
  const shared = replaceEqualDeep(known, entity);
  if (shared !== known) put(iri, shared);
}

/**
 * Whether a record says nothing that is not known already; most of what a list embeds has come before, with another row
 * or another list.
 */
function isContained(record: FlatRecord, known: AnyEntity): boolean {
  for (const name in record)
    if (record[name] !== known[name] && replaceEqualDeep(known[name], record[name]) !== known[name]) return false;
  return true;
}

function idOf(record: HydraItem): number {
  return typeof record.id === 'number' ? record.id : Number(idInIri(record['@id']));
}
