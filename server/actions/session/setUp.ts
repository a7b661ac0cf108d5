import { z } from 'zod';
import { storedRole } from '../../../src/domain/access/roles.ts';
import { objectionTo } from '../../../src/domain/user/password.ts';
import { setUp as declared, setupNeeded } from '../../../src/domain/user/setupCalls.ts';
import { user } from '../../../src/domain/user/user.ts';
import { hasAccounts, lockAccounts } from '../../storage/accounts.ts';
import { system } from '../../storage/actor.ts';
import { Conflict } from '../../storage/refusals.ts';
import { forgetSetupCode, isSetupCode } from '../../storage/setupCode.ts';
import { answer, respond } from '../handler.ts';
import { admitAttempt } from './signInThrottle.ts';
import { wrongInput } from '../wrongInput.ts';

const required = (label: string, max: number) =>
  z.string(`${label} fehlt`).trim().min(1, `${label} fehlt`).max(max, `${label}: höchstens ${max} Zeichen`);

const firstAdministrator = z
  .object({
    code: required('Einmalcode', 60),
    name: required('Name', 120),
    username: required('Benutzername', 120),
    email: z
      .union([
        z.literal('').transform(() => null),
        z.email('Das ist keine E-Mail-Adresse').max(200, 'E-Mail: höchstens 200 Zeichen'),
      ])
      .nullish(),
    password: z.string('Passwort fehlt').max(1000, 'Das Passwort ist zu lang'),
  })
  .superRefine(({ password, username }, context) => {
    const message = objectionTo(password, username);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['password'], message });
  });

/** Whether the system is still empty. */
export const isSetupNeeded = respond(setupNeeded, async ({ database: { pool } }) => ({
  needed: !(await hasAccounts(pool)),
}));

/** The first administrator; what was sent is looked at only while there is none. */
export const setUp = answer(declared, {
  read: (given) => ({ given }),
  async work({ database, openScope, whence, now }, { given }) {
    if (await hasAccounts(database.pool)) throw alreadyDone();
    const { code, password, name, username, email } = firstAdministrator.parse(given);
    await admitAttempt({ database, username: '(Einrichtung)', address: whence.address, now });
    if (!(await isSetupCode(database.pool, code)))
      throw wrongInput(declared)('code', 'Der Einmalcode stimmt nicht; er steht im Protokoll des Servers.');
    await database.transaction(async (client) => {
      await lockAccounts(client);
      if (await hasAccounts(client)) throw alreadyDone();
      await openScope({ client, actor: system, now }).make(user, {
        username,
        name,
        email: email ?? null,
        active: true,
        roles: [storedRole('admin')],
        plainPassword: password,
      });
      await forgetSetupCode(client);
    });
    return { username };
  },
});

function alreadyDone(): Conflict {
  return new Conflict('Leitstand ist bereits eingerichtet; bitte melden Sie sich an.');
}
