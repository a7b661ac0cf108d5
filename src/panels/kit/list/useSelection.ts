import { useEffect, useMemo, useRef } from 'react';
import { store } from '../../../api/entities.ts';
import { panelSelectionAtom } from '../../../commands/selection.ts';
import { keepPlace, placeIn } from '../grid/gridPlaces.ts';
import type { GridSelection } from '../grid/gridSelection.ts';

/** What is selected in a list; a reload brings it back. */
export function useSelection(url: string, list: string): GridSelection {
  const own = panelSelectionAtom(url);
  const latest = useRef(own);
  const isTicked = useRef(false);
  useEffect(() => {
    latest.current = own;
    return store.sub(own, () => {
      if (store.get(own).length === 0) isTicked.current = false;
    });
  }, [own]);
  useEffect(() => {
    const before = placeIn(list)?.selected ?? [];
    if (store.get(latest.current).length === 0 && before.length > 0) store.set(latest.current, before);
    return () => store.set(latest.current, []);
  }, [list]);
  return useMemo(
    () => ({
      iris: () => store.get(own),
      isTicked: () => isTicked.current,
      choose: (iris, ticked) => {
        isTicked.current = ticked;
        keepPlace(list, { selected: iris });
        store.set(own, [...iris]);
      },
      subscribe: (listener) => store.sub(own, listener),
    }),
    [own, list],
  );
}
