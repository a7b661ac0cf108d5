import { z } from 'zod';
import { resourceByPath } from '../../src/domain/resources.ts';
import { shortLivedFiles } from '../files/shortLivedFiles.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { callerId, system } from '../storage/actor.ts';
import { fileName } from './fileName.ts';
import { exportedList } from './listExport.ts';

/** How long the file of an export may be fetched (R77). */
export const exportMinutes = 15;

/** Writes a list into a file while whoever asked for it goes on working; he fetches it by its link. */
export const exportJob = defineJob({
  name: 'lists.export',
  title: 'Export',
  input: z.strictObject({
    path: z.string(),
    format: z.enum(['xlsx', 'csv']),
    asked: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  retries: [],
  async run({ input: { path, format, asked }, actor = system, database: { pool }, clock, signal, progress, keepNote }) {
    const resource = resourceByPath(path);
    if (!resource) throw new Error(`no list ${path}`);
    const { name, rows, content } = await exportedList(
      pool,
      { resource, actor, asked, format, now: clock() },
      (row) => {
        signal.throwIfAborted();
        progress(row, rows);
      },
    );
    const { id, validUntil } = await shortLivedFiles(pool, exportMinutes).keep(content, {
      caller: callerId(actor) ?? 0,
      now: clock(),
    });
    keepNote({ link: `/api/exports/${id}/${fileName(name, format)}`, validUntil: validUntil.toISOString() });
    return { result: `${rows.toLocaleString('de-DE')} ${rows === 1 ? 'Zeile' : 'Zeilen'}` };
  },
});
