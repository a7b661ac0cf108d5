import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Item } from '../read/present.ts';

const jsonLd = 'application/ld+json; charset=utf-8';
const plainJson = 'application/json; charset=utf-8';

/** Plain JSON is for those who ask for it, by `.json` or by Accept; everybody else gets JSON-LD. */
export function wantsPlain(request: FastifyRequest): boolean {
  if (request.url.split('?')[0]?.endsWith('.json')) return true;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('application/json') && !accept.includes('application/ld+json');
}

/** Sends one record that is JSON already, with its ETag. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, version, text }: { resource: Resource; version: number; text: string },
): FastifyReply {
  void reply.header('etag', etagOf(version));
  if (wantsPlain(request)) return reply.type(plainJson).send(text);
  return reply.type(jsonLd).send(`{"@context":"/api/contexts/${resource.type}",${text.slice(1)}`);
}

/** Sends one record with its ETag. */
export function sendItem(
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, item, status = 200 }: { resource: Resource; item: Item; status?: number },
): FastifyReply {
  void reply.code(status).header('etag', etagOf(item.version));
  if (wantsPlain(request)) return reply.type(plainJson).send(JSON.stringify(item));
  return reply.type(jsonLd).send(JSON.stringify({ '@context': `/api/contexts/${resource.type}`, ...item }));
}

/** What stands around the members of a list. */
type Around = {
  readonly context: string;
  readonly total: number;
  readonly totalIsAtLeast?: boolean;
  readonly page: number;
  readonly itemsPerPage: number;
  /** The description of its filters, JSON already. */
  readonly search?: string;
};

/** Sends a list of records. */
export function sendCollection(
  request: FastifyRequest,
  reply: FastifyReply,
  { members, ...around }: Around & { readonly members: readonly object[] },
): FastifyReply {
  return sendTexts(request, reply, { ...around, texts: members.map((it) => JSON.stringify(it)) });
}

/**
 * Sends a list whose members are JSON already: hydra collection, or a plain array with the total in a header. Where
 * hits were not counted to their end, it names no last page.
 */
export function sendTexts(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    context,
    texts,
    total,
    totalIsAtLeast = false,
    page,
    itemsPerPage,
    search,
  }: Around & { readonly texts: readonly string[] },
): FastifyReply {
  void reply.header('x-total-count', String(total));
  if (totalIsAtLeast) void reply.header('x-total-is-at-least', 'true');
  if (wantsPlain(request)) return reply.type(plainJson).send(`[${texts.join(',')}]`);
  const head = JSON.stringify({ '@context': context, '@id': request.url.split('?')[0], '@type': 'hydra:Collection' });
  const tail = JSON.stringify({
    'hydra:totalItems': total,
    ...(totalIsAtLeast && { 'leitstand:totalIsAtLeast': true }),
    'hydra:view': viewOf(request.url, {
      page,
      last: totalIsAtLeast ? undefined : Math.max(1, Math.ceil(total / itemsPerPage)),
      goesOn: texts.length >= itemsPerPage,
    }),
  });
  // As bytes, or Node would go through the whole text once for its length and again to write it.
  return reply
    .type(jsonLd)
    .send(
      Buffer.from(
        `${head.slice(0, -1)},"hydra:member":[${texts.join(',')}],${tail.slice(1, -1)}${search === undefined ? '' : `,"hydra:search":${search}`}}`,
      ),
    );
}

function viewOf(
  url: string,
  { page, last, goesOn }: { page: number; last: number | undefined; goesOn: boolean },
): object {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  const at = (number: number) => {
    parameters.set('page', String(number));
    return `${path}?${parameters.toString()}`;
  };
  return {
    '@id': url,
    '@type': 'hydra:PartialCollectionView',
    'hydra:first': at(1),
    ...(last !== undefined && { 'hydra:last': at(last) }),
    ...(page > 1 && { 'hydra:previous': at(page - 1) }),
    ...((last === undefined ? goesOn : page < last) && { 'hydra:next': at(page + 1) }),
  };
}

/** Whether a writer who knows the record wants to hear only what his change did to it (RFC 7240). */
export function prefersMinimal({ headers }: FastifyRequest): boolean {
  return [headers.prefer ?? []].flat().some((it) => /(?:^|[,\s])return\s*=\s*"?minimal"?\s*(?:$|[,;])/i.test(it));
}

/** The ETag of a version. */
export function etagOf(version: number): string {
  return `"${String(version)}"`;
}

/** The version that a writer last saw, from If-Match; undefined when the header is missing or `*`. */
export function ifMatchOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
  return match ? Number(match[1]) : -1;
}
