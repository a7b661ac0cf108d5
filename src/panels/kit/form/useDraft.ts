import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadDraft, saveDraft, without } from '../../../api/session/drafts.ts';
import { claimForm } from '../../../api/session/formClaims.ts';
import type { FormValues } from './formValues.ts';
import { keptBase } from './keptBase.ts';

/** Unsaved input as it is kept: only the changed paths, with what stood there when they were changed. */
export type KeptInput = { readonly values: FormValues; readonly base: FormValues; readonly at: string };

const pause = 600;

/** The form of a record to come: where it stands, and what is done when another window has it open already. */
export type FormPlace = { readonly url: string; readonly onTaken: () => void };

/** Keeps unsaved input of one record a moment after the last key, and finds what was kept before. */
export function useDraft(key: string, { url, onTaken }: Partial<FormPlace> = {}) {
  const [state, setState] = useState<{ key: string; found: KeptInput | null }>({ key, found: null });
  const known = useRef<{ key: string; found: KeptInput | null } | undefined>(undefined);
  const waiting = useRef<{ timer: number; write: () => void } | undefined>(undefined);
  const bases = useRef<FormValues>({});
  /** Fields of the draft that are this form's; the others are another window's. */
  const held = useRef<readonly string[]>([]);

  const put = useCallback(
    (values: FormValues, base: FormValues) => {
      const instead = held.current;
      held.current = Object.keys(values);
      void saveDraft(key, {
        values,
        base,
        at: new Date().toISOString(),
        ...(url === undefined ? { instead } : { url }),
      });
    },
    [key, url],
  );

  const flush = useCallback(() => {
    const write = waiting.current?.write;
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    write?.();
  }, []);

  const taken = useEffectEvent(() => onTaken?.());
  const isForm = url !== undefined;
  useEffect(() => {
    let isStale = false;
    const claim = isForm ? claimForm(key) : undefined;
    known.current = undefined;
    bases.current = {};
    held.current = [];
    void Promise.resolve(claim?.isOurs).then(async (isOurs = true) => {
      const draft = isOurs ? await loadDraft(key) : undefined;
      if (isStale) return;
      if (!isOurs) return taken();
      const own =
        draft && isRecord(draft.values) && isRecord(draft.base)
          ? { values: draft.values, base: draft.base, at: draft.at }
          : null;
      held.current = Object.keys(own?.values ?? {});
      known.current = { key, found: own };
      setState({ key, found: own });
    });
    window.addEventListener('pagehide', flush);
    return () => {
      isStale = true;
      window.removeEventListener('pagehide', flush);
      flush();
      claim?.release();
    };
  }, [key, isForm, flush]);

  /** Keeps what differs now; what an earlier draft holds and nobody has decided on is not lost by it. */
  const keep = useCallback(
    (input: Pick<KeptInput, 'values' | 'base'>) => {
      window.clearTimeout(waiting.current?.timer);
      const base = keptBase(input, bases.current, known.current?.key === key ? known.current.found : null);
      bases.current = base;
      const write = () => {
        if (known.current?.key !== key) return;
        const earlier = known.current.found;
        put({ ...earlier?.values, ...input.values }, { ...earlier?.base, ...base });
      };
      waiting.current = { write, timer: window.setTimeout(flush, pause) };
    },
    [key, flush, put],
  );

  const drop = useCallback(() => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    bases.current = {};
    known.current = { key, found: null };
    setState({ key, found: null });
    put({}, {});
  }, [key, put]);

  /** These paths are saved; what a found draft holds besides and nobody has decided on stays offered. */
  const saved = useCallback(
    (paths: readonly string[]) => {
      const found = known.current?.key === key ? known.current.found : null;
      const rest = found && { ...found, values: without(found.values, paths), base: without(found.base, paths) };
      if (!rest || Object.keys(rest.values).length === 0) return drop();
      window.clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      bases.current = {};
      known.current = { key, found: rest };
      setState({ key, found: rest });
      put(rest.values, rest.base);
    },
    [key, drop, put],
  );

  /** The found draft is settled: its input stands in the form now. */
  const settle = useCallback(() => {
    known.current = { key, found: null };
    setState({ key, found: null });
  }, [key]);

  return { found: state.key === key ? state.found : null, keep, drop, settle, saved };
}

function isRecord(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
