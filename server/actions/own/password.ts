import { z } from 'zod';
import { objectionTo } from '../../../src/domain/user/password.ts';
import { changeOwnPassword } from '../../../src/domain/user/ownCalls.ts';
import { accountOf, storePassword } from '../../storage/accounts.ts';
import { hashPassword, verifyPassword } from '../../storage/password.ts';
import { withdrawPasswordLinks } from '../../links/passwordLink.ts';
import { Conflict, NotSignedIn } from '../../storage/refusals.ts';
import { lockSessions } from '../../storage/sessions.ts';
import { answer } from '../handler.ts';
import { admitAttempt, forgiveAttempts } from '../session/signInThrottle.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(changeOwnPassword);

const change = z.object({
  currentPassword: z
    .string('Bitte geben Sie Ihr bisheriges Passwort ein.')
    .max(1000, 'Das Passwort ist zu lang.')
    .optional(),
  newPassword: z
    .string('Bitte geben Sie ein neues Passwort ein.')
    .min(1, 'Bitte geben Sie ein neues Passwort ein.')
    .max(1000, 'Das Passwort ist zu lang.'),
});

/** A person's own password; his other sign-ins end. */
export const changePassword = answer(changeOwnPassword, {
  read: (given) => change.parse(given),
  async work({ database, actor, session, mustChangePassword, whence, now }, { currentPassword, newPassword }) {
    const account = await accountOf(database.pool, actor.userId ?? 0);
    if (!account) throw new NotSignedIn('Dieses Konto gibt es nicht mehr; bitte melden Sie sich neu an.');
    const { id: userId, username, hash } = account;
    if (!mustChangePassword || currentPassword !== undefined) {
      const guess = { database, username, address: whence.address, now };
      await admitAttempt(guess);
      if (!(await verifyPassword(currentPassword ?? '', hash)))
        throw wrong('currentPassword', 'Das bisherige Passwort stimmt nicht.');
      await forgiveAttempts(guess);
    }
    const objection = objectionTo(newPassword, username);
    if (objection !== undefined) throw wrong('newPassword', objection);
    if (await verifyPassword(newPassword, hash))
      throw wrong('newPassword', 'Bitte wählen Sie ein anderes Passwort als das bisherige.');
    const newHash = await hashPassword(newPassword);
    await database.transaction(async (client) => {
      await lockSessions(client, userId);
      const present = await accountOf(client, userId);
      if (present?.hash !== hash) throw new Conflict('Das Passwort wurde inzwischen an anderer Stelle geändert.');
      await storePassword(client, { userId, hash: newHash, at: now, except: session });
      await withdrawPasswordLinks(client, userId, now);
    });
    return undefined;
  },
});
