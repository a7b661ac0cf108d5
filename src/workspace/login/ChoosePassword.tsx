import { changePassword } from '../../api/session/session.ts';
import { leave } from '../signedOut.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { OthersEnd } from './OthersEnd.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useSystemState } from './systemState.ts';

/** Whoever signed in with a password that was given to him chooses his own before anything else. */
export default function ChoosePassword({ username, name }: { username: string; name: string }) {
  const system = useSystemState();
  return (
    <LoginFrame system={system} notes={<OthersEnd />}>
      <PasswordForm
        username={username}
        name={name}
        action="Passwort speichern und anmelden"
        save={(newPassword) => changePassword({ newPassword })}
      >
        <button
          type="button"
          onClick={leave}
          className="-mt-3 min-h-12 self-start rounded-1 text-11 text-link hover:underline"
        >
          Abmelden
        </button>
      </PasswordForm>
    </LoginFrame>
  );
}
