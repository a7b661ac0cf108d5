import { useEffect, useMemo, useRef } from 'react';
import { store } from '../../../api/records/entities.ts';
import { panelRowAtom, panelTicksAtom } from '../../../commands/selection.ts';
import { keepPlace, placeIn } from '../grid/gridPlaces.ts';
import type { GridSelection } from '../grid/gridSelection.ts';

/** What is ticked in a list, and where somebody is in it; a reload brings both back. */
export function useSelection(scope: string, place: string): GridSelection {
  const ticks = panelTicksAtom(scope);
  const row = panelRowAtom(scope);
  const latest = useRef({ ticks, row });
  useEffect(() => {
    latest.current = { ticks, row };
  }, [ticks, row]);
  useEffect(() => {
    const { ticked = [], row: at = null } = placeIn(place) ?? {};
    if (store.get(latest.current.ticks).length === 0 && ticked.length > 0) store.set(latest.current.ticks, ticked);
    if (store.get(latest.current.row) === null && at !== null) store.set(latest.current.row, at);
    return () => {
      store.set(latest.current.ticks, []);
      store.set(latest.current.row, null);
    };
  }, [place]);
  return useMemo(
    () => ({
      ticked: () => store.get(ticks),
      row: () => store.get(row),
      tick: (iris) => {
        keepPlace(place, { ticked: iris });
        store.set(ticks, [...iris]);
      },
      goTo: (iri) => {
        if (iri !== store.get(row)) keepPlace(place, { row: iri });
        // Also the row somebody is at already: its list may have joined a channel meanwhile.
        store.set(row, iri);
      },
      subscribe: (listener) => {
        const stops = [store.sub(ticks, listener), store.sub(row, listener)];
        return () => stops.forEach((stop) => stop());
      },
    }),
    [ticks, row, place],
  );
}
