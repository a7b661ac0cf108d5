import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { store } from '../api/records/entities.ts';

/** What the form of a panel offers to hotkeys and palette; `reason` says why it cannot be done now. */
export type PanelAction = { readonly run: () => void | Promise<void>; readonly reason?: string };
export type PanelActionName = 'save' | 'saveAndClose' | 'reset' | 'refresh' | 'find' | ListToolName;
/** What the toolbar of a list offers beside its rows. */
export type ListToolName = 'filter' | 'columns' | 'views' | 'export' | 'print';
export type PanelActions = Partial<Readonly<Record<PanelActionName, PanelAction>>>;

/** Actions of the panel at an address; empty where it has no form. */
export const panelActionsAtom = atomFamily((_panelUrl: string) => atom<PanelActions>({}));

/** Lets a panel answer Ctrl+S and its relatives while it is open; the answer takes the offer back. */
export function providePanelActions(panelUrl: string, actions: PanelActions): () => void {
  store.set(panelActionsAtom(panelUrl), actions);
  return () => {
    if (store.get(panelActionsAtom(panelUrl)) === actions) store.set(panelActionsAtom(panelUrl), {});
  };
}
