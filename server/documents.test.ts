import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from './projectFiles.ts';

test('every link of the documents leads to a file that is there', () => {
  const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: projectDir })];
  const dangling = documents.flatMap((document) => {
    const links = [...readFileSync(join(projectDir, document), 'utf8').matchAll(/\]\(([^)#]+)/g)].flatMap(([, link]) => link ?? []);
    return links.filter((it) => !it.startsWith('http') && !existsSync(join(projectDir, dirname(document), it))).map((it) => `${document}: ${it}`);
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(dangling).toEqual([]);
});
