import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { store } from '../api/records/entities.ts';
import { activePanelUrlAtom } from '../commands/selection.ts';
import { dockAtom } from './dock/dockAtoms.ts';
import { panelFaceAtom, panelName } from './dock/panelFaces.ts';
import { paramsOf } from './dock/panelParams.ts';

/** Names the browser's tab after the panel in front. */
export function useWindowTitle(): void {
  const url = useAtomValue(activePanelUrlAtom, { store });
  const api = useAtomValue(dockAtom, { store });
  useEffect(() => {
    const panel = api?.activePanel;
    const say = () =>
      (document.title =
        url === null || !panel
          ? 'Leitstand'
          : `${panelName(store.get(panelFaceAtom(panel.id)), paramsOf(panel))} – Leitstand`);
    say();
    const listener = panel?.api.onDidTitleChange(say);
    return () => listener?.dispose();
  }, [api, url]);
}
