import { useSetting } from '../../../api/session/settings.ts';
import type { ListState } from './listUrl.ts';
import { withFixedDays } from './relativeDates.ts';

/** A named set of filters and order of one list. */
export type SavedView = {
  readonly name: string;
  readonly filter: ListState['filter'];
  readonly order: string;
  /** The list begins with it. */ readonly isFirst?: boolean;
};
export const viewsSetting = 'views';
const noViews: readonly SavedView[] = [];

/** The views a user has saved for a list, as they are meant today. */
export function useSavedViews(list: string, today: string): readonly SavedView[] {
  return viewsIn(useSetting(viewsSetting), list).map((it) => ({ ...it, filter: withFixedDays(it.filter, today) }));
}

/** The views of one list among those of all lists, as they are kept. */
export function viewsIn(value: unknown, list: string): readonly SavedView[] {
  const own = isObject(value) ? value[list] : undefined;
  return Array.isArray(own) && own.every(isView) ? own : noViews;
}

function isView(value: unknown): value is SavedView {
  return isObject(value) && typeof value.name === 'string' && typeof value.order === 'string' && isObject(value.filter);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
