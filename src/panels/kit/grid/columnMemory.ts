import { setSetting, settingsAtom, useSetting } from '../../../api/session/settings.ts';
import { store } from '../../../api/records/entities.ts';
import type { RememberedColumn } from './columnOrder.ts';

const setting = 'columns';

/** The columns of a list as the user left them; undefined while nothing was changed. */
export function useRememberedColumns(list: string): readonly RememberedColumn[] | undefined {
  return rememberedIn(useSetting(setting), list);
}

/** Keeps the columns of a list for the user, in all windows; undefined goes back to the given ones. */
export function rememberColumns(list: string, columns: readonly RememberedColumn[] | undefined): void {
  const all = store.get(settingsAtom)[setting];
  const { [list]: _before, ...others } = isObject(all) ? all : {};
  void setSetting(setting, columns ? { ...others, [list]: columns } : others).catch(() => undefined);
}

function rememberedIn(value: unknown, list: string): readonly RememberedColumn[] | undefined {
  const own = isObject(value) ? value[list] : undefined;
  return Array.isArray(own) && own.every(isRemembered) ? own : undefined;
}

function isRemembered(value: unknown): value is RememberedColumn {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.hidden === 'boolean' &&
    (value.width === undefined || typeof value.width === 'number') &&
    (value.pinned === undefined || typeof value.pinned === 'boolean')
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
