import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Routes that take a form with a file as it comes, by `receiveUpload`; whatever else is sent to them is refused. */
export async function formRoutes(app: FastifyInstance, routes: (uploads: FastifyInstance) => void): Promise<void> {
  await app.register(async (uploads) => {
    uploads.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    uploads.addHook('preHandler', async ({ headers }) => {
      if (!/^multipart\/form-data/i.test(headers['content-type'] ?? ''))
        throw problem(415, 'Erwartet wird ein Formular mit einer Datei (multipart/form-data).');
    });
    routes(uploads);
  });
}
