import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ComboOption } from './comboOption.ts';

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

export interface Options {
  state: 'loading' | 'ready' | 'failed';
  list: readonly ComboOption[];
}

interface Answer {
  question: string;
  failed: boolean;
  list: readonly ComboOption[];
}

interface Question {
  query: string;
  open: boolean;
  /** Told the moment the hits are there, or none could be had, for whoever waits for them. */
  onAnswer?: (list: readonly ComboOption[]) => void;
}

const pause = 150;

/** Asks for hits while a list is open, a moment after the last key; older questions are given up, older hits stay until new ones come. */
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
        setAnswer({ question, failed: false, list });
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
  const options: Options = { state, list: answer.list };
  return { options, retry };
}
