import { defineJob } from '../jobs/defineJob.ts';
import { clearShortLivedFiles } from './shortLivedFiles.ts';

/** Removes files that had their time; nobody could fetch them any more. */
export const clearFiles = defineJob({
  name: 'files.clear',
  title: 'Alte Dateien',
  schedule: { everyMinutes: 15 },
  retries: [900_000],
  run: ({ database, clock }) => clearShortLivedFiles(database.pool, clock()),
});
