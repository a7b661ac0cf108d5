import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ComboOption } from './comboOption.ts';

/** What there is to say where nothing can be found because nothing is there yet, and the way to make the first one. */
export interface NothingYet {
  text: string;
  create?: { label: string; run: () => void } | undefined;
}

/** Finds hits for what was typed, all that there is to begin with for nothing. */
export type LoadOptions = ((query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>) & {
  nothingYet?: () => NothingYet;
};

export interface Options {
  state: 'loading' | 'ready' | 'failed';
  list: readonly ComboOption[];
  /** There is nothing at all that could be found. */
  nothingYet?: NothingYet | undefined;
}

interface Answer extends Pick<Options, 'list' | 'nothingYet'> {
  question: string;
  failed: boolean;
}

interface Question {
  query: string;
  open: boolean;
  /** Told the moment the hits are there, or none could be had, for whoever waits for them. */
  onAnswer?: (list: readonly ComboOption[]) => void;
}

const pause = 150;

/**
 * Asks for hits while a list is open, a moment after the last key; older questions are given up, older hits stay until
 * new ones come.
 */
export function useOptions(load: LoadOptions, { query, open, onAnswer }: Question) {
  const [answer, setAnswer] = useState<Answer>({ question: '', failed: false, list: [] });
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt} ${query}`;
  const tell = useEffectEvent((list: readonly ComboOption[]) => onAnswer?.(list));

  useEffect(() => {
    if (!open) return;
    const giveUp = new AbortController();
    const ask = async () => {
      try {
        const list = await load(query, giveUp.signal);
        if (giveUp.signal.aborted) return;
        const isNothing =
          list.length === 0 &&
          load.nothingYet !== undefined &&
          (query === '' || (await load('', giveUp.signal)).length === 0);
        if (giveUp.signal.aborted) return;
        setAnswer({ question, failed: false, list, nothingYet: isNothing ? load.nothingYet?.() : undefined });
        tell(list);
      } catch {
        if (giveUp.signal.aborted) return;
        setAnswer({ question, failed: true, list: [] });
        tell([]);
      }
    };
    const timer = window.setTimeout(ask, query === '' ? 0 : pause);
    return () => {
      window.clearTimeout(timer);
      giveUp.abort();
    };
  }, [load, query, open, question]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const state = answer.question !== question ? 'loading' : answer.failed ? 'failed' : 'ready';
  const options: Options = { state, list: answer.list, nothingYet: answer.nothingYet };
  return { options, retry };
}
