import { run } from './runner/steps.ts';

/**
 * `npm run check`: types, lint, form, arrows between the folders, dead code, documents that tell the truth, and what
 * the browser has to load. Beside the tests (`--beside-tests`) it leaves out what is one of them.
 */
const isBesideTests = process.argv.includes('--beside-tests');
const steps: readonly (readonly [string, readonly string[]])[] = [
  ['Typen', ['tsc', '-b']],
  ['Lint', ['oxlint', '--deny-warnings']],
  ['Form', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', '.']],
  [
    'Pfeile zwischen den Ordnern',
    ['depcruise', 'src', 'server', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ],
  ['Toter Code', ['knip', '--no-config-hints']],
  ['Code, den nur Tests brauchen', ['node', 'tests/unusedCode.ts']],
  ['Namen und Kommentare', ['vitest', 'run', '--reporter', 'dot', 'server/names.test.ts', 'server/comments.test.ts']],
  ['Dokumente', ['node', 'tests/documents.ts']],
  ['Abdeckung', ['node', 'tests/coverage.ts']],
  ['Lizenzen', ['node', 'tests/licences.ts']],
  ['Größen', ['node', 'tests/sizes.ts']],
];

let isContent = true;
const isWanted = ([, [tool]]: (typeof steps)[number]) => !(isBesideTests && tool === 'vitest');
for (const [title, command] of steps.filter(isWanted)) isContent = (await run(title, command)) && isContent;
process.exit(isContent ? 0 : 1);
