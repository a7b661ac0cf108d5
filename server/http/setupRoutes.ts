import { user } from '../../src/domain/user/user.ts';
import { z } from 'zod';
import { storedRole } from '../../src/domain/access/roles.ts';
import { objectionTo } from '../../src/domain/user/password.ts';
import { hasAccounts, lockAccounts } from '../storage/accounts.ts';
import { system } from '../storage/actor.ts';
import { forgetSetupCode, isSetupCode } from '../storage/setupCode.ts';
import type { Routes } from './context.ts';
import { admitAttempt } from './signInThrottle.ts';
import { problem } from './problem.ts';

const required = (label: string, most: number) =>
  z.string(`${label} fehlt`).trim().min(1, `${label} fehlt`).max(most, `${label}: höchstens ${most} Zeichen`);

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

/** The first administrator of an empty system, made once by somebody who can read the server's log. */
export const setupRoutes: Routes = (app, { database, openScope, clock }) => {
  app.get('/api/setup', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { needed: !(await hasAccounts(database.pool)) };
  });
  app.post('/api/setup', { config: { rateLimit: { max: 30, timeWindow: 60_000 } } }, async (request, reply) => {
    const now = clock();
    if (await hasAccounts(database.pool)) throw alreadyDone();
    const { code, password, name, username, email } = firstAdministrator.parse(request.body);
    await admitAttempt({ database, username: '(Einrichtung)', address: request.ip, now });
    if (!(await isSetupCode(database.pool, code))) {
      const message = 'Der Einmalcode stimmt nicht; er steht im Protokoll des Servers.';
      throw problem(422, message, { extra: { violations: [{ propertyPath: 'code', message }] } });
    }
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
    return reply.code(201).send({ username });
  });
};

function alreadyDone() {
  return problem(409, 'Leitstand ist bereits eingerichtet; bitte melden Sie sich an.');
}
