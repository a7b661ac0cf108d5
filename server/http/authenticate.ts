import { hkdfSync } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayRead, mayWrite, type Area } from '../../src/domain/access/matrix.ts';
import { rolesFrom } from '../../src/domain/access/roles.ts';
import type { Actor } from '../storage/actor.ts';
import type { Context } from './context.ts';
import { problem } from './problem.ts';

/** What a token says about its bearer, as the specification names it. */
export type Claims = { readonly username: string; readonly userId: number; readonly roles: readonly string[] };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; present on every route behind the sign-in. */
    actor: Actor;
  }
}
declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims;
    user: Claims & { readonly exp: number };
  }
}

/** In seconds; a role that was taken away or an account that was locked is gone after this long at the latest. */
const tokenLifetime = 15 * 60;

/** Prepares the app for signed tokens; only the one algorithm it signs with is accepted. */
export async function registerTokens(app: FastifyInstance, { secret }: Pick<Context, 'secret'>): Promise<void> {
  await app.register(fastifyJwt, {
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'leitstand token', 32)),
    sign: { algorithm: 'HS256', expiresIn: tokenLifetime },
    // The same consoles ask with the same tokens for a quarter of an hour; a token that has expired is refused from the cache, too.
    verify: { cache: 1_000, algorithms: ['HS256'], maxAge: tokenLifetime, requiredClaims: ['exp', 'iat', 'userId'] },
  });
  app.decorateRequest('actor', null as unknown as Actor);
}

/** Lets only bearers of a valid token through and notes who asks. */
export async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const claims = await request.jwtVerify<Claims & { exp: number }>().catch((error: { code?: string }) => {
    const isExpired = error.code === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED';
    void reply.header('www-authenticate', isExpired ? 'Bearer error="invalid_token"' : 'Bearer');
    throw problem(401, isExpired ? 'Die Anmeldung ist abgelaufen; bitte melden Sie sich neu an.' : 'Bitte melden Sie sich an.');
  });
  request.actor = { userId: claims.userId, username: claims.username, roles: rolesFrom(claims.roles) };
}

/** Lets through only whose roles may read or write an area. */
export function demand(area: Area, how: 'read' | 'write'): (request: FastifyRequest) => Promise<void> {
  const may = how === 'read' ? mayRead : mayWrite;
  return async ({ actor }) => {
    if (!may(actor.roles, area)) throw problem(403, 'Ihre Rolle erlaubt das nicht.');
  };
}
