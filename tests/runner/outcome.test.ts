import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closingLines, outcomeSetting, takeOutcome, type Outcome } from './outcome.ts';
import { shows } from '../specification/shows.ts';
import { thoroughTest } from './thoroughTest.ts';

const project = join(import.meta.dirname, '..', '..');
const fixtures = 'tests/runner/fixtures';

/** Runs a tool on the fixtures in a process of its own, as `npm test` does. */
function outcomeOf(tool: string, ...args: readonly string[]): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-outcome-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'outcome.json');
  const { VITEST: _, NODE_OPTIONS: __, ...env } = process.env;
  const { status } = spawnSync(join(project, 'node_modules', '.bin', tool), args, {
    cwd: project,
    env: { ...env, ...outcomeSetting(file) },
  });
  return takeOutcome(file, { title: tool, succeeded: status === 0 });
}

test('of the units it tells failed tests, broken hooks and what nobody caught', () => {
  const outcome = outcomeOf(
    'vitest',
    'run',
    '--config',
    `${fixtures}/vitest.config.ts`,
    '--reporter=./tests/runner/vitestOutcome.ts',
  );
  const file = 'fixtures tests/runner/fixtures/failing.fixture.ts';
  expect(outcome).toMatchObject({ passed: 1, skipped: 2 });
  expect(outcome.failures.map((it) => it.name)).toEqual([`${file} > a room`, `${file} > fails`, 'unhandled error']);
  expect(outcome.failures[0]?.message).toContain('the hook broke');
  expect(outcome.failures[1]?.message).toMatch(/failing\.fixture\.ts:4\nexpected 'one\\ntwo' to be 'three'/);
  expect(outcome.failures[2]?.message).toContain('nobody caught this');
});

thoroughTest('of the stories it tells the failed ones, and that none could be found', () => {
  const reporter = '--reporter=./tests/runner/playwrightOutcome.ts';
  const outcome = outcomeOf('playwright', 'test', '--config', `${fixtures}/playwright.config.ts`, reporter);
  expect(outcome.passed).toBe(1);
  expect(outcome.failures.map((it) => it.name)).toEqual(['tests/runner/fixtures/story.fixture.ts:4 > fails']);
  expect(outcome.failures[0]?.message).toContain('Received: ');
  const none = outcomeOf(
    'playwright',
    'test',
    '--config',
    `${fixtures}/playwright.config.ts`,
    reporter,
    'there-is-none',
  );
  expect(none.failures[0]?.message).toContain('No tests found');
});

test('a part that dies without a word is one failure', () => {
  const nothing = takeOutcome('/gibt/es/nicht', { title: 'Browser', succeeded: true });
  expect(nothing.failures).toEqual([{ name: 'Browser', message: 'ended with an error that belongs to no test' }]);
});

test('the last line can be counted, the failures stand right above it, each with its first lines', () => {
  shows('D0 Running second command');
  const long = ['\u001B[31mred\u001B[39m', '', ...Array.from({ length: 20 }, (_, at) => `line ${String(at)}`)].join(
    '\n',
  );
  const lines = closingLines([
    { passed: 3, skipped: 1, failures: [] },
    { passed: 4, skipped: 0, failures: [{ name: 'a story', message: long }] },
  ]).split('\n');
  expect(lines.slice(0, 3)).toEqual(['✗ a story', '    red', '    line 0']);
  expect(lines.slice(-3)).toEqual(['    line 6', '', '7 passed, 1 failed, 1 skipped']);
});
