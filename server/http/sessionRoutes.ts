import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { rolesFrom, storedRole } from '../../src/domain/access/roles.ts';
import { accountNamed, accountOf, type Account } from '../storage/accounts.ts';
import { verifyPassword } from '../storage/password.ts';
import { beginSession, ownerOf, redeem, type Redeemed } from '../storage/refreshTokens.ts';
import { endSession, endSessions, lockSessions, type Whence } from '../storage/sessions.ts';
import type { Context, Routes } from './context.ts';
import { admitAttempt, forgiveAttempts } from './signInThrottle.ts';
import { problem, type Problem } from './problem.ts';

type Tokens = { readonly token: string; readonly refresh_token: string };

/** Everybody on one address together; a single guesser is slowed down much earlier. */
const perAddress = { max: 120, timeWindow: 60_000 };

const longestUserAgent = 300;

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

/** Signing in, and staying signed in by a refresh token that works once. */
export const sessionRoutes: Routes = (app, context) => {
  app.post('/authentication_token', { config: { rateLimit: perAddress } }, async (request, reply) => {
    const { username, password } = credentials.parse(request.body);
    void reply.header('cache-control', 'no-store');
    return signIn({ app, context, whence: whenceOf(request) }, { username, password });
  });
  app.post('/api/token/refresh', async (request, reply) => {
    const { refresh_token } = refreshment.parse(request.body);
    void reply.header('cache-control', 'no-store');
    return refresh({ app, context, whence: whenceOf(request) }, refresh_token);
  });
  app.post('/api/token/revoke', async (request, reply) => {
    const { refresh_token } = refreshment.parse(request.body);
    await signOut(context, refresh_token);
    app.standings.forget();
    return reply.code(204).send();
  });
};

type Place = { readonly app: FastifyInstance; readonly context: Context; readonly whence: Whence };

function whenceOf({ ip, headers }: FastifyRequest): Whence {
  return { userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent), address: ip };
}

async function signIn(
  { app, context, whence }: Place,
  { username, password }: z.infer<typeof credentials>,
): Promise<Tokens> {
  const { database, clock } = context;
  const guess = { database, username, address: whence.address, now: clock() };
  await admitAttempt(guess);
  const account = await accountNamed(database.pool, username);
  const isRight = await verifyPassword(password, account?.hash ?? null);
  if (!account || !isRight) throw problem(401, 'Benutzername oder Passwort ist falsch.');
  await forgiveAttempts(guess);
  const refusal = refusalOf(account);
  if (refusal) throw refusal;
  const { session, token } = await database.transaction(async (client) => {
    await lockSessions(client, account.id);
    const present = await accountOf(client, account.id);
    if (!present || present.hash !== account.hash || refusalOf(present))
      throw problem(401, 'Benutzername oder Passwort ist falsch.');
    return beginSession(client, { userId: account.id, whence, now: clock() });
  });
  return { token: tokenFor(app, account, session), refresh_token: token };
}

async function refresh({ app, context: { database, clock }, whence }: Place, token: string): Promise<Tokens> {
  const { redeemed, account } = await database.transaction(
    async (client): Promise<{ redeemed: Redeemed; account?: Account | undefined }> => {
      const redeemed = await redeem(client, token, { whence, now: clock() });
      if (redeemed.kind !== 'valid') return { redeemed };
      const account = await accountOf(client, redeemed.userId);
      if (!account || refusalOf(account)) await endSessions(client, redeemed.userId);
      return { redeemed, account };
    },
  );
  if (redeemed.kind === 'reused') app.log.warn('refresh token used twice, its session was ended');
  if (redeemed.kind !== 'valid' || !account || refusalOf(account))
    throw problem(401, 'Die Anmeldung ist abgelaufen; bitte melden Sie sich neu an.');
  return { token: tokenFor(app, account, redeemed.session), refresh_token: redeemed.token };
}

/** Ends the session of a refresh token, be it the present one or used; whatever is presented, the caller is signed out. */
async function signOut({ database }: Context, token: string): Promise<void> {
  await database.transaction(async (client) => {
    const owner = await ownerOf(client, token);
    if (owner) await endSession(client, owner);
  });
}

function refusalOf(account: Account): Problem | undefined {
  if (!account.active) return problem(403, 'Dieses Konto ist gesperrt; bitte wenden Sie sich an die Administration.');
  if (rolesFrom(account.roles).length === 0)
    return problem(403, 'Dieses Konto ist für Leitstand nicht freigeschaltet.');
  return undefined;
}

function tokenFor(app: FastifyInstance, account: Account, session: string): string {
  return app.jwt.sign({
    username: account.username,
    userId: account.id,
    roles: rolesFrom(account.roles).map(storedRole),
    session,
  });
}
