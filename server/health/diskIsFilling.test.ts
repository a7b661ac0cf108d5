import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskIsFilling, diskRooms, isFilling } from './diskIsFilling.ts';

const GB = 1_000_000_000;

test.each([
  { free: 3 * GB, size: 40 * GB, keepFree: null, is: true },
  { free: 5 * GB, size: 40 * GB, keepFree: null, is: false },
  { free: 9 * GB, size: 4_000 * GB, keepFree: null, is: true },
  { free: 11 * GB, size: 4_000 * GB, keepFree: null, is: false },
  { free: 0.9 * GB, size: 2 * GB, keepFree: null, is: true },
  { free: 30 * GB, size: 4_000 * GB, keepFree: 50 * GB, is: true },
  { free: 0.2 * GB, size: 1 * GB, keepFree: 0.1 * GB, is: false },
])('$free free of $size bytes with $keepFree to keep is a warning: $is', ({ free, size, keepFree, is }) => {
  expect(isFilling({ free, size }, keepFree)).toBe(is);
});

test('looks at the real disks of data and files, also before the folder of the files is made, and leaves a store elsewhere alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leitstand-disk-'));
  const settings = { dataDir, filesUrl: join(dataDir, 'files', 'deeper'), diskKeptFree: null };
  const rooms = await diskRooms(settings);
  expect(rooms.map((it) => it.place)).toEqual(['data', 'files']);
  expect(rooms[1]?.size).toBe(rooms[0]?.size);
  expect(rooms[0]?.free).toBeLessThanOrEqual(rooms[0]?.size ?? 0);
  expect((await diskRooms({ ...settings, filesUrl: 's3://bucket/x' })).map((it) => it.place)).toEqual(['data']);

  const warning = await diskIsFilling({ settings: { ...settings, diskKeptFree: Number.MAX_SAFE_INTEGER } });
  expect(warning).toMatchObject({ code: 'disk', title: 'Datenträger fast voll' });
  expect(warning?.message).toMatch(
    new RegExp(
      `^Auf dem Datenträger von ${dataDir}.* sind nur noch [\\d.,]+ GB von [\\d.,]+ GB frei; bitte Platz schaffen`,
    ),
  );
  // Both lie on one disk here, which others fill meanwhile: the one that was looked at last may have less.
  expect(warning?.openly).toMatch(
    /^Auf dem Datenträger der (Daten|Dateien) sind nur noch [\d.,]+ GB von [\d.,]+ GB frei; bitte Platz schaffen/,
  );
  expect(await diskIsFilling({ settings: { ...settings, diskKeptFree: 0 } })).toBeUndefined();
  rmSync(dataDir, { recursive: true });
});
