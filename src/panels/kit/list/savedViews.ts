import { store } from '../../../api/entities.ts';
import { setSetting, settingsAtom, useSetting } from '../../../api/settings.ts';
import type { ListState } from './listUrl.ts';

/** A named set of filters and order of one list. */
export type SavedView = { readonly name: string; readonly filter: ListState['filter']; readonly order: string };
const setting = 'views';
const noViews: readonly SavedView[] = [];

/** The views a user has saved for a list. */
export function useSavedViews(list: string): readonly SavedView[] {
  return viewsIn(useSetting(setting), list);
}

/** Keeps a view under its name, in place of one of that name. */
export function saveView(list: string, view: SavedView): void {
  write(list, [...viewsIn(store.get(settingsAtom)[setting], list).filter((it) => it.name !== view.name), view]);
}

/** Forgets a view. */
export function dropView(list: string, name: string): void {
  write(list, viewsIn(store.get(settingsAtom)[setting], list).filter((it) => it.name !== name));
}

function write(list: string, views: readonly SavedView[]): void {
  const all = store.get(settingsAtom)[setting];
  void setSetting(setting, { ...(isObject(all) ? all : {}), [list]: views }).catch(() => undefined);
}

function viewsIn(value: unknown, list: string): readonly SavedView[] {
  const own = isObject(value) ? value[list] : undefined;
  return Array.isArray(own) && own.every(isView) ? own : noViews;
}

function isView(value: unknown): value is SavedView {
  return isObject(value) && typeof value.name === 'string' && typeof value.order === 'string' && isObject(value.filter);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
