import { createStore, del, entries, get, set } from 'idb-keyval';
import { atom } from 'jotai';
import { store } from './entities.ts';
import { sessionAtom } from './session.ts';
import { hearWindows, tellWindows } from './windows.ts';

/** Input that was not saved yet; `base` is the state the person started from, for the merge later. */
export type Draft = { readonly base: unknown; readonly values: unknown; readonly at: string };
export type DraftEntry = { readonly iri: string; readonly at: string };

const database = createStore('leitstand', 'drafts');
/** What the database has not confirmed yet: a window that closes finishes no write of its own to it. */
const unconfirmed = 'leitstand.draft.';
const none: readonly DraftEntry[] = [];
let lastPerson: number | undefined;

/** The unsaved input of the signed-in person on this computer, newest first, for the status bar. */
export const draftsAtom = atom<readonly DraftEntry[]>(none);

/** The draft of a record, or of a form that has no record yet (its key is the panel's address). */
export async function loadDraft(iri: string): Promise<Draft | undefined> {
  const key = keyOf(iri);
  if (key === undefined) return undefined;
  await confirmLeft(key);
  return get<Draft>(key, database);
}

/** Keeps unsaved input through reload, crash and sign-out. */
export async function saveDraft(iri: string, draft: Draft): Promise<void> {
  const key = keyOf(iri);
  if (key === undefined) return;
  const noted = JSON.stringify(draft);
  noteLeft(key, noted);
  await set(key, draft, database);
  if (localStorage.getItem(unconfirmed + key) === noted) localStorage.removeItem(unconfirmed + key);
  showDraft(iri, draft.at);
  tellWindows('drafts', {});
}

/** Throws a draft away, after saving or on the person's word. */
export async function dropDraft(iri: string): Promise<void> {
  const key = keyOf(iri);
  if (key === undefined) return;
  localStorage.removeItem(unconfirmed + key);
  await del(key, database);
  store.set(draftsAtom, (drafts) => drafts.filter((it) => it.iri !== iri));
  tellWindows('drafts', {});
}

/** Follows whose drafts are to be listed and what other windows do to them. */
export function followDrafts(): () => void {
  const list = () => void listDrafts();
  void confirmAllLeft().then(list);
  const stopSession = store.sub(sessionAtom, list);
  const stopHearing = hearWindows('drafts', list);
  return () => {
    stopSession();
    stopHearing();
  };
}

async function listDrafts(): Promise<void> {
  const person = signedIn();
  const prefix = person === undefined ? undefined : keyOf('');
  const all = prefix === undefined ? [] : await entries<string, Draft>(database);
  if (person !== signedIn()) return;
  const own = all.filter(([key]) => prefix !== undefined && key.startsWith(prefix)).map(([key, { at }]) => ({ iri: key.slice(prefix?.length), at }));
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
  for (const key of Object.keys(localStorage)) if (key.startsWith(unconfirmed)) await confirmLeft(key.slice(unconfirmed.length));
}

/** Brings into the database what was typed in the last moment of a window. */
async function confirmLeft(key: string): Promise<void> {
  const left = localStorage.getItem(unconfirmed + key);
  if (left === null) return;
  localStorage.removeItem(unconfirmed + key);
  await set(key, JSON.parse(left) as Draft, database);
}

function showDraft(iri: string, at: string): void {
  store.set(draftsAtom, (drafts) => newestFirst([{ iri, at }, ...drafts.filter((it) => it.iri !== iri)]));
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
