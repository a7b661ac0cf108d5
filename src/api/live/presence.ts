import { atom, type PrimitiveAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { store } from '../records/entities.ts';
import { addressOf } from '../../domain/define/call.ts';
import type { tellPresence } from '../../domain/user/ownCalls.ts';
import { call } from '../call.ts';
import { sessionAtom } from '../session/session.ts';
import { windowId } from './windowId.ts';

/**
 * Somebody who has the record open, and the field the cursor is in; where he edits it, since when and in which of his
 * windows.
 */
export type Person = {
  readonly userId: number;
  readonly initials: string;
  readonly name: string;
  readonly field: string | null;
  readonly since?: string;
  readonly window?: string;
};
/** What the stream says of a record. */
export type PresenceAt = { readonly iri: string | null; readonly people: readonly Person[] };
type Place = { readonly iri: string | null; readonly field: string | null };

const telling = addressOf<typeof tellPresence>('POST /presence');
const settleMs = 300;
const repeatMs = 30_000;
const nobody: readonly Person[] = [];
const family = atomFamily((_iri: string): PrimitiveAtom<readonly Person[]> => atom(nobody));

const listeners = new Set<(iri: string, all: readonly Person[]) => void>();

let here: Place = { iri: null, field: null };
let settling: ReturnType<typeof setTimeout> | undefined;

/** The other people at a record. */
export function presenceAtom(iri: string): PrimitiveAtom<readonly Person[]> {
  return family(iri);
}

/**
 * Calls back with each record at which somebody came or went, and everybody there, this person too: for grids that
 * redraw rows by themselves, and for who edits a record.
 */
export function subscribePresence(onChange: (iri: string, all: readonly Person[]) => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** Tells the others which record and which field this person is at; null when at none. */
export function announcePresence(iri: string | null, field: string | null): void {
  if (here.iri === iri && here.field === field) return;
  here = { iri, field };
  clearTimeout(settling);
  settling = setTimeout(post, settleMs);
}

/** The person has left this record; who went on to another one meanwhile stays there. */
export function leavePresence(iri: string): void {
  if (here.iri === iri) announcePresence(null, null);
}

/** Keeps the announcement alive while the person stays, and withdraws it when the window closes. */
export function keepPresenceAlive(): () => void {
  const timer = setInterval(() => {
    if (here.iri !== null) post();
  }, repeatMs);
  const leave = () => {
    if (here.iri !== null) tell({ iri: null, field: null }, { keepalive: true });
  };
  window.addEventListener('pagehide', leave);
  return () => {
    clearInterval(timer);
    clearTimeout(settling);
    window.removeEventListener('pagehide', leave);
    here = { iri: null, field: null };
    takePresence({ iri: null, people: nobody });
  };
}

/** Takes in who is at a record, leaving out this person; without a record nobody is anywhere, as far as is known. */
export function takePresence({ iri, people }: PresenceAt): void {
  if (iri === null) {
    for (const known of Array.from(family.getParams())) takePresence({ iri: known, people: nobody });
    return;
  }
  const own = store.get(sessionAtom)?.userId;
  store.set(
    family(iri),
    people.filter((it) => it.userId !== own),
  );
  for (const tell of listeners) tell(iri, people);
}

function post(): void {
  tell(here);
}

/** Presence is a courtesy: when it cannot be told, nothing is lost and nobody is bothered. */
function tell(place: Place, options: { readonly keepalive?: boolean } = {}): void {
  void call(telling, { ...place, window: windowId }, options).catch(() => undefined);
}
