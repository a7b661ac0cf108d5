import { intakeLimits } from '../../src/domain/intake/source.ts';
import { readIntake } from '../intake/readIntake.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { formRoutes } from './formRoutes.ts';
import { receiveUpload } from './receiveUpload.ts';

const patience = { totalMs: 120_000, silentMs: 30_000 };
const form = { file: 'file', text: 'part', maxBytes: intakeLimits.bytes } as const;

/**
 * `POST /api/intake {file, part}`: what a PDF, a mail or a text says about a contract to come; nothing is kept of it. A
 * route by hand: a form with a file.
 */
export const intakeRoutes: Routes = async (app, { database, files, clock }) => {
  await formRoutes(app, (uploads) => {
    uploads.post('/api/intake', { onRequest: demand('contracts', 'write') }, async (request, reply) => {
      const answer = await files.inFolder(async (folder) => {
        const { path, fileName, filePath } = await receiveUpload(request.raw, { folder, patience, form });
        return readIntake(database.pool, { path, fileName, part: filePath === '' ? null : filePath }, clock());
      });
      return reply.send(answer);
    });
  });
};
