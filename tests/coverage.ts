import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageDocument, coverageFaults, type Evidence } from './specification/coverageDocument.ts';
import { placesShownIn, readMissing, readPlaces } from './specification/places.ts';

/**
 * Whether the tests show what the specification says, place by place; `npm run coverage` writes docs/coverage.md anew.
 */
const project = join(import.meta.dirname, '..');
const file = join(project, 'docs', 'coverage.md');
const read = (path: string) => readFileSync(join(project, path), 'utf8');

const shown = new Map<string, string[]>();
/** Files that name places above all of their tests, so that nobody sees which of them shows what. */
const wholeFiles: string[] = [];
for (const test of globSync('{src,server,tests}/**/*.{test,spec}.{ts,tsx}', {
  cwd: project,
  exclude: ['tests/specification/**'],
}).sort()) {
  const source = read(test);
  if (/^shows\(/m.test(source)) wholeFiles.push(test);
  for (const place of new Set(placesShownIn(source))) shown.set(place, [...(shown.get(place) ?? []), test]);
}
const lists = globSync('docs/places/*.md', { cwd: project })
  .filter((it) => !it.endsWith('missing.md'))
  .sort();
const evidence: Evidence = {
  documents: lists.map((it) => readPlaces(read(it))),
  shown,
  missing: readMissing(read('docs/places/missing.md')),
};

const faults = [
  ...coverageFaults(evidence),
  ...wholeFiles.map((it) => `${it}: shows(…) gehört in den Test, der die Stelle zeigt`),
];
const wanted = coverageDocument(evidence);
if (process.argv.includes('--write')) writeFileSync(file, wanted);
else if (faults.length === 0 && readFileSync(file, 'utf8') !== wanted)
  faults.push('docs/coverage.md ist veraltet; bitte „npm run coverage“ ausführen.');
for (const it of faults) console.error(it);
process.exit(faults.length === 0 ? 0 : 1);
