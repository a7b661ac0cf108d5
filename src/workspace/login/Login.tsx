import { lazy, Suspense, useEffect, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { signIn } from '../../api/session/session.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { LoginField } from './LoginField.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { useSystemState } from './systemState.ts';

/** Only an empty system asks for it. */
const SetUp = lazy(() => import('./SetUp.tsx'));

const demoLogins = ['admin', 'dispo', 'office', 'office2', 'buchhaltung', 'personal'];

/** The door of the console; `expired` says that the last session ended by itself. */
export function Login({ expired, onPainted }: { expired: boolean; onPainted: () => void }) {
  const system = useSystemState();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const frame = requestAnimationFrame(() => window.setTimeout(onPainted, 50));
    return () => cancelAnimationFrame(frame);
  }, [onPainted]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (username.trim() === '' || password === '') return setError('Bitte Benutzername und Passwort eingeben');
    setBusy(true);
    setError(undefined);
    try {
      await signIn(username.trim(), password);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };

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
            <DemoHint
              onPick={(login) => {
                setUsername(login);
                setPassword('leitstand');
              }}
            />
          )}
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-7" noValidate aria-label="Anmeldung">
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
          onChange={setUsername}
        />
        <LoginField
          label="Passwort"
          name="password"
          autoComplete="current-password"
          secret
          value={password}
          onChange={setPassword}
        />
        {error && (
          <p role="alert" className="-mt-2 flex items-start gap-3 text-11 text-danger">
            <Icon name="circle-x" className="mt-[1px]" />
            {error}
          </p>
        )}
        <button
          type="submit"
          aria-busy={busy || undefined}
          className="flex h-17 items-center justify-center gap-3 rounded-2 bg-accent font-medium text-on-accent hover:bg-accent-hover active:bg-accent-press"
        >
          {busy ? 'Anmeldung läuft …' : 'Anmelden'}
          {!busy && <Kbd keys="enter" onAccent />}
        </button>
      </form>
    </LoginFrame>
  );
}

function DemoHint({ onPick }: { onPick: (login: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2">
      <Icon name="info" className="text-3" />
      <span>Demodaten. Anmelden als</span>
      {demoLogins.map((login) => (
        <button
          key={login}
          type="button"
          onClick={() => onPick(login)}
          className="rounded-1 font-medium text-link hover:underline"
        >
          {login}
        </button>
      ))}
      <span>mit Passwort „leitstand“.</span>
    </div>
  );
}
