import type { Readable } from 'node:stream';
import { shortLivedFiles } from '../files/shortLivedFiles.ts';
import { callerId, type Actor } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import { exportMinutes } from './exportJob.ts';
import { fileName } from './fileName.ts';

export type FileAsked = { readonly actor: Actor; readonly database: Database; readonly now: Date };

/** Keeps what was made for whoever asked; answers where it lies for a quarter of an hour. */
export async function keepForCaller(
  { actor, database, now }: FileAsked,
  content: Readable,
  { title, format }: { readonly title: string; readonly format: string },
): Promise<string> {
  const { id } = await shortLivedFiles(database.pool, exportMinutes).keep(content, {
    caller: callerId(actor) ?? 0,
    now,
  });
  return `/api/exports/${id}/${fileName(title, format)}`;
}
