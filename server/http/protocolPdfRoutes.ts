import type { FastifyReply } from 'fastify';
import { noProtocol } from '../../src/domain/contract/deeds.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { printPdf } from '../pdf/print.ts';
import { isProtocolHash, protocolHash } from '../pdf/protocolHash.ts';
import { linkFacts } from '../pdf/protocolLinks.ts';
import type { Paper } from '../pdf/paper.ts';
import { ordersWithoutProtocol, protocolPaper } from '../pdf/protocolPdf.ts';
import { Invalid, NotFound } from '../storage/refusals.ts';
import type { Queryable } from '../storage/sql.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { sendPdf } from './sendFile.ts';

/** As many as an address takes. */
const mostNumbers = 20;
/** Nobody reads more in a minute; it also keeps strangers from holding up the printer. */
const perMinute = 10;

/** `GET /api/protocols/pdf/{numbers}/{hash}`: the protocols of one or more orders for whoever was given the link, without a sign-in, until it ends or is withdrawn. */
export const publicProtocolRoutes: Routes = (app, { database, secret, clock, settings }) => {
  app.get<{ Params: { numbers: string; hash: string } }>('/api/protocols/pdf/:numbers/:hash', { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }, async (request, reply) => {
    const numbers = numbersIn(request.params.numbers);
    const { linked, end } = await linkFacts(database.pool, numbers, settings.protocolLinkDays);
    const isOpen = end === null || todayIn(companyZone, clock()) <= end;
    const isGiven = isProtocolHash(secret, { linked, hash: request.params.hash });
    return sendPaper(reply.header('x-robots-tag', 'noindex'), isGiven && isOpen ? await protocolPaper(database.pool, numbers, clock()) : undefined);
  });
};

/** `GET /api/protocols/pdf_link?orderNumber[]=…`: the address of that paper to pass on; `GET /api/protocols/pdf?orderNumber[]=…`: the paper itself for staff, however long ago the ride was. */
export const protocolLinkRoutes: Routes = (app, { database, secret, clock, settings }) => {
  const mayRead = { onRequest: demand('protocols', 'read') };
  app.get('/api/protocols/pdf_link', mayRead, async (request, reply) => {
    const numbers = numbersAsked(request.query);
    await refuseWithoutProtocol(database.pool, numbers);
    const { linked, end } = await linkFacts(database.pool, numbers, settings.protocolLinkDays);
    if (end !== null && end < todayIn(companyZone, clock())) throw refused(`Die Fahrt liegt mehr als ${String(settings.protocolLinkDays)} Tage zurück; ein Link führt nicht mehr zum Protokoll.`);
    return reply.send({ link: `/api/protocols/pdf/${numbers.join(',')}/${protocolHash(secret, linked)}`, validUntil: end });
  });
  app.get('/api/protocols/pdf', mayRead, async (request, reply) => {
    const numbers = numbersAsked(request.query);
    await refuseWithoutProtocol(database.pool, numbers);
    return sendPaper(reply, await protocolPaper(database.pool, numbers, clock()));
  });
};

/** Staff are told which of the orders has no paper to show; a stranger with a link learns nothing of the kind. */
async function refuseWithoutProtocol(to: Queryable, numbers: readonly string[]): Promise<void> {
  const without = await ordersWithoutProtocol(to, numbers);
  if (without.length > 0) throw refused(numbers.length === 1 ? noProtocol : `Ohne Protokoll: ${without.join(', ')}.`);
}

async function sendPaper(reply: FastifyReply, paper: Paper | undefined): Promise<FastifyReply> {
  if (!paper) throw new NotFound();
  return sendPdf(reply, { title: paper.title, pdf: await printPdf(paper) });
}

function numbersAsked(query: unknown): string[] {
  const { orderNumber, 'orderNumber[]': several } = query as Record<string, string | string[] | undefined>;
  const numbers = [several ?? orderNumber ?? []].flat();
  const isUsable = numbers.length > 0 && numbers.length <= mostNumbers && numbers.every((it) => /^\d{8}$/.test(it));
  if (!isUsable) throw refused(`Bitte 1 bis ${String(mostNumbers)} Auftragsnummern angeben.`);
  return numbers;
}

function refused(message: string): Invalid {
  return new Invalid([{ propertyPath: 'orderNumber', message }]);
}

/** What is no list of order numbers has no right hash either, so it is answered like a wrong one. */
function numbersIn(text: string): string[] {
  return text.split(',').slice(0, mostNumbers + 1);
}
