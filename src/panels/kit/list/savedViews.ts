import { store } from '../../../api/entities.ts';
import { setSetting, settingsAtom, useSetting } from '../../../api/settings.ts';
import type { ListState } from './listUrl.ts';
import { withFixedDays, withMovingDays } from './movingDays.ts';

/** A named set of filters and order of one list. */
export type SavedView = { readonly name: string; readonly filter: ListState['filter']; readonly order: string; /** The list begins with it. */ readonly isFirst?: boolean };
const setting = 'views';
const noViews: readonly SavedView[] = [];

/** The views a user has saved for a list, as they are meant today. */
export function useSavedViews(list: string, today: string): readonly SavedView[] {
  return viewsIn(useSetting(setting), list).map((it) => ({ ...it, filter: withFixedDays(it.filter, today) }));
}

/** Keeps a view under its name, in place of one of that name. */
export function saveView(view: SavedView, { list, today }: { list: string; today: string }): void {
  const views = known(list);
  const at = views.findIndex((it) => it.name === view.name);
  const kept = { ...(views[at]?.isFirst && { isFirst: true }), ...view, filter: withMovingDays(view.filter, today) };
  write(list, at < 0 ? [...views, kept] : views.with(at, kept));
}

/** Gives a view another name; one that had it before is replaced. */
export function renameView(list: string, { from, to }: { from: string; to: string }): void {
  if (from !== to) write(list, known(list).filter((it) => it.name !== to).map((it) => (it.name === from ? { ...it, name: to } : it)));
}

/** Lets the list begin with a view, or with the usual one again. */
export function beginWith(list: string, name: string | null): void {
  write(list, known(list).map(({ isFirst: _before, ...it }) => (it.name === name ? { ...it, isFirst: true } : it)));
}

/** Forgets a view. */
export function dropView(list: string, name: string): void {
  write(list, known(list).filter((it) => it.name !== name));
}

function known(list: string): readonly SavedView[] {
  return viewsIn(store.get(settingsAtom)[setting], list);
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
