import { useAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { store } from '../../../api/entities.ts';
import { panelSelectionAtom } from '../../../commands/selection.ts';
import { keepPlace, placeIn } from '../grid/gridPlaces.ts';

/** What is selected in a list; a reload brings it back. */
export function useSelection(url: string, list: string) {
  const own = panelSelectionAtom(url);
  const [selected, setSelected] = useAtom(own, { store });
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  useEffect(() => {
    const before = placeIn(list)?.selected ?? [];
    if (store.get(latest.current).length === 0 && before.length > 0) store.set(latest.current, before);
    return () => store.set(latest.current, []);
  }, [list]);
  const select = useCallback(
    (iris: readonly string[]) => {
      keepPlace(list, { selected: iris });
      setSelected(iris);
    },
    [list, setSelected],
  );
  return [selected, select] as const;
}
