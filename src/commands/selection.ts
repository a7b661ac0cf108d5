import { atom, type Atom, type WritableAtom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { anyEntityAtom, store, type AnyEntity } from '../api/records/entities.ts';
import { pathOfIri } from '../domain/define/iri.ts';

/** Number of a link channel; panels on the same one follow each other. */
export type ChannelNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const channelNumbers: readonly ChannelNumber[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Address of the panel that has the keyboard; commands work on what is selected there. */
export const activePanelUrlAtom = atom<string | null>(null);

/** The channel a panel has joined, or null when it goes its own way. */
export const channelAtom = atomFamily((_panelUrl: string) => atom<ChannelNumber | null>(null));

/** A pinned panel keeps its record although its channel moves on. */
export const pinnedAtom = atomFamily((_panelUrl: string) => atom(false));

/** The row that somebody came to last on a channel; panels that follow it open this record. */
export const channelSelectionAtom = atomFamily((_channel: ChannelNumber) => atom<string | null>(null));

/**
 * IRIs of the rows that are ticked in a list; the one ticked last stands last. Looking at a row, or opening it, ticks
 * nothing.
 */
export const panelTicksAtom = atomFamily((_panelUrl: string) => atom<readonly string[]>([]));

/**
 * The row of a list somebody is at, by click or by arrows; moving it also moves the channel that the list has joined.
 */
export const panelRowAtom = atomFamily((panelUrl: string): WritableAtom<string | null, [string | null], void> => {
  const rowAtom = atom<string | null>(null);
  return atom(
    (get) => get(rowAtom),
    (get, set, iri: string | null) => {
      set(rowAtom, iri);
      const channel = iri === null ? null : get(channelAtom(panelUrl));
      if (channel !== null && iri !== null) set(channelSelectionAtom(channel), iri);
    },
  );
});

/** What commands of a list work on: its ticked rows, else the one somebody is at. */
export const panelTargetsAtom = atomFamily((panelUrl: string): Atom<readonly string[]> =>
  atom((get) => {
    const ticked = get(panelTicksAtom(panelUrl));
    const row = get(panelRowAtom(panelUrl));
    return ticked.length > 0 || row === null ? ticked : [row];
  }),
);

/** IRIs of the records that are open in a panel of this window; lists mark their rows. */
export const openRecordsAtom = atom<ReadonlySet<string>>(new Set<string>());

/**
 * The list inside a panel that has the keyboard, by the name under which its selection is known; null where the panel
 * itself has it.
 */
export const innerScopeAtom = atomFamily((_panelUrl: string) => atom<string | null>(null));

/** Whose selection and whose tools are meant now: the active panel, or a list inside it. */
export const activeScopeAtom: Atom<string | null> = atom((get) => {
  const url = get(activePanelUrlAtom);
  return url === null ? null : (get(innerScopeAtom(url)) ?? url);
});

/** Of what is ticked in a list only this stays ticked: what could not be done. */
export function keepTicked(scope: string | null, iris: readonly string[]): void {
  if (scope !== null) store.set(panelTicksAtom(scope), (ticked) => ticked.filter((it) => iris.includes(it)));
}

/** Forgets what was ticked in a closed panel, where somebody was in it, and its channel. */
export function forgetPanel(panelUrl: string): void {
  for (const family of [panelTicksAtom, panelRowAtom, panelTargetsAtom, innerScopeAtom, channelAtom, pinnedAtom])
    family.remove(panelUrl);
}

/** Addresses that show records of another name: applicants are drivers. */
const recordsBehind: Readonly<Record<string, string>> = { new_drivers: 'drivers' };

/** The record a panel address stands for: `/contracts/12` is `/api/contracts/12`, a list has none. */
export function recordIriOf(panelUrl: string): string | null {
  const [, screen = '', id] = /^\/([A-Za-z_]+)\/(\d+)(?:[/?#]|$)/.exec(panelUrl) ?? [];
  return id === undefined ? null : `/api/${recordsBehind[screen] ?? screen}/${id}`;
}

/** The same screen for another record: `/bundles/12/way` becomes `/bundles/13/way`; a tab is left behind. */
export function sameScreenOf(panelUrl: string, iri: string): string {
  const part = /^\/[A-Za-z_]+\/\d+(\/[^?#]*)/.exec(panelUrl)?.[1] ?? '';
  return `${urlOf(iri)}${part}`;
}

/** The address of the panel that shows a record: `/customers/12` for `/api/customers/12`. */
export const urlOf = (iri: string): string => iri.replace(/^\/api/, '');

/**
 * What commands of the active panel work on: its ticked rows or those of the list inside it that has the keyboard, else
 * the one somebody is at, else the record it shows.
 */
export const activeIrisAtom: Atom<readonly string[]> = atom((get) => {
  const url = get(activePanelUrlAtom);
  const scope = get(activeScopeAtom);
  if (url === null || scope === null) return [];
  const chosen = get(panelTargetsAtom(scope));
  if (chosen.length > 0) return chosen;
  const own = recordIriOf(url);
  return own === null ? [] : [own];
});

/** The records behind `activeIrisAtom`, as far as they are loaded. */
export const activeTargetsAtom: Atom<readonly AnyEntity[]> = atom((get) =>
  get(activeIrisAtom)
    .map((iri) => get(anyEntityAtom(iri)))
    .filter((it): it is AnyEntity => it !== null && it !== undefined),
);

/**
 * The record around the list that has the keyboard, where its rows are of another kind: what they do not know is meant
 * for the record.
 */
export const recordAroundAtom: Atom<AnyEntity | undefined> = atom((get) => {
  const url = get(activePanelUrlAtom);
  const iri = url === null ? null : recordIriOf(url);
  if (iri === null || get(activeIrisAtom).some((it) => pathOfIri(it) === pathOfIri(iri))) return undefined;
  return get(anyEntityAtom(iri)) ?? undefined;
});
