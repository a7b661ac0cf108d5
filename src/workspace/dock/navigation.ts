import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Where } from '../../commands/tools.ts';
import { barUrlOf } from '../windowAddress.ts';

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

/**
 * Replaces the address in the bar, for a panel that has changed its own; the same function at every address, so that
 * panels are not drawn anew when people move on.
 */
export function useNavigateHere(): (panelUrl: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((panelUrl: string) => void latest.current(barUrlOf(panelUrl), { replace: true }), []);
}
