import { useState, type SubmitEvent } from 'react';
import { useAtomValue } from 'jotai';
import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { store } from '../../api/records/entities.ts';
import { changePassword, sessionAtom } from '../../api/session/session.ts';
import { tools } from '../../commands/tools.ts';
import { objectionTo, repetitionHint } from '../../domain/user/password.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { PasswordRules } from '../../ui/inputs/PasswordRules.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';

const empty = { currentPassword: '', newPassword: '', repeated: '' };
type Values = typeof empty;

/** The own password, changed by who knows the present one; the other sign-ins end with it. */
export function PasswordSetting({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <PasswordForm close={() => setOpen(false)} onChanged={onChanged} />
  ) : (
    <div className="pt-2">
      <Button icon="key-round" onClick={() => setOpen(true)}>
        Passwort ändern …
      </Button>
    </div>
  );
}

function PasswordForm({ close, onChanged }: { close: () => void; onChanged: () => void }) {
  const username = useAtomValue(sessionAtom, { store })?.username ?? '';
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [busy, setBusy] = useState(false);
  const field = (name: keyof Values) => ({
    type: 'password' as const,
    value: values[name],
    onChange: (value: string | null) => setValues((known) => ({ ...known, [name]: value ?? '' })),
  });
  const { currentPassword, newPassword, repeated } = values;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = objectionsTo(values, username);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await changePassword({ currentPassword, newPassword });
      tools().notify.success('Ihr Passwort ist gespeichert.', {
        detail: 'Die anderen Anmeldungen Ihres Kontos sind beendet.',
      });
      onChanged();
      close();
    } catch (failure) {
      const violations = failure instanceof ApiError ? failure.violations : [];
      setErrors(
        violations.length > 0
          ? Object.fromEntries(violations.map((it) => [it.propertyPath, it.message]))
          : { newPassword: messageOf(failure) },
      );
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Passwort ändern"
      className="flex max-w-[460px] flex-col gap-3 pt-2"
    >
      <Field label="Bisheriges Passwort" error={errors.currentPassword}>
        <TextField {...field('currentPassword')} autoComplete="current-password" autoFocus />
      </Field>
      <Field label="Neues Passwort" error={errors.newPassword}>
        <TextField {...field('newPassword')} autoComplete="new-password" />
      </Field>
      <div className="flex flex-col gap-2 pl-[calc(var(--w-label)+8px)]">
        <PasswordRules password={newPassword} username={username} />
        <p className="text-11 text-3">Ein kurzer Satz ist leicht zu merken und sicher.</p>
      </div>
      <Field label="Wiederholen" error={errors.repeated ?? repetitionHint(newPassword, repeated)}>
        <TextField {...field('repeated')} autoComplete="new-password" />
      </Field>
      <div className="flex flex-wrap items-center gap-3 pl-[calc(var(--w-label)+8px)]">
        <Button type="submit" look="primary" busy={busy}>
          Passwort speichern
        </Button>
        <Button onClick={close}>Abbrechen</Button>
        <span className="text-11 text-3">Andere Anmeldungen dieses Kontos werden beendet</span>
      </div>
    </form>
  );
}

function objectionsTo({ currentPassword, newPassword, repeated }: Values, username: string): Partial<Values> {
  const objection = objectionTo(newPassword, username);
  return {
    ...(currentPassword === '' && { currentPassword: 'Bitte geben Sie Ihr bisheriges Passwort ein.' }),
    ...(objection !== undefined && { newPassword: objection }),
    ...(repeated !== newPassword && { repeated: 'Die beiden Passwörter stimmen nicht überein.' }),
  };
}
