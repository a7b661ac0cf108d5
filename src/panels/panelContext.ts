import { createContext, useContext } from 'react';

/** What the host tells a panel about its place in the dock, and what the panel tells the host. */
export type PanelHost = {
  readonly url: string;
  /** How broad the panel is now in px; 0 while nobody knows. */
  width(): number;
  /** Names the tab; null where the record may not be seen or is gone, so that not even its last name stays there. */
  setTitle(text: string | null): void;
  setDirty(dirty: boolean): void;
  /** Gives the panel another address without a new entry in the history, for example after a filter change. */
  replaceUrl(url: string): void;
  /** Whether a panel of this window shows the address. */
  isOpen(url: string): boolean;
  close(): void;
};

export const PanelHostContext = createContext<PanelHost | null>(null);
/** Whether the panel can be seen; apart from the host, so that a change of tab draws nothing of a screen anew. */
export const PanelSightContext = createContext(true);

/** The host of the panel this component stands in. */
export function usePanel(): PanelHost {
  const host = useContext(PanelHostContext);
  if (!host) throw new Error('not inside a panel');
  return host;
}

/** Whether the panel this component stands in can be seen now. */
export function useIsVisible(): boolean {
  return useContext(PanelSightContext);
}
