import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { store } from '../api/entities.ts';
import { activePanelUrlAtom } from '../commands/selection.ts';
import { dockAtom } from './dock/dockAtoms.ts';
import { titleOf } from './dock/openPanel.ts';
import { panelFaceAtom } from './dock/panelFaces.ts';

/** Names the browser's tab after the panel in front. */
export function useWindowTitle(): void {
  const url = useAtomValue(activePanelUrlAtom, { store });
  const api = useAtomValue(dockAtom, { store });
  useEffect(() => {
    const say = () => (document.title = url === null ? 'Leitstand' : `${store.get(panelFaceAtom(api?.activePanel?.id ?? '')).title ?? titleOf(url)} – Leitstand`);
    say();
    const panel = api?.activePanel;
    const listener = panel?.api.onDidTitleChange(say);
    return () => listener?.dispose();
  }, [api, url]);
}
