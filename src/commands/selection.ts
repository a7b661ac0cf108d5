import { atom, type Atom, type WritableAtom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { entityAtom, type Entity } from '../api/entities.ts';

/** Number of a link channel; panels on the same one follow each other. */
export type ChannelNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const channelNumbers: readonly ChannelNumber[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Address of the panel that has the keyboard; commands work on what is selected there. */
export const activePanelUrlAtom = atom<string | null>(null);

/** The channel a panel has joined, or null when it goes its own way. */
export const channelAtom = atomFamily((_panelUrl: string) => atom<ChannelNumber | null>(null));

/** A pinned panel keeps its record although its channel moves on. */
export const pinnedAtom = atomFamily((_panelUrl: string) => atom(false));

/** What was selected last on a channel; panels that follow it open this record. */
export const channelSelectionAtom = atomFamily((_channel: ChannelNumber) => atom<string | null>(null));

/** IRIs selected in a panel; setting them also moves the channel that the panel has joined. */
export const panelSelectionAtom = atomFamily((panelUrl: string): WritableAtom<readonly string[], [readonly string[]], void> => {
  const chosenAtom = atom<readonly string[]>([]);
  return atom(
    (get) => get(chosenAtom),
    (get, set, iris: readonly string[]) => {
      set(chosenAtom, iris);
      const last = iris.at(-1);
      const channel = last === undefined ? null : get(channelAtom(panelUrl));
      if (channel !== null && last !== undefined) set(channelSelectionAtom(channel), last);
    },
  );
});

/** Forgets what a closed panel had selected and joined. */
export function forgetPanel(panelUrl: string): void {
  for (const family of [panelSelectionAtom, channelAtom, pinnedAtom]) family.remove(panelUrl);
}

/** The record a panel address stands for: `/contracts/12` is `/api/contracts/12`, a list has none. */
export function recordIriOf(panelUrl: string): string | null {
  const match = /^\/([A-Za-z_]+)\/(\d+)(?:[/?#]|$)/.exec(panelUrl);
  return match ? `/api/${match[1]}/${match[2]}` : null;
}

/** What commands of the active panel work on: its selection, else the record it shows. */
export const activeIrisAtom: Atom<readonly string[]> = atom((get) => {
  const url = get(activePanelUrlAtom);
  if (url === null) return [];
  const chosen = get(panelSelectionAtom(url));
  if (chosen.length > 0) return chosen;
  const own = recordIriOf(url);
  return own === null ? [] : [own];
});

/** The records behind `activeIrisAtom`, as far as they are loaded. */
export const activeTargetsAtom: Atom<readonly Entity[]> = atom((get) =>
  get(activeIrisAtom)
    .map((iri) => get(entityAtom(iri)))
    .filter((it): it is Entity => it !== null && it !== undefined),
);
