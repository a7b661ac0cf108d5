import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './runner/ensureChromium.ts';
import { closingLines, outcomeSetting, takeOutcome, type Outcome } from './runner/outcome.ts';
import { run } from './runner/steps.ts';

/** `npm test`: static checks, unit, API and browser tests; what a test needs it starts itself. Closes with what failed and one countable line. */
await ensureChromium();
const reports = mkdtempSync(join(tmpdir(), 'leitstand-run-'));

const checked = run('Statische Prüfungen', ['node', 'tests/check.ts']);
const outcomes: readonly Outcome[] = [
  { passed: checked ? 1 : 0, skipped: 0, failures: checked ? [] : [{ name: 'Statische Prüfungen', message: 'what is wrong stands above; npm run check shows it alone' }] },
  tests('Einheiten und API', ['vitest', 'run', '--reporter=default', '--reporter=./tests/runner/vitestOutcome.ts']),
  tests('Browser', ['playwright', 'test', '--reporter=list,./tests/runner/playwrightOutcome.ts']),
];
rmSync(reports, { recursive: true });
process.stdout.write(`\n${closingLines(outcomes)}\n`);
process.exit(outcomes.every((it) => it.failures.length === 0) ? 0 : 1);

function tests(title: string, command: readonly string[]): Outcome {
  const file = join(reports, `${title}.json`);
  const succeeded = run(title, command, outcomeSetting(file));
  return takeOutcome(file, { title, succeeded });
}
