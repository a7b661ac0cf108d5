import { atom, type PrimitiveAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { store } from '../records/entities.ts';
import { request } from '../http.ts';
import { sessionAtom } from '../session/session.ts';

/** Somebody else who has the record open, and the field the cursor is in. */
export type Person = { readonly userId: number; readonly initials: string; readonly field: string | null };
type Place = { readonly iri: string | null; readonly field: string | null };

const settleMs = 300;
const repeatMs = 30_000;
const nobody: readonly Person[] = [];
const family = atomFamily((_iri: string): PrimitiveAtom<readonly Person[]> => atom(nobody));

const listeners = new Set<(iri: string) => void>();

let here: Place = { iri: null, field: null };
let settling: ReturnType<typeof setTimeout> | undefined;

/** The other people at a record. */
export function presenceAtom(iri: string): PrimitiveAtom<readonly Person[]> {
  return family(iri);
}

/** Calls back with each record at which somebody came or went, for grids that redraw rows by themselves. */
export function subscribePresence(onChange: (iri: string) => void): () => void {
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
export function followPresence(): () => void {
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
    for (const iri of Array.from(family.getParams())) takePresence({ iri, people: nobody });
  };
}

/** Takes in who is at a record, leaving out this person. */
export function takePresence({ iri, people }: { readonly iri: string; readonly people: readonly Person[] }): void {
  const own = store.get(sessionAtom)?.userId;
  store.set(
    family(iri),
    people.filter((it) => it.userId !== own),
  );
  for (const tell of listeners) tell(iri);
}

function post(): void {
  tell(here);
}

/** Presence is a courtesy: when it cannot be told, nothing is lost and nobody is bothered. */
function tell(place: Place, options: { readonly keepalive?: boolean } = {}): void {
  void request('POST', '/api/presence', { body: place, ...options }).catch(() => undefined);
}
