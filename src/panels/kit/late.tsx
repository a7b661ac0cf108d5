import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { onReconnect } from '../../api/live/reconnect.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { fetchCode } from './missingCode.ts';
import { whenIdle } from './whenIdle.ts';

type Late<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  /** Closes what was to be opened, because its code did not come. */
  readonly giveUp: (props: P) => void;
  /** Shown until the code is there; nothing unless told. */
  readonly waiting?: ReactNode;
  /** Too much code to fetch before somebody needs it. */
  readonly isLarge?: boolean;
};

const notYetFetched = new Set<() => Promise<unknown>>();

/** A layer over the console, or a part of it, whose code comes when it is first needed. When it cannot come, the layer closes and says why, the rest of the console stays, and the next opening asks again. */
export function late<P extends object>({ load, giveUp, waiting = null, isLarge = false }: Late<P>): ComponentType<P> {
  let code: ComponentType<P> | undefined;
  const fetchOnce = async () => (code ??= await fetchCode(load));
  if (!isLarge) notYetFetched.add(fetchOnce);
  return function LateLayer(props: P) {
    const [drawn, setDrawn] = useState(() => code);
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      if (drawn) return undefined;
      let isWanted = true;
      fetchOnce().then(
        (it) => isWanted && setDrawn(() => it),
        (error: unknown) => {
          if (!isWanted) return;
          notify.warning('Das lässt sich gerade nicht öffnen', { detail: messageOf(error) });
          giveUp(latest.current);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [drawn]);
    return drawn ? createElement(drawn, props) : waiting;
  };
}

/** Fetches the small layers one after the other while nothing else happens, so that a line lost later finds them here; what the line has kept back is asked for again once it is there. */
export function followLateCode(idle: (work: () => void) => void = whenIdle): () => void {
  let state: 'resting' | 'fetching' | 'over' = 'resting';
  let reconnects = 0;
  const fetchNext = () => {
    const [fetchOnce] = notYetFetched;
    if (state !== 'resting' || !fetchOnce) return;
    state = 'fetching';
    idle(async () => {
      const before = reconnects;
      const hasCome = await fetchOnce().then(
        () => notYetFetched.delete(fetchOnce),
        () => false,
      );
      if (state === 'fetching') state = 'resting';
      if (hasCome || before !== reconnects) fetchNext();
    });
  };
  const stop = onReconnect(() => {
    reconnects += 1;
    fetchNext();
  });
  fetchNext();
  return () => {
    state = 'over';
    stop();
  };
}
