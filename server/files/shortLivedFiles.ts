import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file made for one person to fetch soon; its name in the folder says for whom and until when. */
export type Kept = { readonly id: string; readonly validUntil: Date };
export type ShortLivedFiles = {
  keep(content: Readable, whose: { readonly owner: string; readonly now: Date }): Promise<Kept>;
  /** The content for the one it was made for, while it is valid; otherwise there is no such file. */
  fetch(id: string, who: { readonly owner: string; readonly now: Date }): Promise<Readable | undefined>;
  /** Removes what has had its time. */
  clear(now: Date): Promise<void>;
};

const nameOf = (it: { id: string; owner: string; until: number }) => `${it.id}.${it.owner}.${String(it.until)}`;
const namePattern = /^([\w-]{32})\.(\w+)\.(\d+)$/;

/** Files that live for some minutes in a folder of their own. */
export function shortLivedFiles(folder: string, minutes: number): ShortLivedFiles {
  const all = async () => (await readdir(folder).catch(() => [])).flatMap((name) => {
    const [, id, owner, until] = namePattern.exec(name) ?? [];
    return id === undefined ? [] : [{ path: join(folder, name), id, owner, until: Number(until) }];
  });
  const clear = async (now: Date) => {
    for (const old of await all()) if (old.until <= now.getTime()) await rm(old.path, { force: true });
  };
  return {
    clear,
    async keep(content, { owner, now }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await clear(now);
      const id = randomBytes(24).toString('base64url');
      const until = now.getTime() + minutes * 60_000;
      const path = join(folder, nameOf({ id, owner, until }));
      try {
        await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { id, validUntil: new Date(until) };
    },
    async fetch(id, { owner, now }) {
      const found = (await all()).find((it) => it.id === id && it.owner === owner && it.until > now.getTime());
      return found && createReadStream(found.path);
    },
  };
}
