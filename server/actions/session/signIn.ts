import { z } from 'zod';
import { rolesFrom } from '../../../src/domain/access/roles.ts';
import { refreshSession, signIn as declared, signOut } from '../../../src/domain/user/signInCalls.ts';
import { noteSignIn } from '../../log/signIns.ts';
import { accountNamed, accountOf, type Account } from '../../storage/accounts.ts';
import { verifyPassword } from '../../storage/password.ts';
import { beginSession, ownerOf, redeem, type Redeemed } from '../../storage/refreshTokens.ts';
import { Forbidden, NotSignedIn } from '../../storage/refusals.ts';
import { endSession, endSessions, lockSessions } from '../../storage/sessions.ts';
import { answer, type Bearer } from '../handler.ts';
import { admitAttempt, forgiveAttempts } from './signInThrottle.ts';

const credentials = z.object({
  username: z
    .string('Bitte geben Sie Ihren Benutzernamen ein.')
    .trim()
    .min(1, 'Bitte geben Sie Ihren Benutzernamen ein.')
    .max(200, 'Der Benutzername ist zu lang.'),
  password: z
    .string('Bitte geben Sie Ihr Passwort ein.')
    .min(1, 'Bitte geben Sie Ihr Passwort ein.')
    .max(1000, 'Das Passwort ist zu lang.'),
});
const refreshment = z.object({
  refresh_token: z
    .string('Das Feld refresh_token fehlt.')
    .min(1, 'Das Feld refresh_token fehlt.')
    .max(200, 'Das Feld refresh_token ist zu lang.'),
});

/** Begins a session for whoever knows the password. */
export const signIn = answer(declared, {
  read: (given) => credentials.parse(given),
  async work({ database, whence, now, tokenFor }, { username, password }) {
    const guess = { database, username, address: whence.address, now };
    await admitAttempt(guess);
    const account = await accountNamed(database.pool, username);
    const isRight = await verifyPassword(password, account?.hash ?? null);
    const refused = async <E extends Error>(error: E): Promise<E> => {
      await noteSignIn(database.pool, { at: now, account: account ?? null, whence, refusal: error.message });
      return error;
    };
    if (!account || !isRight) throw await refused(wrong());
    await forgiveAttempts(guess);
    const refusal = refusalOf(account);
    if (refusal) throw await refused(refusal);
    const { session, token } = await database.transaction(async (client) => {
      await lockSessions(client, account.id);
      const present = await accountOf(client, account.id);
      if (!present || present.hash !== account.hash || refusalOf(present)) throw wrong();
      await noteSignIn(client, { at: now, account, whence });
      return beginSession(client, { userId: account.id, whence, now });
    });
    return { token: tokenFor(bearerOf(account, session)), refresh_token: token };
  },
});

/** Goes on with a session: the token is exchanged for its successor. */
export const refresh = answer(refreshSession, {
  read: (given) => refreshment.parse(given),
  async work({ database, whence, now, tokenFor, warn }, { refresh_token }) {
    const { redeemed, account } = await database.transaction(
      async (client): Promise<{ redeemed: Redeemed; account?: Account | undefined }> => {
        const redeemed = await redeem(client, refresh_token, { whence, now });
        if (redeemed.kind !== 'valid') return { redeemed };
        const account = await accountOf(client, redeemed.userId);
        if (!account || refusalOf(account)) await endSessions(client, redeemed.userId);
        return { redeemed, account };
      },
    );
    if (redeemed.kind === 'reused') warn('refresh token used twice, its session was ended');
    if (redeemed.kind !== 'valid' || !account || refusalOf(account))
      throw new NotSignedIn('Die Anmeldung ist abgelaufen; bitte melden Sie sich neu an.');
    return { token: tokenFor(bearerOf(account, redeemed.session)), refresh_token: redeemed.token };
  },
});

/**
 * Ends the session of a refresh token, be it the present one or used; whatever is presented, the caller is signed out.
 */
export const revoke = answer(signOut, {
  read: (given) => refreshment.parse(given),
  async work({ database }, { refresh_token }) {
    await database.transaction(async (client) => {
      const owner = await ownerOf(client, refresh_token);
      if (owner) await endSession(client, owner);
    });
    return undefined;
  },
});

function wrong(): NotSignedIn {
  return new NotSignedIn('Benutzername oder Passwort ist falsch.');
}

function refusalOf(account: Account): Forbidden | undefined {
  if (!account.active) return new Forbidden('Dieses Konto ist gesperrt; bitte wenden Sie sich an die Administration.');
  if (rolesFrom(account.roles).length === 0)
    return new Forbidden('Dieses Konto ist für Leitstand nicht freigeschaltet.');
  return undefined;
}

function bearerOf({ id, username, roles }: Account, session: string): Bearer {
  return { userId: id, username, roles: rolesFrom(roles), session };
}
