import { run } from './runner/steps.ts';

/** `npm run check`: types, lint, arrows between the folders, dead code, documents that tell the truth, and what the browser has to load. */
const steps: readonly (readonly [string, readonly string[]])[] = [
  ['Typen', ['tsc', '-b']],
  ['Lint', ['oxlint', '--deny-warnings']],
  ['Pfeile zwischen den Ordnern', ['depcruise', 'src', 'server', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['Toter Code', ['knip']],
  ['Dokumente', ['node', 'tests/documents.ts']],
  ['Lizenzen', ['node', 'tests/licences.ts']],
  ['Größen', ['node', 'tests/sizes.ts']],
];

const failed = steps.filter(([title, command]) => !run(title, command));
process.exit(failed.length === 0 ? 0 : 1);
