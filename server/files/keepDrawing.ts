import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { system } from '../storage/actor.ts';
import { keepMade, putAll, type Keeping } from './keepFile.ts';
import type { Made } from './pictures/makeContents.ts';

/** What was drawn already, by the drawing. */
export type Drawings = Map<string, Made>;
type Drawing = {
  /** SVG of our own; nobody's upload is ever drawn from one. */
  readonly drawing: string;
  readonly fileName: string;
  readonly record: string;
  /** When it would have been sent, were it a photo. */
  readonly sentAt?: Date | undefined;
  readonly drawings: Drawings;
};

/** Keeps a drawing for a record like a photo that was uploaded; equal ones are encoded once. Answers its address. */
export async function keepDrawing(
  keeping: Keeping,
  { drawing, fileName, record, sentAt = keeping.now, drawings }: Drawing,
): Promise<string> {
  const key = createHash('sha256').update(drawing).digest('base64');
  const made = drawings.get(key) ?? (await keepPicture(keeping, drawing));
  drawings.set(key, made);
  const { id } = await keepMade({ ...keeping, now: sentAt }, { made, fileName, record, actor: system });
  return iriOf(filesPath, id);
}

async function keepPicture(keeping: Keeping, drawing: string): Promise<Made> {
  return keeping.files.inFolder(async (folder) => {
    const made = await keeping.files.works.work({ path: join(folder, 'drawing'), drawing });
    await putAll(keeping, made);
    return made;
  });
}
