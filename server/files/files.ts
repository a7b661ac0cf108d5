import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openPictureWorks, type PictureWorks } from './pictures/pictureWorks.ts';
import { incomingIn, refusalOf } from './store/folderStore.ts';
import type { FileStore } from './store/fileStore.ts';
import { storeAt } from './store/storeAt.ts';

/** What keeping files takes: the store, the process that draws, and a place for what is being taken. */
export type Files = {
  readonly store: FileStore;
  readonly works: PictureWorks;
  /** Gives a folder of its own to some work, and clears it away afterwards whatever happens. */
  inFolder<T>(work: (folder: string) => Promise<T>): Promise<T>;
};

/** So many uploads may wait for the drawing process; what is sent meanwhile is asked to come again. */
const works = { max: 400, patienceMs: 60_000, idleMs: 120_000 };

/** What is being taken lies on the disk of the store, or where it is a bucket among the temporary files. */
export const incomingFolder = ({ filesUrl, s3 }: Pick<Settings, 'filesUrl' | 's3'>): string =>
  s3 === null ? incomingIn(filesUrl) : join(tmpdir(), 'leitstand-incoming');

/** Opens the store of these settings; nothing is touched before the first file comes. */
export function openFiles(settings: Pick<Settings, 'filesUrl' | 's3'>): Files {
  const incoming = incomingFolder(settings);
  return {
    store: storeAt(settings),
    works: openPictureWorks(works),
    async inFolder(work) {
      const folder = await mkdir(incoming, { recursive: true, mode: 0o700 })
        .then(() => mkdtemp(join(incoming, 'u-')))
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
