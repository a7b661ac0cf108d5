import { store } from '../../../api/records/entities.ts';
import { setSetting, settingsAtom } from '../../../api/session/settings.ts';
import { withRelativeDates } from './relativeDates.ts';
import { viewsIn, viewsSetting, type SavedView } from './savedViews.ts';

/** Keeps a view under its name, in place of one of that name. */
export function saveView(view: SavedView, { list, today }: { list: string; today: string }): void {
  const views = known(list);
  const at = views.findIndex((it) => it.name === view.name);
  const kept = { ...(views[at]?.isFirst && { isFirst: true }), ...view, filter: withRelativeDates(view.filter, today) };
  write(list, at < 0 ? [...views, kept] : views.with(at, kept));
}

/** Gives a view another name; one that had it before is replaced. */
export function renameView(list: string, { from, to }: { from: string; to: string }): void {
  if (from !== to)
    write(
      list,
      known(list)
        .filter((it) => it.name !== to)
        .map((it) => (it.name === from ? { ...it, name: to } : it)),
    );
}

/** Lets the list begin with a view, or with the usual one again. */
export function beginWith(list: string, name: string | null): void {
  write(
    list,
    known(list).map(({ isFirst: _before, ...it }) => (it.name === name ? { ...it, isFirst: true } : it)),
  );
}

/** Forgets a view. */
export function dropView(list: string, name: string): void {
  write(
    list,
    known(list).filter((it) => it.name !== name),
  );
}

function known(list: string): readonly SavedView[] {
  return viewsIn(store.get(settingsAtom)[viewsSetting], list);
}

function write(list: string, views: readonly SavedView[]): void {
  const all = store.get(settingsAtom)[viewsSetting];
  void setSetting(viewsSetting, { ...(typeof all === 'object' ? all : {}), [list]: views }).catch(() => undefined);
}
