import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyOf, noteKey, StoreAway, StoreFull, type FileStore } from './fileStore.ts';

/** Files in a directory, which only we may look into. */
export function folderStore(folder: string): FileStore {
  const pathOf = (hash: string) => join(folder, keyOf(hash));
  return {
    place: folder,
    async put({ hash, path, bytes }) {
      const target = pathOf(hash);
      if ((await sizeOf(target)) === bytes) return;
      await wholly(folder, target, (half) => copyFile(path, half));
    },
    async get(hash) {
      const target = pathOf(hash);
      return (await sizeOf(target)) === undefined ? undefined : createReadStream(target);
    },
    stat: (hash) => sizeOf(pathOf(hash)),
    async remove(hash) {
      await rm(pathOf(hash), { force: true });
    },
    async note(name) {
      const path = join(folder, noteKey(name));
      return (await sizeOf(path)) === undefined ? undefined : readFile(path, 'utf8');
    },
    keepNote: (name, text) =>
      wholly(folder, join(folder, noteKey(name)), (half) => writeFile(half, text, { mode: 0o600, flag: 'wx' })),
  };
}

/** Where files lie that are not whole yet; what a sudden end leaves here is cleared after a day. */
export const incomingIn = (folder: string): string => join(folder, 'incoming');

/** Writes elsewhere on the same disk first, so that the target is there whole or not at all. */
async function wholly(folder: string, target: string, write: (half: string) => Promise<void>): Promise<void> {
  const half = join(incomingIn(folder), randomUUID());
  try {
    for (const needed of [incomingIn(folder), dirname(target)]) await mkdir(needed, { recursive: true, mode: 0o700 });
    await write(half);
    await onDisk(half);
    await rename(half, target);
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw refusalOf(error);
  }
}

/** Without it the name could outlive a power cut and the bytes not. */
async function onDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw refusalOf(error);
  }
}

/** What the disk says, as the rest of the program knows it. */
export function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return new StoreFull(code, { cause: error });
  if (['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'ENOTDIR', 'ESTALE', 'EMFILE'].includes(code))
    return new StoreAway(code, { cause: error });
  return error;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? '';
}
