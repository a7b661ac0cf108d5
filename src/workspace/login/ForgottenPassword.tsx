import { useState, type SubmitEvent } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { callOpenly } from '../../api/call.ts';
import { forgottenPassword } from '../../domain/user/passwordCalls.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { LoginField } from './LoginField.tsx';

/** Asks for a link to choose another password; what is answered never says whether there is such an account. */
export function ForgottenPassword({ onBack }: { onBack?: (() => void) | undefined }) {
  const [username, setUsername] = useState('');
  const [answer, setAnswer] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      setAnswer((await callOpenly(forgottenPassword, { username })).message);
    } catch (failure) {
      setError(messageOf(failure));
    }
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-7"
      noValidate
      aria-label="Passwort vergessen"
    >
      <h2 className="-mt-7 text-18 font-strong text-1">Passwort vergessen</h2>
      {answer === undefined ? (
        <>
          <p className="text-2">Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.</p>
          <LoginField
            label="Benutzername oder E-Mail-Adresse"
            name="username"
            autoComplete="username"
            autoFocus
            value={username}
            onChange={setUsername}
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
            className="flex h-17 items-center justify-center rounded-2 bg-accent font-medium text-on-accent hover:bg-accent-hover active:bg-accent-press"
          >
            Link anfordern
          </button>
        </>
      ) : (
        <p role="status" className="text-1">
          {answer}
        </p>
      )}
      {onBack && (
        <button
          type="button"
          onClick={onBack}
          className="-mt-3 min-h-12 self-start rounded-1 text-11 text-link hover:underline"
        >
          Zur Anmeldung
        </button>
      )}
    </form>
  );
}
