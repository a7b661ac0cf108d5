import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Where } from '../../commands/tools.ts';

/** What a history entry says about the place where its panel is to be shown, and about the row chosen there. */
export type EntryState = { readonly where?: Exclude<Where, 'window'>; readonly row?: string };

/** Reads what a history entry says; the browser keeps it untyped. */
export function entryStateOf(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const where = 'where' in state ? places.find((it) => it === state.where) : undefined;
  const row = 'row' in state && typeof state.row === 'string' ? state.row : undefined;
  return { ...(where && { where }), ...(row !== undefined && { row }) };
}
const places = ['here', 'beside', 'tab'] as const;

/** Number of this browser window; null for the first one. */
export const windowName = new URLSearchParams(location.search).get('fenster');

/** The address of a panel without the number of the window. */
export function panelUrlOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('fenster');
  const text = query.toString();
  return pathname + (text === '' ? '' : `?${text}`);
}

/** The address as it stands in the address bar of this window. */
export function barUrlOf(panelUrl: string): string {
  if (windowName === null) return panelUrl;
  return `${panelUrl}${panelUrl.includes('?') ? '&' : '?'}fenster=${encodeURIComponent(windowName)}`;
}

/** Replaces the address in the bar, for a panel that has changed its own; the same function at every address, so that panels are not drawn anew when people move on. */
export function useNavigateHere(): (panelUrl: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((panelUrl: string) => void latest.current(barUrlOf(panelUrl), { replace: true }), []);
}
