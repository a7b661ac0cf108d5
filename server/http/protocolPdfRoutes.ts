import type { FastifyReply } from 'fastify';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { maxNumbers, numbersAsked, refuseWithoutProtocol } from '../actions/protocols/protocolLink.ts';
import { printPdf } from '../pdf/print.ts';
import { isProtocolHash } from '../pdf/protocolHash.ts';
import { linkFacts } from '../pdf/protocolLinks.ts';
import type { Paper } from '../pdf/paper.ts';
import { protocolPaper } from '../pdf/protocolPdf.ts';
import { NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { problem } from './problem.ts';
import { sendPdf } from './sendFile.ts';

/** Nobody reads more in a minute; it also keeps strangers from holding up the printer. */
const perMinute = 10;
/** The same words for a link that is wrong, has ended or was withdrawn: nobody learns which contracts there are. */
const deadLink = 'Dieser Link führt zu keinem Protokoll mehr; bitte fragen Sie dort nach, woher Sie ihn haben.';

/**
 * `GET /api/protocols/pdf/{numbers}/{hash}`: the protocols of one or more contracts for whoever was given the link,
 * without a sign-in, until it ends or is withdrawn. A route by hand, like the next one: they answer with a file.
 */
export const publicProtocolRoutes: Routes = (app, { database, files, secret, clock, settings }) => {
  app.get<{ Params: { numbers: string; hash: string } }>(
    '/api/protocols/pdf/:numbers/:hash',
    { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      const numbers = numbersIn(request.params.numbers);
      const { linked, end } = await linkFacts(database.pool, numbers, settings.protocolLinkDays);
      const isOpen = end === null || todayIn(companyZone, clock()) <= end;
      const isGiven = isProtocolHash(secret, { linked, hash: request.params.hash });
      const printing = { madeAt: clock(), store: files.store };
      const paper = isGiven && isOpen ? await protocolPaper(database.pool, numbers, printing) : undefined;
      if (!paper) throw problem(404, deadLink);
      return sendPaper(reply.header('x-robots-tag', 'noindex'), paper);
    },
  );
};

/** `GET /api/protocols/pdf?orderNumber[]=…`: the paper itself for staff, however long ago the ride was. */
export const protocolPaperRoutes: Routes = (app, { database, files, clock }) => {
  const mayRead = { onRequest: demand('protocols', 'read') };
  app.get('/api/protocols/pdf', mayRead, async (request, reply) => {
    const numbers = numbersAsked(request.query as Record<string, unknown>);
    await refuseWithoutProtocol(database.pool, numbers);
    return sendPaper(reply, await protocolPaper(database.pool, numbers, { madeAt: clock(), store: files.store }));
  });
};

async function sendPaper(reply: FastifyReply, paper: Paper | undefined): Promise<FastifyReply> {
  if (!paper) throw new NotFound();
  return sendPdf(reply, { title: paper.title, pdf: await printPdf(paper) });
}

/** What is no list of contract numbers has no right hash either, so it is answered like a wrong one. */
function numbersIn(text: string): string[] {
  return text.split(',').slice(0, maxNumbers + 1);
}
