import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicPages } from '../actions/publicPages.ts';
import { countWrongLink, linkWait } from '../actions/password/linkThrottle.ts';
import { companyOf, unnamed } from '../company.ts';
import { legalPage } from '../links/legalPage.ts';
import { findLink } from '../links/links.ts';
import { pageFrame, pageHeaders, type PageContent } from '../links/pageFrame.ts';
import { failedPage, invalidLink, tooManyTries } from '../links/plainPages.ts';
import type { PublicPage } from '../links/publicPage.ts';
import type { Context, Routes } from './context.ts';
import { toldOf } from './errorReplies.ts';

const longestForm = 20_000;

/**
 * The pages for people without an account: a GET shows and changes nothing, only a POST with the button does. Routes by
 * hand: they answer with HTML; each page is declared by `definePublicPage`.
 */
export const publicPageRoutes: Routes = async (app, context) => {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    // People outside read a page whatever happens, not what programs are answered.
    pages.setErrorHandler(async (error, request, reply) => {
      const company = await companyOf(context.database.pool, context.clock()).catch(() => unnamed);
      return send(reply, failedPage(toldOf(error, request).status), { company, address: request.url });
    });
    pages.get('/rechtliches', async (_request, reply) => {
      const company = await companyOf(context.database.pool, context.clock());
      return send(reply, legalPage(company), { company, address: '/rechtliches' });
    });
    for (const page of publicPages) {
      pages.get<Asked>(`/${page.path}/:token`, (request, reply) => shown(request, reply, { page, context }));
      pages.post<Asked>(`/${page.path}/:token`, (request, reply) => acted(request, reply, { page, context }));
    }
  });
};

/** Whether an address is one of people outside, whatever is wrong with the rest of it. */
export function isOutside(url: string): boolean {
  const [, first] = url.split(/[/?#]/);
  return publicPages.some((it) => it.path === first);
}

/** A link that no route knows: cut off by a mail program, written on by hand, sent in a way that is none. */
export async function answerBrokenLink({ clock, database }: Context, reply: FastifyReply): Promise<FastifyReply> {
  const company = await companyOf(database.pool, clock()).catch(() => unnamed);
  return send(reply, invalidLink(company), { company, address: '' });
}

type Asked = { Params: { token: string } };
type Place = { readonly page: PublicPage; readonly context: Context };

async function shown(request: FastifyRequest<Asked>, reply: FastifyReply, { page, context }: Place) {
  const { database, clock, secret } = context;
  const now = clock();
  const company = await companyOf(database.pool, now);
  const frame = { company, address: addressOf(request, page) };
  const wait = await waitOf(request, context);
  if (wait > 0) return send(reply, tooManyTries(wait), frame);
  const link = await findLink(database.pool, request.params.token, { purpose: page.purpose, now });
  if (!link) return refused(request, reply, { page, context, frame });
  return send(
    reply,
    await page.render({ to: database.pool, link, company, query: queryOf(request), now, signing: { secret, now } }),
    frame,
  );
}

async function acted(request: FastifyRequest<Asked>, reply: FastifyReply, { page, context }: Place) {
  const { database, openScope, clock, secret } = context;
  const now = clock();
  const company = await companyOf(database.pool, now);
  const frame = { company, address: addressOf(request, page) };
  const wait = await waitOf(request, context);
  if (wait > 0) return send(reply, tooManyTries(wait), frame);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  try {
    await database.transaction(async (client) => {
      const link = await findLink(client, request.params.token, { purpose: page.purpose, now, isHeld: true });
      if (!link) throw new NotDone();
      const scope = openScope({ client, actor: { userId: null, username: page.actor, roles: ['admin'] }, now });
      const asked = { to: client, scope, link, company, query: queryOf(request), form, now, signing: { secret, now } };
      const why = await page.act(asked);
      if (why) throw new NotDone(why);
    });
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    return error.why ? send(reply, error.why, frame) : refused(request, reply, { page, context, frame });
  }
  return reply.headers(pageHeaders).redirect(frame.address, 303);
}

/**
 * Ends the transaction of a button that did nothing, so that nothing half done is kept; without a reason there is no
 * link.
 */
class NotDone extends Error {
  readonly why: PageContent | undefined;
  constructor(why?: PageContent) {
    super();
    this.why = why;
  }
}

type Frame = Parameters<typeof pageFrame>[1];

function send(reply: FastifyReply, content: PageContent, frame: Frame) {
  return reply
    .code(content.status ?? 200)
    .headers(pageHeaders)
    .send(pageFrame(content, frame));
}

/** A link that leads nowhere is answered the same whatever is wrong with it, and counted against who tries it. */
async function refused(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, context: { database, clock }, frame }: Place & { readonly frame: Frame },
) {
  await countWrongLink({ database, address: request.ip, now: clock() });
  return send(reply, invalidLink(frame.company, page.whatToDo), frame);
}

function waitOf({ ip }: FastifyRequest, { database, clock }: Context): Promise<number> {
  return linkWait({ database, address: ip, now: clock() });
}

function addressOf({ params: { token } }: FastifyRequest<Asked>, { path }: PublicPage): string {
  return `/${path}/${encodeURIComponent(token)}`;
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1]);
}
