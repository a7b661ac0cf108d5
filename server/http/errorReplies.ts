import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem, problemDocument, problemType, type Problem } from './problem.ts';
import { saidRarely } from '../saidRarely.ts';
import { problemOf } from './problemOf.ts';

/** During an outage everybody is refused for the same reason, which is said once in a minute. */
const refusing = saidRarely({ everyMs: 60_000 });

/** Answers whatever was thrown with a problem document. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = toldOf(error, request);
  // Whoever is told to come back is told when.
  if (told.status === 503) reply.header('retry-after', '2');
  return reply
    .code(told.status)
    .headers(told.headers)
    .type(problemType)
    .send(JSON.stringify(problemDocument(told)));
}

/** What the caller is told of whatever was thrown; our own faults are logged in full and told in one sentence. */
export function toldOf(error: unknown, request: FastifyRequest): Problem {
  const known = problemOf(error);
  if (!known) request.log.error({ err: error, url: request.url.split('?')[0] }, 'unexpected error');
  else if (known.status >= 500) logRefusal(request, { reason: known.detail, cause: messageOf(error) });
  return known ?? problem(500, `Ein unerwarteter Fehler ist aufgetreten (Vorgang ${request.id}).`);
}

function logRefusal(request: FastifyRequest, refusal: { readonly reason: string; readonly cause: string }): void {
  const saying = refusing(refusal.reason);
  if (saying)
    request.log.warn(
      { ...refusal, ...(saying.unsaid > 0 && { refusedBefore: saying.unsaid }) },
      'request could not be served',
    );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
