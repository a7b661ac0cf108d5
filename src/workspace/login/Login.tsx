import { lazy, Suspense, useEffect, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { pauseOf } from '../../api/pause.ts';
import { signIn } from '../../api/session/session.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { LoginField } from './LoginField.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { useSystemState } from './systemState.ts';
import { usePause } from './usePause.ts';

/** Only an empty system asks for it. */
const SetUp = lazy(() => import('./SetUp.tsx'));
/** Only who has forgotten his password asks for it. */
const ForgottenPassword = lazy(async () => ({
  default: (await import('./ForgottenPassword.tsx')).ForgottenPassword,
}));
/** Only a system with demo data names its logins. */
const DemoHint = lazy(() => import('./DemoHint.tsx'));

/** The door of the console; `expired` says that the last session ended by itself. */
export function Login({ expired, onPainted }: { expired: boolean; onPainted: () => void }) {
  const system = useSystemState();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const pause = usePause();

  useEffect(() => {
    const frame = requestAnimationFrame(() => window.setTimeout(onPainted, 50));
    return () => cancelAnimationFrame(frame);
  }, [onPainted]);

  async function enter() {
    setBusy(true);
    setError(undefined);
    try {
      await signIn(username.trim(), password);
    } catch (failure) {
      const wait = pauseOf(failure);
      if (wait > 0) pause.begin(wait, () => void enter());
      else setError(messageOf(failure));
      setBusy(false);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || pause.left > 0) return;
    if (username.trim() === '' || password === '') return setError('Bitte Benutzername und Passwort eingeben');
    void enter();
  };
  /** What was half typed is not tried by itself. */
  const type = (set: (text: string) => void) => (text: string) => {
    pause.end();
    set(text);
  };

  if (isForgotten)
    return (
      <LoginFrame system={system}>
        <Suspense>
          <ForgottenPassword onBack={() => setForgotten(false)} />
        </Suspense>
      </LoginFrame>
    );
  if (system.needsSetup)
    return (
      <Suspense>
        <SetUp system={system} />
      </Suspense>
    );
  return (
    <LoginFrame
      system={system}
      hints={
        <>
          <div className="flex items-center gap-3 text-2">
            <Icon name="pencil" className="text-3" />
            Nicht gespeicherte Eingaben sind als Entwurf gesichert.
          </div>
          {system.hasDemo && (
            <Suspense>
              <DemoHint
                onPick={(login) => {
                  type(setUsername)(login);
                  setPassword('leitstand');
                }}
              />
            </Suspense>
          )}
        </>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-7" noValidate aria-label="Anmeldung">
        {expired && !error && (
          <p role="status" className="text-11 text-warn">
            Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.
          </p>
        )}
        <LoginField
          label="Benutzername"
          name="username"
          autoComplete="username"
          autoFocus
          value={username}
          onChange={type(setUsername)}
        />
        <LoginField
          label="Passwort"
          name="password"
          autoComplete="current-password"
          secret
          value={password}
          onChange={type(setPassword)}
        />
        {error && (
          <p role="alert" className="-mt-2 flex items-start gap-3 text-11 text-danger">
            <Icon name="circle-x" className="mt-[1px]" />
            {error}
          </p>
        )}
        {pause.left > 0 && (
          <p role="status" className="-mt-2 flex items-start gap-3 text-11 text-2">
            <Icon name="clock" className="mt-[1px]" />
            Zu viele Anmeldeversuche. Die Anmeldung geht von selbst weiter.
          </p>
        )}
        <button
          type="submit"
          aria-busy={busy || undefined}
          aria-disabled={pause.left > 0 || undefined}
          className="flex h-17 items-center justify-center gap-3 rounded-2 bg-accent font-medium text-on-accent hover:bg-accent-hover active:bg-accent-press"
        >
          {pause.left > 0 ? (
            <span className="num">Weiter in {pause.left} s</span>
          ) : busy ? (
            'Anmeldung läuft …'
          ) : (
            <>
              Anmelden
              <Kbd keys="enter" onAccent />
            </>
          )}
        </button>
        <button
          type="button"
          onClick={() => setForgotten(true)}
          className="-mt-3 min-h-12 self-start rounded-1 text-11 text-link hover:underline"
        >
          Passwort vergessen?
        </button>
      </form>
    </LoginFrame>
  );
}
