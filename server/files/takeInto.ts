import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files.ts';

/** Puts the files of an export into the store, each by way of our disk. */
export function takeInto({ inFolder, store }: Pick<Files, 'inFolder' | 'store'>) {
  return ({ hash, bytes }: { readonly hash: string; readonly bytes: number }, content: AsyncIterable<Buffer>) =>
    inFolder(async (folder) => {
      const path = join(folder, hash);
      await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600 }));
      await store.put({ hash, path, bytes });
    });
}
