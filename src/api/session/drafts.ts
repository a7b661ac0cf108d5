import { createStore, entries, get, promisifyRequest } from 'idb-keyval';
import { atom } from 'jotai';
import { store } from '../records/entities.ts';
import { sessionAtom } from './session.ts';
import { hearWindows, tellWindows } from '../live/windows.ts';

type Input = Readonly<Record<string, unknown>>;
/** Input that was not saved yet, by field; `base` is the state the person started from, for the merge later. */
export type Draft = {
  readonly base: Input;
  readonly values: Input;
  readonly at: string;
  /** Where the form of a record to come stands, with the values that it began with. */
  readonly url?: string;
};
/**
 * What one form has to keep, in place of these fields that it kept before, so that what another window keeps of the
 * same record stays beside it; where none are named, nothing stays.
 */
type Kept = Draft & { readonly instead?: readonly string[] };
/** Unsaved input of the signed-in person; `iri` is the record's, or the key of a form that has no record yet. */
export type DraftEntry = Draft & { readonly iri: string };

const database = createStore('leitstand', 'drafts');
/** What the database has not confirmed yet: a window that closes finishes no write of its own to it. */
const unconfirmed = 'leitstand.draft.';
const none: readonly DraftEntry[] = [];
let lastPerson: number | undefined;

/** The unsaved input of the signed-in person on this computer, newest first. */
export const draftsAtom = atom<readonly DraftEntry[]>(none);

/** The draft of a record, or of a form that has no record yet (its key is the panel's address). */
export async function loadDraft(iri: string): Promise<Draft | undefined> {
  const key = keyOf(iri);
  if (key === undefined) return undefined;
  await confirmLeft(key);
  return get<Draft>(key, database);
}

/** Keeps unsaved input through reload, crash and sign-out; nothing left to keep is no draft any more. */
export async function saveDraft(iri: string, kept: Kept): Promise<void> {
  const key = keyOf(iri);
  if (key === undefined) return;
  const noted = JSON.stringify(kept);
  noteLeft(key, noted);
  const draft = await put(key, kept);
  if (localStorage.getItem(unconfirmed + key) === noted) localStorage.removeItem(unconfirmed + key);
  showDraft(iri, draft);
  tellWindows('drafts', {});
}

/** Gives kept input to another form, unless somebody has taken it since. */
export async function moveDraft(from: string, to: { readonly iri: string; readonly url: string }): Promise<void> {
  const [key, target] = [keyOf(from), keyOf(to.iri)];
  if (key === undefined || target === undefined) return;
  await database('readwrite', async (drafts) => {
    const draft = (await promisifyRequest(drafts.get(key))) as Draft | undefined;
    if (!draft) return;
    drafts.put({ ...draft, url: to.url }, target);
    drafts.delete(key);
    await promisifyRequest(drafts.transaction);
  });
  await listDrafts();
  tellWindows('drafts', {});
}

/** Follows whose drafts are to be listed and what other windows do to them. */
export function syncDrafts(): () => void {
  const list = () => void listDrafts();
  void confirmAllLeft().then(list);
  const stopSession = store.sub(sessionAtom, list);
  const stopHearing = hearWindows('drafts', list);
  return () => {
    stopSession();
    stopHearing();
  };
}

/** Reads the unsaved input of the signed-in person anew. */
export async function listDrafts(): Promise<void> {
  const person = signedIn();
  const prefix = person === undefined ? undefined : keyOf('');
  const all = prefix === undefined ? [] : await entries<string, Draft>(database);
  if (person !== signedIn()) return;
  const own = all
    .filter(([key]) => prefix !== undefined && key.startsWith(prefix))
    .map(([key, draft]) => ({ ...draft, iri: key.slice(prefix?.length) }));
  store.set(draftsAtom, newestFirst(own));
}

/** The browser keeps only so many of these; where one finds no room, the database has it a moment later. */
function noteLeft(key: string, noted: string): void {
  try {
    localStorage.setItem(unconfirmed + key, noted);
  } catch {
    localStorage.removeItem(unconfirmed + key);
  }
}

async function confirmAllLeft(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(unconfirmed)) await confirmLeft(key.slice(unconfirmed.length));
}

/** Brings into the database what was typed in the last moment of a window. */
async function confirmLeft(key: string): Promise<void> {
  const left = localStorage.getItem(unconfirmed + key);
  if (left === null) return;
  localStorage.removeItem(unconfirmed + key);
  await put(key, JSON.parse(left) as Kept);
}

/** One step of the database, so that two windows that write at once lose nothing of each other. */
function put(key: string, kept: Kept): Promise<Draft | undefined> {
  return database('readwrite', async (drafts) => {
    const draft = joined((await promisifyRequest(drafts.get(key))) as Draft | undefined, kept);
    if (draft) drafts.put(draft, key);
    else drafts.delete(key);
    await promisifyRequest(drafts.transaction);
    return draft;
  });
}

function joined(before: Draft | undefined, { values, base, at, url, instead }: Kept): Draft | undefined {
  const rest = (input: Input = {}) => (instead ? without(input, instead) : {});
  const all = { ...rest(before?.values), ...values };
  return Object.keys(all).length > 0
    ? { values: all, base: { ...rest(before?.base), ...base }, at, ...(url !== undefined && { url }) }
    : undefined;
}

/** What is kept, but for these fields. */
export function without(input: Input, paths: readonly string[]): Input {
  return Object.fromEntries(Object.entries(input).filter(([path]) => !paths.includes(path)));
}

function showDraft(iri: string, draft: Draft | undefined): void {
  store.set(draftsAtom, (drafts) =>
    newestFirst([...(draft ? [{ ...draft, iri }] : []), ...drafts.filter((it) => it.iri !== iri)]),
  );
}

function newestFirst(drafts: readonly DraftEntry[]): readonly DraftEntry[] {
  return drafts.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** A form that closes because its person was signed out still keeps what that person typed. */
function keyOf(iri: string): string | undefined {
  lastPerson = signedIn() ?? lastPerson;
  return lastPerson === undefined ? undefined : `${lastPerson}:${iri}`;
}

function signedIn(): number | undefined {
  return store.get(sessionAtom)?.userId;
}
