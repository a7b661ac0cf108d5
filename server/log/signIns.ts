import type { Whence } from '../storage/sessions.ts';
import type { Queryable } from '../storage/sql.ts';
import { noteLog } from './noteLog.ts';

/** Where somebody signs in. */
export const signInUri = '/authentication_token';

export type SignIn = {
  readonly at: Date;
  /** Null for a name that nobody has: what was typed there may have been a password, so it is not kept. */
  readonly account: { readonly id: number; readonly username: string } | null;
  readonly whence: Whence;
  /** Why it was refused. */
  readonly refusal?: string;
};

/** Notes that somebody signed in, or tried to. */
export async function noteSignIn(to: Queryable, { at, account, whence, refusal }: SignIn): Promise<void> {
  const who = account?.username ?? 'unbekannter Benutzername';
  await noteLog(to, {
    at,
    type: 'custom',
    level: refusal === undefined ? 'info' : 'warning',
    event: 'signIn',
    message: refusal === undefined ? `${who} hat sich angemeldet` : `Anmeldung abgelehnt: ${who}. ${refusal}`,
    data: {
      request: { uri: signInUri, method: 'POST', userAgent: whence.userAgent.slice(0, 200) },
      content: `von ${whence.address}`,
    },
    userId: account?.id ?? null,
  });
}
