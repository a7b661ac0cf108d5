import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './runner/ensureChromium.ts';
import { closingLines, outcomeSetting, takeOutcome, type Outcome } from './runner/outcome.ts';
import { run } from './runner/steps.ts';
import { thoroughSetting } from './runner/thoroughly.ts';

/**
 * `npm test`: static checks, unit, API and browser tests; what a test needs it starts itself. `npm run test:all` takes
 * the long form of each. Closes with what failed and one countable line.
 */
await ensureChromium();
// Dozens of servers are started on the way: what Node has made of our code once, the next one takes as it is.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'node');
const reports = mkdtempSync(join(tmpdir(), 'leitstand-run-'));
const form = process.argv.includes('--all') ? thoroughSetting : {};

// The tests of units and API wait for databases most of the time: the static checks fill that time. The stories have
// the machine to themselves: beside the others they took twice as long, and people in them lost their patience.
const outcomes: readonly Outcome[] = [
  ...(await Promise.all([
    staticChecks(),
    tests('Einheiten und API', ['vitest', 'run', '--reporter=default', '--reporter=./tests/runner/vitestOutcome.ts']),
  ])),
  await tests('Browser', ['playwright', 'test', '--reporter=list,./tests/runner/playwrightOutcome.ts']),
];
rmSync(reports, { recursive: true });
process.stdout.write(`\n${closingLines(outcomes)}\n`);
process.exit(outcomes.every((it) => it.failures.length === 0) ? 0 : 1);

async function staticChecks(): Promise<Outcome> {
  const name = 'Statische Prüfungen';
  const succeeded = await run(name, ['node', 'tests/check.ts', '--beside-tests'], { shown: 'at its end' });
  const failure = { name, message: 'what is wrong stands further up; npm run check shows it alone' };
  return { passed: succeeded ? 1 : 0, skipped: 0, failures: succeeded ? [] : [failure] };
}

async function tests(title: string, command: readonly string[]): Promise<Outcome> {
  const file = join(reports, `${title}.json`);
  const succeeded = await run(title, command, {
    environment: { ...form, ...outcomeSetting(file) },
    shown: 'among others',
  });
  return takeOutcome(file, { title, succeeded });
}
