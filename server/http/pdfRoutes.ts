import type { FastifyReply } from 'fastify';
import { NotFound } from '../storage/refusals.ts';
import { contractPaper } from '../pdf/contractPdf.ts';
import { printPdf } from '../pdf/print.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { idsAsked } from '../actions/idsAsked.ts';
import { sendPdf } from './sendFile.ts';

/** More pages at once would keep the printing thread from everybody else for too long. */
const maxPrinted = 100;

/** The paper of a contract, and of several ticked ones in one file. Routes by hand: they answer with a file. */
export const pdfRoutes: Routes = (app, { database, clock }) => {
  const mayRead = { onRequest: demand('contracts', 'read') };
  const print = async (reply: FastifyReply, ids: readonly number[]) => {
    const paper = await contractPaper(database.pool, ids, clock());
    if (!paper) throw new NotFound();
    return sendPdf(reply, { title: paper.title, pdf: await printPdf(paper) });
  };

  app.get('/api/contracts/pdf', mayRead, (request, reply) =>
    print(reply, idsAsked((request.query as Record<string, unknown>)['id[]'], { max: maxPrinted, path: 'contracts' })),
  );
  app.get<{ Params: { id: string } }>('/api/contracts/:id/pdf', mayRead, (request, reply) =>
    print(reply, idsAsked(request.params.id, { max: 1, path: 'contracts' })),
  );
};
