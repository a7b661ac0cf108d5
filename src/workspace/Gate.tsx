import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { store } from '../api/records/entities.ts';
import { firstPasswordAtom, followSession, resumeSession, sessionAtom } from '../api/session/session.ts';
import { TooltipLayer } from '../ui/overlays/TooltipLayer.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Login } from './login/Login.tsx';
import { followLeaving, hasExpired, sessionBegan } from './signedOut.ts';
import { goToLogin } from './wantedAddress.ts';

const ChoosePassword = lazy(() => import('./login/ChoosePassword.tsx'));

/** Login or console: the console's code is fetched while the login is already on the screen. */
export function Gate({ Console, preload }: { Console: ComponentType; preload: () => void }) {
  const session = useAtomValue(sessionAtom, { store });
  const newcomer = useAtomValue(firstPasswordAtom, { store });
  const userId = session?.userId ?? null;

  useEffect(() => {
    const stops = [followLeaving(), followSession()];
    void resumeSession();
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    if (userId === null) return goToLogin();
    sessionBegan();
  }, [userId]);

  return (
    <>
      {newcomer ? (
        <LoadBoundary>
          <Suspense fallback={null}>
            <ChoosePassword {...newcomer} />
          </Suspense>
        </LoadBoundary>
      ) : userId === null ? (
        <Login expired={hasExpired()} onPainted={preload} />
      ) : (
        <LoadBoundary>
          <Suspense
            fallback={
              <p role="status" className="sr-only">
                Leitstand wird geladen
              </p>
            }
          >
            <Console key={userId} />
          </Suspense>
        </LoadBoundary>
      )}
      <TooltipLayer />
    </>
  );
}
