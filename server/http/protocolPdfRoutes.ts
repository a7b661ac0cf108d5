import { printPdf } from '../pdf/print.ts';
import { isProtocolHash, protocolHash } from '../pdf/protocolHash.ts';
import { protocolPaper } from '../pdf/protocolPdf.ts';
import { Invalid, NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { sendPdf } from './sendFile.ts';

/** As many as an address takes. */
const mostNumbers = 20;
/** Nobody reads more in a minute; it also keeps strangers from holding up the printer. */
const perMinute = 10;

/** `GET /api/protocols/pdf/{numbers}/{hash}`: the protocols of one or more orders for whoever was given the link, without a sign-in. */
export const publicProtocolRoutes: Routes = (app, { database, secret, clock }) => {
  app.get<{ Params: { numbers: string; hash: string } }>('/api/protocols/pdf/:numbers/:hash', { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }, async (request, reply) => {
    const numbers = numbersIn(request.params.numbers);
    const isGiven = isProtocolHash(secret, { numbers, hash: request.params.hash });
    const paper = isGiven ? await protocolPaper(database.pool, numbers, clock()) : undefined;
    if (!paper) throw new NotFound();
    return sendPdf(reply.header('x-robots-tag', 'noindex'), { title: paper.title, pdf: await printPdf(paper) });
  });
};

/** `GET /api/protocols/pdf_link?orderNumber[]=…`: the address of that paper, to be opened or passed on. */
export const protocolLinkRoutes: Routes = (app, { secret }) => {
  app.get('/api/protocols/pdf_link', { onRequest: demand('protocols', 'read') }, (request, reply) => {
    const { orderNumber, 'orderNumber[]': several } = request.query as Record<string, string | string[] | undefined>;
    const numbers = [several ?? orderNumber ?? []].flat();
    const isUsable = numbers.length > 0 && numbers.length <= mostNumbers && numbers.every((it) => /^\d{8}$/.test(it));
    if (!isUsable) throw new Invalid([{ propertyPath: 'orderNumber', message: `Bitte 1 bis ${String(mostNumbers)} Auftragsnummern angeben.` }]);
    return reply.send({ link: `/api/protocols/pdf/${numbers.join(',')}/${protocolHash(secret, numbers)}` });
  });
};

/** What is no list of order numbers has no right hash either, so it is answered like a wrong one. */
function numbersIn(text: string): string[] {
  return text.split(',').slice(0, mostNumbers + 1);
}
