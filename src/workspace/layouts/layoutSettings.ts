import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { setSetting, settingsAtom } from '../../api/session/settings.ts';
import { isStored, isText, storedList } from '../stored.ts';
import { windowName } from '../windowAddress.ts';
import { roleLayouts } from './roleLayouts.ts';
import { readDock, type SavedDock } from './savedDock.ts';

export type NamedLayout = { readonly name: string; readonly dock: SavedDock; readonly isOwn: boolean };
const isNamed = (value: unknown): value is { readonly name: string; readonly dock?: unknown } =>
  isStored(value) && isText(value.name);

/** The layouts of the person: those of the role first, replaced or followed by saved ones; their place is their key. */
export const layoutsAtom = atom<readonly NamedLayout[]>((get) => {
  const own = storedList(get(settingsAtom)['layouts'], isNamed).flatMap(({ name, dock }): NamedLayout[] => {
    const read = readDock(dock);
    return read ? [{ name, dock: read, isOwn: true }] : [];
  });
  const given = roleLayouts(get(sessionAtom)?.roles ?? []);
  const ownNames = new Map(own.map((it) => [it.name, it]));
  const first = given.map((it) => ownNames.get(it.name) ?? { ...it, isOwn: false });
  const givenNames = new Set(given.map((it) => it.name));
  return [...first, ...own.filter((it) => !givenNames.has(it.name))];
});

/** Name of the layout this window was last set to. */
export const currentLayoutAtom = atom<string | null>(null);

/** Keeps an arrangement under a name, replacing one of that name. */
export async function saveLayout(name: string, dock: SavedDock): Promise<void> {
  const own = ownLayouts().filter((it) => it.name !== name);
  await setSetting('layouts', [...own, { name, dock }]);
  store.set(currentLayoutAtom, name);
}

/** Removes a saved layout; one of the role comes back as it was given. */
export async function deleteLayout(name: string): Promise<void> {
  await setSetting(
    'layouts',
    ownLayouts().filter((it) => it.name !== name),
  );
}

function ownLayouts(): readonly { name: string; dock: SavedDock }[] {
  return store
    .get(layoutsAtom)
    .filter((it) => it.isOwn)
    .map(({ name, dock }) => ({ name, dock }));
}

const lastKey = windowName === null ? 'lastLayout' : `lastLayout.${windowName}`;

/** The arrangement in which this window was left. */
export function lastDock(): { readonly dock: SavedDock; readonly name: string | null } | null {
  const last = store.get(settingsAtom)[lastKey];
  if (!isStored(last) || !(last.name === null || isText(last.name))) return null;
  const dock = readDock(last.dock);
  return dock ? { dock, name: last.name } : null;
}

/** Remembers the arrangement of this window for the next login. */
export async function keepLastDock(dock: SavedDock, options: { readonly keepalive?: boolean } = {}): Promise<void> {
  await setSetting(lastKey, { name: store.get(currentLayoutAtom), dock }, options);
}

/** Moves a saved layout among the saved ones, and so to another key. */
export async function moveLayout(name: string, step: 1 | -1): Promise<void> {
  const own = ownLayouts();
  const at = own.findIndex((it) => it.name === name);
  const moved = own[at];
  if (!moved || at + step < 0 || at + step >= own.length) return;
  await setSetting('layouts', own.toSpliced(at, 1).toSpliced(at + step, 0, moved));
}
