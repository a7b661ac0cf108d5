import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { contentOf } from '../storage/images.ts';
import type { Queryable } from '../storage/sql.ts';
import type { FileStore } from './store/fileStore.ts';

/** A file whose bytes are not those any more that were put away. */
export class AlteredFile extends Error {
  constructor() {
    super('Die Datei passt nicht mehr zu ihrer Prüfsumme und wird nicht herausgegeben.');
  }
}

/**
 * The bytes of a document, which must be what they were when it was made: what was altered in the store is handed to
 * nobody, neither to people nor to the tax adviser. Undefined where the store has none.
 */
export async function soundContent(store: FileStore, hash: string): Promise<Buffer | undefined> {
  const stream = await store.get(hash);
  if (!stream) return undefined;
  const bytes = await buffer(stream);
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new AlteredFile();
  return bytes;
}

/** The same of the file that a record names; undefined where it names none as well. */
export async function soundFile(
  to: Queryable,
  store: FileStore,
  file: string | null | undefined,
): Promise<Buffer | undefined> {
  const content = await contentOf(to, idOf(filesPath, file ?? '') ?? 0, 'full');
  return content && soundContent(store, content.hash);
}
