import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { storedRole } from '../../src/domain/access/roles.ts';
import { initialsOf } from '../../src/domain/people/initials.ts';
import { accountOf } from '../storage/accounts.ts';
import { settingsOf, storeMessageToken, storeSetting } from '../storage/userSettings.ts';
import type { Routes } from './context.ts';
import { problem } from './problem.ts';

const mostKeys = 200;
const longestValue = 256 * 1024;

/** What a user has who has set nothing yet. */
const presets = { listPerPage: {}, favorites: [], enablePushNotifications: false, openLinksInNewTab: true };

const setting = z.object({
  key: z
    .string('Das Feld key fehlt.')
    .regex(/^[A-Za-z][\w.:-]{0,99}$/, 'Dieser Name einer Einstellung ist nicht erlaubt.'),
  value: z.json(),
});
const messageToken = z.object({
  messageToken: z
    .string('Das Feld messageToken fehlt.')
    .min(1, 'Das Feld messageToken fehlt.')
    .max(4096, 'Das Feld messageToken ist zu lang.'),
  topic: z.string().max(60, 'Das Feld topic ist zu lang.').default('browser'),
});

/** What belongs to the person who is signed in: who he is, his settings, his browser's push address. */
export const userRoutes: Routes = (app, { database, clock }) => {
  app.get(
    '/api/users/me',
    { config: { withFirstPassword: true } },
    async ({ actor, standing: { mustChangePassword } }) => {
      const account = await accountOf(database.pool, actor.userId ?? 0);
      if (!account?.active) throw problem(401, 'Dieses Konto gibt es nicht mehr; bitte melden Sie sich neu an.');
      const { id, username, name, email } = account;
      return {
        '@context': '/api/contexts/User',
        '@id': `/api/users/${id}`,
        '@type': 'User',
        userId: id,
        username,
        name: name ?? username,
        email,
        initials: initialsOf(name ?? username),
        roles: actor.roles.map(storedRole),
        mustChangePassword,
      };
    },
  );
  app.get<{ Params: { id: string } }>('/api/users/:id/settings', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { ...presets, ...(await settingsOf(database.pool, ownId(request))) };
  });
  app.post<{ Params: { id: string } }>('/api/users/:id/updateUserSetting', async (request) => {
    const userId = ownId(request);
    const { key, value } = setting.parse(request.body);
    if (JSON.stringify(value).length > longestValue)
      throw problem(413, 'Diese Einstellung ist zu groß, um gespeichert zu werden.');
    if (!(await storeSetting(database.pool, { userId, key, value, most: mostKeys })))
      throw problem(422, 'Es sind zu viele Einstellungen gespeichert.');
    return { key, value };
  });
  app.post('/api/users/setMessageToken', async (request) => {
    const { messageToken: token, topic } = messageToken.parse(request.body);
    await storeMessageToken(database.pool, { userId: request.actor.userId ?? 0, token, topic, at: clock() });
    return { topic };
  });
};

/** Settings are for their owner alone. */
function ownId(request: FastifyRequest<{ Params: { id: string } }>): number {
  const id = Number(request.params.id);
  if (id !== request.actor.userId) throw problem(403, 'Einstellungen gehören nur dem Nutzer selbst.');
  return id;
}
