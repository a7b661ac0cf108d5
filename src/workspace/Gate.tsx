import { useAtomValue } from 'jotai';
import { createElement, lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import type { LateCode } from '../api/code/lateCode.ts';
import { firstScreen } from '../api/code/firstScreen.ts';
import { useLateCode } from '../api/code/useLateCode.ts';
import { store } from '../api/records/entities.ts';
import { firstPasswordAtom, syncSession, resumeSession, sessionAtom } from '../api/session/session.ts';
import { TooltipLayer } from '../ui/overlays/TooltipLayer.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { Login } from './login/Login.tsx';
import { syncSignOut, hasExpired, sessionBegan } from './signedOut.ts';
import { goToLogin } from './wantedAddress.ts';

const LinkPassword = lazy(() => import('./login/LinkPassword.tsx'));
const ChoosePassword = lazy(() => import('./login/ChoosePassword.tsx'));

/** Login or console: the console's code is fetched while the login is already on the screen. */
export function Gate({ code }: { code: LateCode<ComponentType> }) {
  const session = useAtomValue(sessionAtom, { store });
  const newcomer = useAtomValue(firstPasswordAtom, { store });
  const userId = session?.userId ?? null;
  const [linkToken, setLinkToken] = useState(() => /^\/passwort\/([\w-]+)$/.exec(location.pathname)?.[1]);

  const preload = useCallback(() => void code.fetch().catch(() => undefined), [code]);

  useEffect(() => {
    const stops = [syncSignOut(), syncSession()];
    // Whoever was signed in sees the console at once; what he may is told by the server with every answer.
    void (store.get(sessionAtom) === null ? resumeSession() : firstScreen.then(resumeSession));
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    if (linkToken !== undefined) return;
    if (userId === null) return goToLogin();
    sessionBegan();
  }, [userId, linkToken]);

  if (linkToken !== undefined)
    return (
      <LoadBoundary>
        <Suspense fallback={null}>
          <LinkPassword token={linkToken} onDone={() => setLinkToken(undefined)} />
        </Suspense>
      </LoadBoundary>
    );
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
          <Console key={userId} code={code} />
        </LoadBoundary>
      )}
      <TooltipLayer />
    </>
  );
}

function Console({ code }: { code: LateCode<ComponentType> }) {
  const content = useLateCode(code);
  if (content) return createElement(content);
  return (
    <p role="status" className="sr-only">
      Leitstand wird geladen
    </p>
  );
}
