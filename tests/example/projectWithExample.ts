import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lines } from './lines.ts';

const project = join(import.meta.dirname, '..', '..');
const needed = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'viteChunks.ts',
  'viteIcons.ts',
  'src',
  'server',
  'tests/harness/program.ts',
];

/** A copy of the product to which the example was added as the README tells, and the way to throw it away. */
export type ProjectWithExample = { readonly dir: string; remove(): void };

/** Copies the product, adds the files of the example and their lines in its lists, and makes the migration. */
export async function projectWithExample(): Promise<ProjectWithExample> {
  const dir = mkdtempSync(join(tmpdir(), 'leitstand-example-'));
  for (const path of needed)
    cpSync(join(project, path), join(dir, path), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  symlinkSync(join(project, 'node_modules'), join(dir, 'node_modules'));
  for (const path of ['src', 'server']) cpSync(join(import.meta.dirname, path), join(dir, path), { recursive: true });
  for (const [file, behind, added] of lines) addBehind(join(dir, file), behind, added);
  await promisify(execFile)(process.execPath, ['server/storage/generateMigration.ts', 'devices'], { cwd: dir });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** A line of the example stands on its own line right behind the text, which has to be there once. */
function addBehind(file: string, behind: string, added: string): void {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(`${behind}\n`);
  if (after === undefined || more.length > 0) throw new Error(`${file} does not say once: ${behind}`);
  writeFileSync(file, `${before ?? ''}${behind}\n${added}\n${after}`);
}
