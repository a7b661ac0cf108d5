import { snapshotContent } from '../../../src/domain/protocol/snapshotCall.ts';
import { NotFound } from '../../storage/refusals.ts';
import { respond } from '../handler.ts';
import { wholeContent } from './content.ts';
import { readContent } from './restorePoints.ts';

/** What a restore point of a protocol holds. */
export const contentOfSnapshot = respond(snapshotContent, async ({ database }, { id, snapshot }) => {
  const number = Number(snapshot);
  if (!Number.isSafeInteger(number) || number < 1) throw new NotFound();
  const content = await readContent(database.pool, { protocol: Number(id), snapshot: number });
  if (!content) throw new NotFound();
  return { content: wholeContent(content) };
});
