import type { FastifyReply } from 'fastify';
import { fileName } from '../export/fileName.ts';

/** Sends a PDF that a browser shows; papers with names and addresses are kept by nobody in between. */
export function sendPdf(reply: FastifyReply, { title, pdf }: { title: string; pdf: Buffer }): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileName(title, 'pdf')}"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}
