import { useEffect, useState } from 'react';
import { lateCode } from '../api/code/lateCode.ts';
import { onReconnect } from '../api/live/reconnect.ts';
import { usePainted } from '../panels/kit/usePainted.ts';

const code = lateCode(async () => (await import('../ui/overlays/Toasts.tsx')).Toasts);

/** Where messages appear: the code comes once the first picture stands, and what is said before waits for it. */
export function LateToasts() {
  const [Toasts, setToasts] = useState(code.known);
  const isPainted = usePainted();
  useEffect(() => {
    if (Toasts || !isPainted) return undefined;
    let isWanted = true;
    const fetch = () =>
      void code.fetch().then(
        (it) => isWanted && setToasts(() => it),
        () => undefined,
      );
    fetch();
    const stop = onReconnect(fetch);
    return () => {
      isWanted = false;
      stop();
    };
  }, [Toasts, isPainted]);
  return Toasts ? <Toasts /> : null;
}
