import { useCallback, useEffect, useState } from 'react';
import type { ComboOption } from './comboOption.ts';

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

export interface Options {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  list: readonly ComboOption[];
}

const pause = 150;
const none: Options = { state: 'idle', list: [] };

/** Asks for hits while a list is open, a moment after the last key; older questions are given up, older hits stay until new ones come. */
export function useOptions(load: LoadOptions, question: { query: string; open: boolean }) {
  const { query, open } = question;
  const [options, setOptions] = useState<Options>(none);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!open) return;
    const giveUp = new AbortController();
    const ask = async () => {
      try {
        const list = await load(query, giveUp.signal);
        if (!giveUp.signal.aborted) setOptions({ state: 'ready', list });
      } catch {
        if (!giveUp.signal.aborted) setOptions({ state: 'failed', list: [] });
      }
    };
    setOptions((before) => ({ state: 'loading', list: before.list }));
    const timer = window.setTimeout(ask, query === '' ? 0 : pause);
    return () => {
      window.clearTimeout(timer);
      giveUp.abort();
    };
  }, [load, query, open, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { options, retry };
}
