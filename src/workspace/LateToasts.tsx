import { useEffect, useState } from 'react';
import { firstScreen } from '../api/code/firstScreen.ts';
import { lateCode } from '../api/code/lateCode.ts';
import { onReconnect } from '../api/live/reconnect.ts';

const code = lateCode(async () => {
  await firstScreen;
  return (await import('../ui/overlays/Toasts.tsx')).Toasts;
});

/** Where messages appear: the code comes once the first screen stands, and what is said before waits for it. */
export function LateToasts() {
  const [Toasts, setToasts] = useState(code.known);
  useEffect(() => {
    if (Toasts) return undefined;
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
  }, [Toasts]);
  return Toasts ? <Toasts /> : null;
}
