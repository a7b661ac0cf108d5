import { useEffect, useRef } from 'react';
import { connectionAtom } from '../../../api/live/live.ts';
import { store } from '../../../api/records/entities.ts';

const stillMs = 30_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Fetches the list anew after 30 s without input, but only while changes do not come by themselves (document 2, section
 * 4).
 */
export function useRefreshWhenCutOff(refetch: () => void): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (store.get(connectionAtom).state !== 'connected') latest.current();
        begin();
      }, stillMs);
    };
    begin();
    for (const sign of signs) window.addEventListener(sign, begin, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
    };
  }, []);
}
