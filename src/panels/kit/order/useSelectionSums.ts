import { useEffect } from 'react';
import { readEntity, store } from '../../../api/entities.ts';
import { orderOf } from '../../../commands/contractFacts.ts';
import { selectionSumsAtom } from '../../../commands/selectionSums.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { formatHours } from '../../../domain/time/duration.ts';
import { targetsOf, type GridSelection } from '../grid/gridSelection.ts';

/** Tells the status bar how far and how long the ticked orders are together, or the one somebody is at. */
export function useSelectionSums(url: string, selection: GridSelection): void {
  useEffect(() => {
    const add = () => {
      const orders = targetsOf(selection).flatMap((iri) => { const it = readEntity(iri); return it ? [orderOf(it)] : []; });
      const km = orders.reduce((sum, it) => sum + (it.googleKm ?? 0), 0);
      const minutes = orders.reduce((sum, it) => sum + (it.googleFahrzeit ?? 0), 0);
      store.set(selectionSumsAtom, (all) => ({ ...all, [url]: orders.length > 0 ? [formatKm(km), formatHours(minutes)] : [] }));
    };
    add();
    return selection.subscribe(add);
  }, [url, selection]);
  useEffect(() => () => store.set(selectionSumsAtom, (all) => Object.fromEntries(Object.entries(all).filter(([panel]) => panel !== url))), [url]);
}
