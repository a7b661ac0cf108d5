import { hkdfSync } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayRead, mayWrite, type Area } from '../../src/domain/access/matrix.ts';
import { storedRole } from '../../src/domain/access/roles.ts';
import type { Bearer } from '../actions/handler.ts';
import type { Actor } from '../storage/actor.ts';
import { keyBearer } from '../storage/apiKeys.ts';
import type { Standing } from '../storage/sessions.ts';
import type { Context } from './context.ts';
import { problem } from './problem.ts';
import type { Standings } from './standings.ts';

/** What a token says about its bearer, as the specification names it, and the session that it is worth as much as. */
export type Claims = {
  readonly username: string;
  readonly userId: number;
  readonly roles: readonly string[];
  readonly session: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; present on every route behind the sign-in. */
    actor: Actor;
    /** In which session, and how its bearer stands. */
    session: string;
    standing: Standing;
  }
  interface FastifyContextConfig {
    /** Open to somebody who must first choose a password of his own. */
    readonly withFirstPassword?: boolean;
  }
}
declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims;
    user: Claims & { readonly exp: number };
  }
}

/**
 * In seconds; what is behind a token is asked of its session, so this is only how often a console asks for a new one.
 */
const tokenLifetime = 15 * 60;

/** Prepares the app for signed tokens; only the one algorithm it signs with is accepted. */
export async function registerTokens(app: FastifyInstance, { secret }: Pick<Context, 'secret'>): Promise<void> {
  await app.register(fastifyJwt, {
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'leitstand token', 32)),
    sign: { algorithm: 'HS256', expiresIn: tokenLifetime },
    // The same consoles ask with the same tokens for a quarter of an hour; a token that has expired is refused from the
    // cache, too.
    verify: {
      cache: 1_000,
      algorithms: ['HS256'],
      maxAge: tokenLifetime,
      requiredClaims: ['exp', 'iat', 'userId', 'session'],
    },
  });
  app.decorateRequest('actor', null as unknown as Actor);
  app.decorateRequest('session', '');
  app.decorateRequest('standing', null as unknown as Standing);
}

/** The token of a session, as the specification names what it says. */
export function tokenFor(app: FastifyInstance, { username, userId, roles, session }: Bearer): string {
  return app.jwt.sign({ username, userId, roles: roles.map(storedRole), session });
}

/** Lets only bearers of a valid token through whose session goes on, and notes who asks. */
export function authenticate(standings: Standings): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    const key = keyBearer(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
    const session = key ?? (await claimsOf(request, reply)).session;
    const standing = await standings.of(session);
    if (!standing && key !== undefined)
      throw problem(401, 'Dieser Zugangsschlüssel gilt nicht oder nicht mehr.', {
        headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      });
    if (!standing) {
      void reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw problem(401, 'Die Anmeldung wurde beendet; bitte melden Sie sich neu an.');
    }
    if (standing.mustChangePassword && !request.routeOptions.config.withFirstPassword)
      throw problem(403, 'Bitte legen Sie zuerst ein eigenes Passwort fest.');
    const { userId, username, roles, keyId } = standing;
    if (keyId !== undefined && needsPerson(request))
      throw problem(403, 'Mit einem Zugangsschlüssel ist das nicht möglich; dafür muss sich eine Person anmelden.');
    request.actor = { userId, username, roles, ...(keyId !== undefined && { keyId }) };
    request.session = session;
    request.standing = standing;
  };
}

function claimsOf(request: FastifyRequest, reply: FastifyReply): Promise<Claims> {
  return request.jwtVerify<Claims>().catch((error: { code?: string }) => {
    const isExpired = error.code === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED';
    void reply.header('www-authenticate', isExpired ? 'Bearer error="invalid_token"' : 'Bearer');
    throw problem(
      401,
      isExpired ? 'Die Anmeldung ist abgelaufen; bitte melden Sie sich neu an.' : 'Bitte melden Sie sich an.',
    );
  });
}

/** Passwords, sessions, settings and keys themselves are a person's business, whatever role a key has. */
function needsPerson({ routeOptions, method }: FastifyRequest): boolean {
  const url = routeOptions.url ?? '';
  return (
    /^\/api\/(api_keys|users\/me|users\/setMessageToken|users\/:id\/(settings|updateUserSetting)|presence|locks|push_subscriptions)(\/|\.|$)/.test(
      url,
    ) ||
    (method !== 'GET' && /^\/api\/users(\/|$)/.test(url))
  );
}

/** Lets through only whose roles may read or write an area, or one of several. */
export function demand(
  area: Area | readonly Area[],
  how: 'read' | 'write',
): (request: FastifyRequest) => Promise<void> {
  const may = how === 'read' ? mayRead : mayWrite;
  return async ({ actor }) => {
    if (![area].flat().some((it) => may(actor.roles, it))) throw problem(403, 'Ihre Rolle erlaubt das nicht.');
  };
}
