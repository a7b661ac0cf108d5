import type { DockviewApi } from 'dockview-react';
import { useEffect } from 'react';
import { store } from '../../api/records/entities.ts';
import { openRecordsAtom, recordIriOf } from '../../commands/selection.ts';
import { urlOf } from './panelParams.ts';

/** Tells the lists which records are open in a panel of this window. */
export function useOpenRecords(api: DockviewApi): void {
  useEffect(() => {
    const tell = () => {
      const open = new Set(api.panels.flatMap((it) => recordIriOf(urlOf(it)) ?? []));
      const known = store.get(openRecordsAtom);
      if (open.size !== known.size || [...open].some((it) => !known.has(it))) store.set(openRecordsAtom, open);
    };
    tell();
    const watched = api.onDidLayoutChange(tell);
    return () => watched.dispose();
  }, [api]);
}
