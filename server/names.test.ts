import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from './projectFiles.ts';

/** An Auftrag is a `contract`, as the API says; an order is a sequence, except in these names, which the API gives. */
const ofTheApi = 'orderNumber isOrderNumber OrderNumber orderPdf'.split(' ');
const ofSequences = `
  order Order orders orderOf ordersOf OrderOf orderKeys orderSql defaultOrder
  sortOrder checkSortOrder formatSortOrder shownSortOrder storedSortOrder
  keepOrder orderByHand useHandOrder holdOrder holdOrderOf
  inOrder inFormOrder inOrderOfFitness isSameOrder groupOrder listOrder walkOrder
  columnOrder paletteOrder timeOrder`
  .trim()
  .split(/\s+/);
const declared = /\b(?:const|let|function|type|interface|class)\s+(\w*[oO]rders?(?:[A-Z]\w*)?)\b/g;

const files = globSync(['src/**/*.{ts,tsx,css}', 'server/**/*.ts', 'tests/**/*.{ts,tsx}'], { cwd: projectDir });
const names = files.flatMap((file) => [
  { file, name: basename(file).split('.')[0] ?? '' },
  ...[...readFileSync(join(projectDir, file), 'utf8').matchAll(declared)].map((it) => ({ file, name: it[1] ?? '' })),
]);

test('an Auftrag is called contract', () => {
  const others = names
    .filter(({ name }) => /(^o|O)rders?(?![a-z])/.test(name))
    .map(({ file, name }) => ({ file, name }));
  const known = new Set([...ofTheApi, ...ofSequences]);
  expect(others.filter(({ name }) => !known.has(name))).toEqual([]);
  expect([...known].filter((it) => !others.some(({ name }) => name === it))).toEqual([]);
});
