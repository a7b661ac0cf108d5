import { useState, type ReactNode, type SubmitEvent } from 'react';
import { objectionIn } from '../../api/apiErrors.ts';
import { objectionTo, repetitionHint } from '../../domain/user/password.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { PasswordRules } from '../../ui/inputs/PasswordRules.tsx';
import { LoginField } from './LoginField.tsx';

type Choosing = {
  readonly username: string;
  readonly name: string;
  /** "Passwort speichern und anmelden" */
  readonly action: string;
  readonly save: (password: string) => Promise<void>;
  readonly children?: ReactNode;
};

/** Choosing a password for an account: its rules are ticked one by one, and the repetition says what is missing. */
export function PasswordForm({ username, name, action, save, children }: Choosing) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const hint = repetitionHint(password, repeated);

  /** What is mended while typing is no fault any more. */
  const type = (set: (text: string) => void) => (text: string) => {
    setError(undefined);
    set(text);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const [weakness, form] = [objectionTo(password, username), event.currentTarget];
    const objection = weakness ?? (password === repeated ? undefined : 'Die beiden Passwörter stimmen nicht überein.');
    setError(objection);
    if (objection !== undefined) {
      const field = form.elements.namedItem(weakness === undefined ? 'repeated-password' : 'new-password');
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    setBusy(true);
    await save(password).catch((failure: unknown) => {
      setError(objectionIn(failure));
      setBusy(false);
    });
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-7"
      noValidate
      aria-label="Passwort festlegen"
    >
      <div className="-mt-7 mb-1 flex flex-col gap-1">
        <h2 className="text-18 font-strong text-1">Passwort festlegen</h2>
        <p className="text-2">
          für das Konto <b className="font-medium text-1">{username}</b>, {name}
        </p>
      </div>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <LoginField
        label="Neues Passwort"
        name="new-password"
        autoComplete="new-password"
        autoFocus
        secret
        value={password}
        onChange={type(setPassword)}
      />
      <div className="-mt-4 flex flex-col gap-2">
        <PasswordRules password={password} username={username} />
        <p className="text-11 text-3">Ein kurzer Satz ist leicht zu merken und sicher.</p>
      </div>
      <LoginField
        label="Wiederholen"
        name="repeated-password"
        autoComplete="new-password"
        secret
        value={repeated}
        onChange={type(setRepeated)}
        error={hint}
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
        {busy ? 'Wird gespeichert …' : action}
        {!busy && <Kbd keys="enter" onAccent />}
      </button>
      {children}
    </form>
  );
}
