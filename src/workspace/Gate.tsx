import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useMemo, useRef, type ComponentType } from 'react';
import { store } from '../api/entities.ts';
import { followSession, resumeSession, sessionAtom } from '../api/session.ts';
import { TooltipLayer } from '../ui/TooltipLayer.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Login } from './login/Login.tsx';
import { endedOnPurpose, sessionBegan } from './signedOut.ts';
import { goToLogin } from './wantedAddress.ts';

type LoadConsole = () => Promise<{ readonly default: ComponentType }>;

/** Login or console: the console's code is fetched while the login is already on the screen. */
export function Gate({ loadConsole }: { loadConsole: LoadConsole }) {
  const session = useAtomValue(sessionAtom, { store });
  const userId = session?.userId ?? null;
  const wasSignedIn = useRef(false);
  const Console = useMemo(() => lazy(loadConsole), [loadConsole]);

  useEffect(() => {
    const stop = followSession();
    void resumeSession();
    return stop;
  }, []);
  useEffect(() => {
    if (userId === null) return goToLogin();
    wasSignedIn.current = true;
    sessionBegan();
  }, [userId]);

  return (
    <>
      {userId === null ? (
        <Login expired={wasSignedIn.current && !endedOnPurpose()} onPainted={() => void loadConsole().catch(() => undefined)} />
      ) : (
        <LoadBoundary>
          <Suspense fallback={<p role="status" className="sr-only">Leitstand wird geladen</p>}>
            <Console key={userId} />
          </Suspense>
        </LoadBoundary>
      )}
      <TooltipLayer />
    </>
  );
}
