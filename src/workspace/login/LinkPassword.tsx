import { useEffect, useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { ApiError } from '../../api/apiErrors.ts';
import { choosePassword, passwordLink } from '../../domain/user/passwordCalls.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { callOpenly } from '../../api/call.ts';
import { enter } from '../../api/session/session.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { OthersEnd } from './OthersEnd.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useSystemState } from './systemState.ts';

type Link = AnswerTo<typeof passwordLink>;
type State =
  | { readonly kind: 'asking' | 'spent' | 'saved' | 'again' }
  | { readonly kind: 'failed'; readonly why: string };

/** The page behind a link to choose a password: staff goes on into the console, drivers into their app. */
export default function LinkPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const system = useSystemState();
  const [link, setLink] = useState<Link>();
  const [state, setState] = useState<State>({ kind: 'asking' });
  useEffect(() => {
    callOpenly(passwordLink, { token }).then(setLink, (error: unknown) => {
      const isSpent = error instanceof ApiError && error.status === 404;
      setState(isSpent ? { kind: 'spent' } : { kind: 'failed', why: messageOf(error) });
    });
  }, [token]);

  const save = async (password: string) => {
    const { token: own, refresh_token } = await callOpenly(choosePassword, { token, password });
    if (own === null || refresh_token === null) return setState({ kind: 'saved' });
    history.replaceState(null, '', '/');
    await enter({ token: own, refresh_token });
    onDone();
  };
  const isOpen = state.kind === 'asking' && link !== undefined;
  return (
    <LoginFrame
      system={system}
      notes={
        isOpen && (
          <>
            <div className="flex items-center gap-3 text-2">
              <Icon name="clock" className="text-3" />
              <span className="num">Link noch {link.minutes} Minuten gültig, einmal verwendbar</span>
            </div>
            <OthersEnd />
          </>
        )
      }
      foot="Nicht angefordert? Dann schließen Sie diese Seite, Ihr Passwort bleibt unverändert."
    >
      {isOpen && (
        <PasswordForm
          username={link.username}
          name={link.name}
          action={link.isStaff ? 'Passwort speichern und anmelden' : 'Passwort speichern'}
          save={save}
        />
      )}
      {state.kind === 'saved' && (
        <p role="status" className="flex flex-col gap-3 text-1">
          <b className="font-strong">Ihr Passwort ist gespeichert.</b>
          <span>
            Melden Sie sich jetzt in der App an
            {link?.appLink ? (
              <>
                :{' '}
                <a href={link.appLink} className="break-all text-link hover:underline">
                  {link.appLink}
                </a>
              </>
            ) : (
              '.'
            )}
          </span>
        </p>
      )}
      {state.kind === 'spent' && (
        <div className="flex flex-col items-start gap-5">
          <p role="alert" className="text-1">
            Dieser Link ist nicht mehr gültig.
          </p>
          <button
            type="button"
            onClick={() => setState({ kind: 'again' })}
            className="min-h-12 rounded-1 text-link hover:underline"
          >
            Neuen Link anfordern
          </button>
        </div>
      )}
      {state.kind === 'again' && <ForgottenPassword />}
      {state.kind === 'failed' && (
        <p role="alert" className="text-danger">
          {state.why}
        </p>
      )}
    </LoginFrame>
  );
}
