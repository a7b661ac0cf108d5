import type { Area } from '../../domain/access/matrix.ts';
import { rowsPerPage } from '../../domain/choices/rowsPerPage.ts';
import type { Noun } from '../../domain/define/noun.ts';
import { formatCount } from '../../domain/number/formatCount.ts';

export type List = { readonly path: string; readonly title: string; readonly area: Area; readonly usual: number };
const usualCount = 100;

/** The dispatch list shows contracts too, and remembers its rows apart. */
export const dispatchList: List = {
  path: 'disposition',
  title: 'Auftragsliste',
  area: 'disposition',
  usual: usualCount,
};

/** A list as the settings show it. */
export const listOf = ({ path, title, area, perPage = usualCount }: Noun): List => ({
  path,
  title: title.many,
  area,
  usual: perPage,
});

/** What the person has set, list by list; anything else that may be stored there counts as not set. */
export function storedCounts(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((it): it is [string, number] => typeof it[1] === 'number'));
}

/** What is set otherwise than usual stands first, then all by name. */
export function changedFirst(lists: readonly List[], counts: Readonly<Record<string, number>>): readonly List[] {
  const isUsual = ({ path, usual }: List) => Number((counts[path] ?? usual) === usual);
  return lists.toSorted((a, b) => isUsual(a) - isUsual(b) || a.title.localeCompare(b.title, 'de'));
}

/** How many rows a list may show, and what it shows already, as its pager writes them. */
export function countsOffered(
  path: string,
  present: number,
): readonly { readonly key: string; readonly label: string }[] {
  const isOffered = ({ value, only }: (typeof rowsPerPage.items)[number]) =>
    value === present || only === undefined || (only as readonly string[]).includes(path);
  return rowsPerPage.items.filter(isOffered).map(({ key, value }) => ({ key, label: formatCount(value) }));
}
