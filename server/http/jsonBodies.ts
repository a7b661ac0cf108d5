import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

const deepest = 200;

/** JSON under all the names the specification and hydra clients send it by, and nothing else. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    ['application/json', 'application/ld+json', 'application/merge-patch+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      // Many clients say JSON with every call, also where they send nothing.
      if (body === '') done(null, undefined);
      else if (isTooDeep(body)) done(problem(400, 'Die Anfrage ist zu tief verschachtelt.'));
      else void parse(request, body, done);
    },
  );
}

/**
 * Whether brackets open further than anything that reads the value could follow; what stands inside texts does not
 * count.
 */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length && depth <= deepest; at += 1) {
    const sign = json[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '[' || sign === '{')) depth += 1;
    else if (!isText && (sign === ']' || sign === '}')) depth -= 1;
  }
  return depth > deepest;
}
