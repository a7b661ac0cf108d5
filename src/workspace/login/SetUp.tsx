import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { callOpenly } from '../../api/call.ts';
import { addressOf } from '../../domain/define/call.ts';
import type { setUp } from '../../domain/user/setupCalls.ts';
import { signIn } from '../../api/session/session.ts';
import { LoginField } from './LoginField.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import type { SystemState } from './systemState.ts';

/** Only an empty system needs them, so no login waits for the list of known passwords. */
const PasswordRules = lazy(async () => ({
  default: (await import('../../ui/inputs/PasswordRules.tsx')).PasswordRules,
}));

const empty = { code: '', name: '', username: '', email: '', password: '' };
type Values = typeof empty;

/** An empty system asks for its first administrator; the code stands in the log of the server. */
export default function SetUp({ system }: { system: SystemState }) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [general, setGeneral] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((known) => ({ ...known, [name]: value }));
      setErrors(({ [name]: _mended, ...others }) => others);
    },
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    setErrors({});
    setGeneral(undefined);
    try {
      await callOpenly(addressOf<typeof setUp>('POST /setup'), {
        ...values,
        code: values.code.trim(),
        username: values.username.trim(),
      });
      await signIn(values.username.trim(), values.password);
    } catch (failure) {
      const violations = failure instanceof ApiError ? failure.violations : [];
      flushSync(() => {
        setErrors(Object.fromEntries(violations.map((it) => [it.propertyPath, it.message])));
        setGeneral(violations.length > 0 ? undefined : messageOf(failure));
        setBusy(false);
      });
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    }
  };

  return (
    <LoginFrame system={system}>
      <form
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-6"
        noValidate
        aria-label="Einrichtung"
      >
        <p className="text-12 text-2">
          Leitstand ist neu und noch leer. Legen Sie die erste Administratorin oder den ersten Administrator an; der
          Einmalcode steht im Protokoll des Servers.
        </p>
        <LoginField label="Einmalcode" autoComplete="one-time-code" autoFocus {...field('code')} />
        <LoginField label="Name" autoComplete="name" {...field('name')} />
        <LoginField label="Benutzername" autoComplete="username" {...field('username')} />
        <LoginField label="E-Mail" autoComplete="email" inputMode="email" {...field('email')} />
        <LoginField label="Passwort" autoComplete="new-password" secret {...field('password')} />
        <Suspense fallback={null}>
          <PasswordRules password={values.password} username={values.username} />
        </Suspense>
        {general && (
          <p role="alert" className="text-11 text-danger">
            {general}
          </p>
        )}
        <button
          type="submit"
          aria-busy={busy || undefined}
          className="flex h-17 items-center justify-center rounded-2 bg-accent font-medium text-on-accent hover:bg-accent-hover active:bg-accent-press"
        >
          {busy ? 'Wird angelegt …' : 'Anlegen und anmelden'}
        </button>
      </form>
    </LoginFrame>
  );
}
