import { createContext, useContext, useMemo } from 'react';
import { pathnameOf } from '../../panelAddress.ts';
import { usePanel } from '../../panelContext.ts';
import type { ListHome } from '../list/useListModel.ts';

/** Filters, order and page of the lists inside a record; they stay with its panel while its tabs change. */
export type InnerLists = {
  readonly states: Readonly<Record<string, string>>;
  readonly put: (key: string, state: string) => void;
};
export const InnerListsContext = createContext<InnerLists>({ states: {}, put: () => undefined });

/**
 * The home of a list inside a record: it leaves the address of the record alone, and what is ticked in it is its own.
 */
export function useInnerHome(key: string): ListHome {
  const { states, put } = useContext(InnerListsContext);
  const { url } = usePanel();
  const scope = `${pathnameOf(url)}#${key}`;
  const address = states[key] ?? scope;
  return useMemo(
    () => ({ scope, address, place: scope, replace: (next) => put(key, next) }),
    [scope, address, key, put],
  );
}
