import { isKnownPassword } from './knownPasswords.ts';

const shortest = 10;
const longest = 200;
/** A user name of two letters stands in half of all words. */
const shortestName = 3;

/** One thing that is asked of a password: as it is ticked while typing, and what is said when it does not hold. */
export type PasswordRule = { readonly text: string; readonly holds: boolean; readonly objection: string };

/** What is asked of a password, each by itself; the console ticks it, the server insists on it. */
export function passwordRules(password: string, username: string): readonly PasswordRule[] {
  const name = username.trim().toLowerCase();
  const length = [...password].length;
  return [
    {
      text: `mindestens ${shortest} Zeichen`,
      holds: length >= shortest,
      objection: `Das Passwort braucht mindestens ${shortest} Zeichen.`,
    },
    {
      text: 'enthält nicht den Benutzernamen',
      holds: password !== '' && (name.length < shortestName || !password.toLowerCase().includes(name)),
      objection: 'Das Passwort darf den Benutzernamen nicht enthalten.',
    },
    {
      text: 'steht auf keiner Liste bekannter Passwörter',
      holds: password !== '' && !isKnownPassword(password),
      objection: 'Das Passwort steht auf einer Liste bekannter Passwörter.',
    },
  ];
}

/** Why a password may not be chosen, the first reason; undefined when it may. */
export function objectionTo(password: string, username: string): string | undefined {
  if (password.length > longest) return `Das Passwort darf höchstens ${longest} Zeichen haben.`;
  return passwordRules(password, username).find((it) => !it.holds)?.objection;
}

/**
 * What is to be said about the repetition while it is typed; undefined when both are the same or nothing is repeated
 * yet.
 */
export function repetitionHint(password: string, repeated: string): string | undefined {
  if (repeated === '' || repeated === password) return undefined;
  const missing = [...password].length - [...repeated].length;
  if (!password.startsWith(repeated)) return 'Die beiden Passwörter stimmen nicht überein.';
  return missing === 1 ? 'Noch nicht gleich, es fehlt 1 Zeichen.' : `Noch nicht gleich, es fehlen ${missing} Zeichen.`;
}
