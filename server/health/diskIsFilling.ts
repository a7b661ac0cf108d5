import { statfs } from 'node:fs/promises';
import { dirname, isAbsolute } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Warning } from './health.ts';

const GB = 1_000_000_000;
/**
 * How much of a disk is kept free before anybody is warned: a tenth, on big disks not more than this, on small ones not
 * less.
 */
const usual = { share: 0.1, max: 10 * GB, least: GB };

/** The room on the disk of one of our places, in bytes. */
export type DiskRoom = {
  readonly place: 'data' | 'files';
  readonly path: string;
  readonly free: number;
  readonly size: number;
};

/**
 * The disks that Leitstand writes to; files in an S3 store and the disk of a database server elsewhere cannot be seen
 * from here.
 */
export async function diskRooms({ dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>): Promise<DiskRoom[]> {
  const places = [
    { place: 'data', path: dataDir },
    { place: 'files', path: filesUrl },
  ] as const;
  const rooms = await Promise.all(
    places
      .filter((it) => isAbsolute(it.path))
      .map(async ({ place, path }) => {
        const room = await roomAt(path);
        return room && { place, path, ...room };
      }),
  );
  return rooms.filter((it) => it !== undefined);
}

/** A folder that is made only later lies on the disk of the one above it. */
async function roomAt(path: string): Promise<Pick<DiskRoom, 'free' | 'size'> | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || path === dirname(path)) return undefined;
    return roomAt(dirname(path));
  }
}

/**
 * Whether so little is left on a disk that somebody should make room; `keepFree` is what the operator decided, in
 * bytes.
 */
export function isFilling({ free, size }: Pick<DiskRoom, 'free' | 'size'>, keepFree: number | null): boolean {
  return free < (keepFree ?? Math.max(usual.least, Math.min(usual.max, size * usual.share)));
}

/** Tells that a disk fills up while everything can still be written. */
export async function diskIsFilling({
  settings,
}: {
  settings: Pick<Settings, 'dataDir' | 'filesUrl' | 'diskKeptFree'>;
}): Promise<Warning | undefined> {
  const [fullest] = (await diskRooms(settings))
    .filter((it) => isFilling(it, settings.diskKeptFree))
    .sort((one, other) => one.free - other.free);
  if (!fullest) return undefined;
  const rest = `sind nur noch ${inGb(fullest.free)} von ${inGb(fullest.size)} frei; bitte Platz schaffen, sonst kann bald nichts mehr gespeichert werden.`;
  return {
    code: 'disk',
    title: 'Datenträger fast voll',
    message: `Auf dem Datenträger von ${fullest.path} ${rest}`,
    openly: `Auf dem Datenträger der ${fullest.place === 'data' ? 'Daten' : 'Dateien'} ${rest}`,
  };
}

function inGb(bytes: number): string {
  return `${(bytes / GB).toLocaleString('de-DE', { maximumFractionDigits: bytes < 10 * GB ? 1 : 0 })} GB`;
}
