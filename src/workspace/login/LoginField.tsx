import { useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { Icon } from '../../ui/display/Icon.tsx';

type LoginFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'disabled' | 'inputMode' | 'name'
> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly secret?: boolean;
  readonly error?: string | undefined;
};

/** A large field of the login page; secrets can be shown and say when the caps-lock key is on. */
export function LoginField({ label, value, onChange, secret = false, error, ...input }: LoginFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCaps = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const id = `login-${input.name ?? label}`;
  return (
    <div className="flex flex-col gap-[5px] text-11 text-2">
      <label htmlFor={id}>{label}</label>
      <span
        className={`relative flex h-17 items-center rounded-2 border bg-field px-5 text-[13.5px] text-1 outline-focus focus-within:outline-2 focus-within:-outline-offset-1 ${error ? 'border-danger-solid' : 'border-line border-b-line-strong'}`}
      >
        <input
          {...input}
          id={id}
          type={secret && !shown ? 'password' : 'text'}
          value={value}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error || capsLock ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={secret ? noteCaps : undefined}
          onKeyUp={secret ? noteCaps : undefined}
          className="h-full min-w-0 flex-1 bg-transparent outline-none focus-visible:outline-none"
        />
        {secret && (
          <button
            type="button"
            aria-label={shown ? 'Passwort verbergen' : 'Passwort zeigen'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="-mr-2 grid size-12 place-items-center rounded-2 text-3 hover:bg-press hover:text-1"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </span>
      <span id={`${id}-hint`} className="contents">
        {error && <span className="text-danger">{error}</span>}
        {capsLock && (
          <span className="flex items-center gap-3 text-warn">
            <Icon name="arrow-big-up" />
            Feststelltaste ist an
          </span>
        )}
      </span>
    </div>
  );
}
