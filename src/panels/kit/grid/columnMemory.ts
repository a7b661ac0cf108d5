import { setSetting, settingsAtom, useSetting } from '../../../api/settings.ts';
import { store } from '../../../api/entities.ts';
import type { GridColumn } from './gridColumn.ts';

/** What a user changed about one column; the order of the list is the order of the columns. */
export type RememberedColumn = { readonly id: string; readonly width?: number; readonly hidden: boolean };
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

/** The columns in the order, width and visibility that the user chose; columns unknown to the memory keep their place at the end. */
export function arranged(columns: readonly GridColumn[], remembered: readonly RememberedColumn[] | undefined): readonly GridColumn[] {
  if (!remembered) return columns;
  const place = new Map(remembered.map((it, at) => [it.id, at]));
  const known = columns.filter((it) => place.has(it.id)).toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  const unknown = columns.filter((it) => !place.has(it.id));
  return [...known, ...unknown].map((column) => remade(column, remembered[place.get(column.id) ?? -1]));
}

function remade(column: GridColumn, remembered: RememberedColumn | undefined): GridColumn {
  if (!remembered) return column;
  const { flex: _share, ...fixed } = column;
  const sized = remembered.width === undefined ? column : { ...fixed, width: remembered.width };
  return { ...sized, hidden: remembered.hidden };
}

function rememberedIn(value: unknown, list: string): readonly RememberedColumn[] | undefined {
  const own = isObject(value) ? value[list] : undefined;
  return Array.isArray(own) && own.every(isRemembered) ? own : undefined;
}

function isRemembered(value: unknown): value is RememberedColumn {
  return isObject(value) && typeof value.id === 'string' && typeof value.hidden === 'boolean' && (value.width === undefined || typeof value.width === 'number');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
