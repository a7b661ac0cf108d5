import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from './projectFiles.ts';

/** The formatter leaves comments as they are, so their width is looked after here; a long string is none. */
const widest = 120;
const ofComment = /^\s*(?:\/\/|\{?\/\*|\*(?: |\/))/;

const files = globSync(['*.ts', 'src/**/*.{ts,tsx}', 'server/**/*.ts', 'tests/**/*.{ts,tsx}'], {
  cwd: projectDir,
  exclude: ['server/storage/migrations/**'],
});

test('comments are at most 120 columns wide', () => {
  const tooWide = files.flatMap((file) =>
    readFileSync(join(projectDir, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > widest && ofComment.test(line) ? [`${file}:${String(at + 1)}`] : [])),
  );
  expect(tooWide).toEqual([]);
});
