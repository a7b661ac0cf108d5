import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openFiles } from '../../server/files/files.ts';
import { folderStore } from '../../server/files/store/folderStore.ts';
import { takeInto } from '../../server/files/takeInto.ts';
import { exportAll } from '../../server/storage/exchange/exportAll.ts';
import { restoreAll } from '../../server/storage/exchange/restoreAll.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';
import { leitstand } from '../harness/leitstand.ts';
import { ownFolder, photo, upload } from '../harness/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'leitstand-exchange-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('uploaded files go along and come back, and an altered one is refused before anything is touched', async () => {
  const [there, back] = [ownFolder(), ownFolder()];
  const own = await leitstand({ environment: { FILES_URL: there } });
  const dispo = await own.as('dispo');
  const driver = (await own.given.driver()).iri;
  const { body } = await upload(dispo, driver, { content: await photo({ width: 2000, height: 1000 }) });
  const made = await dispo.post('/api/driver_documents', {
    driver,
    name: 'F',
    type: 'driversLicense',
    file: body.imageIRI,
  });
  expect(made.status).toBe(201);
  const path = join(folder, 'mit-dateien');
  const store = folderStore(there);
  const written = await exportAll(own.database, path, { contentOf: (hash) => store.get(hash) });
  expect(written.files).toBeGreaterThan(3);

  const database = await bareDatabase();
  const files = openFiles({ filesUrl: back, s3: null });
  expect(await restoreAll(database, path, { onFile: takeInto(files) })).toMatchObject({ files: written.files });
  const { rows } = await database.pool.query<{ hash: string; bytes: number }>('select hash, bytes from stored_files');
  expect(rows).toHaveLength(written.files);
  for (const { hash, bytes } of rows) expect(await folderStore(back).stat(hash)).toBe(bytes);

  const content = gunzipSync(readFileSync(path));
  const at = content.lastIndexOf(Buffer.from('\n{"rows":')) - 10;
  content[at] = (content[at] ?? 0) ^ 1;
  const altered = join(folder, 'geändert');
  writeFileSync(altered, gzipSync(content));
  await expect(restoreAll(await bareDatabase(), altered)).rejects.toThrow();
});
