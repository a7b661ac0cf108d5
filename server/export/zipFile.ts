import { Readable } from 'node:stream';
import { downloadZip } from 'client-zip';

/** A file of an archive; its content is read when its turn comes, and one that is gone is left out. */
export type Zipped = { readonly name: string; readonly read: () => Promise<AsyncIterable<Uint8Array> | undefined> };

/**
 * An archive of files as they are, one read after the other and none whole: pictures do not get smaller by packing
 * them. It stops when its reader leaves.
 */
export function zipFile(files: readonly Zipped[], now: Date): Readable {
  return Readable.from(downloadZip(contents(files, now)).body ?? []);
}

async function* contents(files: readonly Zipped[], now: Date) {
  for (const { name, read } of files) {
    const input = await read();
    if (input) yield { name, input, lastModified: now };
  }
}
