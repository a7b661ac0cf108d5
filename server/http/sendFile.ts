import type { FastifyReply } from 'fastify';

/** A name that every file system takes, umlauts written out. */
export function fileName(title: string, ending: string): string {
  const plain = title.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('Ä', 'Ae').replaceAll('Ö', 'Oe').replaceAll('Ü', 'Ue').replaceAll('ß', 'ss');
  return `${plain.replace(/[^A-Za-z0-9_-]+/g, '-')}.${ending}`;
}

/** Sends a PDF that a browser shows; papers with names and addresses are kept by nobody in between. */
export function sendPdf(reply: FastifyReply, { title, pdf }: { title: string; pdf: Buffer }): FastifyReply {
  return reply.type('application/pdf').header('content-disposition', `inline; filename="${fileName(title, 'pdf')}"`).header('cache-control', 'no-store').send(pdf);
}
