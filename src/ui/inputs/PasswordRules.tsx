import { passwordRules } from '../../domain/user/password.ts';
import { Icon } from '../display/Icon.tsx';

/** What is asked of a new password, ticked one by one while it is typed. */
export function PasswordRules({
  password,
  username,
  id,
}: {
  password: string;
  username: string;
  id?: string | undefined;
}) {
  return (
    <ul id={id} aria-label="Was für das Passwort gilt" className="flex flex-col gap-1 text-11">
      {passwordRules(password, username).map(({ text, holds }) => (
        <li key={text} className={`flex items-center gap-3 ${holds || password === '' ? 'text-2' : 'text-danger'}`}>
          <Icon
            name={holds ? 'check' : password === '' ? 'minus' : 'x'}
            size={12}
            className={holds ? 'text-ok-solid' : ''}
          />
          {text}
          <span className="sr-only">{holds ? ': erfüllt' : ': noch nicht erfüllt'}</span>
        </li>
      ))}
    </ul>
  );
}
