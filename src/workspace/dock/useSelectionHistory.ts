import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { store } from '../../api/records/entities.ts';
import { activePanelUrlAtom, panelRowAtom } from '../../commands/selection.ts';
import { entryStateOf } from './navigation.ts';
import { barUrlOf, panelUrlOf } from '../windowAddress.ts';
import { pathnameOf } from '../../panels/panelAddress.ts';
import { stepFor } from './selectionTrail.ts';

/** Rows that are only walked over are not worth a step. */
const dwellMs = 700;

/** Going back and forward walks the rows looked at in a list as well as the panels. */
export function useSelectionHistory(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const here = panelUrlOf(location);
  const active = useAtomValue(activePanelUrlAtom, { store });
  const { row } = entryStateOf(location.state);

  const before = useRef<string | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = here;
    const isSameList = left !== null && pathnameOf(left) === pathnameOf(here);
    // Whoever comes back from another panel finds the list as it was left; ticked rows are not touched by any of it.
    if (kind !== 'POP' || row === undefined || !isSameList) return;
    store.set(panelRowAtom(here), row);
  }, [kind, here, row]);

  useEffect(() => {
    if (active !== here) return;
    const rowAtom = panelRowAtom(here);
    let timer: number | undefined;
    const stop = store.sub(rowAtom, () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        // Somebody has asked for another panel, which a busy browser has not drawn yet.
        if (panelUrlOf(window.location) !== here) return;
        const chosen = store.get(rowAtom);
        const step = stepFor(chosen, { url: here, state: { ...(row !== undefined && { row }) } });
        if (step === null || chosen === null) return;
        void navigate(barUrlOf(here), { replace: step === 'replace', state: { row: chosen } });
      }, dwellMs);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [active, here, row, navigate]);
}
