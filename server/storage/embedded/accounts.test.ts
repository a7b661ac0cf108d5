import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdDatabase } from './fixtures/heldDatabase.ts';
import { copyProject } from './fixtures/projectCopy.ts';
import { temporaryFolder } from './fixtures/temporaryFolder.ts';
import { shows } from '../../../tests/specification/shows.ts';

const isRoot = process.getuid?.() === 0;
/** As root a real other account, `daemon`; else whoever runs the tests. */
const ordinary = isRoot ? { uid: 1, gid: 1 } : {};

let project = '';
let installed = { node: '', program: '' };

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'leitstand-project-'));
  chmodSync(project, 0o755);
  installed = copyProject(project);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('an ordinary account keeps its own data, and root may open it in between', async () => {
  shows('D0 Running embedded PostgreSQL');
  const dataDir = join(temporaryFolder(), 'mine');
  mkdirSync(dataDir);
  if (isRoot) chownSync(dataDir, 1, 1);
  for (const account of [ordinary, {}, ordinary]) {
    const held = holdDatabase({ dataDir, ...installed, ...account });
    expect(await held.next('host')).toBe(join(dataDir, 'run'));
    await held.finish();
    expect(await held.next('stopped')).toBe('yes');
    expect(statSync(join(dataDir, 'pg18')).uid).toBe(ordinary.uid ?? process.getuid?.());
  }
});

test('a project below a private folder still serves', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  chmodSync(project, 0o700);
  const held = holdDatabase({ dataDir, ...installed });
  expect(await held.next('host')).toBe(join(dataDir, 'run'));
  await held.finish();
  chmodSync(project, 0o755);
});

test.runIf(isRoot)('says which account lacks which directory', async () => {
  const folder = temporaryFolder();
  const closed = holdDatabase({ dataDir: join(folder, 'data'), ...installed, ...ordinary });
  expect(await closed.next('refused')).toContain('Das Konto daemon kann das Verzeichnis');
  await closed.finish();

  chmodSync(folder, 0o700);
  const unreachable = holdDatabase({ dataDir: join(folder, 'data'), ...installed });
  expect(await unreachable.next('refused')).toMatch(/^Das Konto nobody kommt nicht nach .*DATA_DIR/);
  await unreachable.finish();
});
