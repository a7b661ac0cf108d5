import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensureChromium.ts';
import { run } from './steps.ts';

/** `npm test`: static checks, unit, API and browser tests; what a test needs it starts itself. Closes on one countable line. */
type Vitest = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type Playwright = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

await ensureChromium();
const vitestReport = join(tmpdir(), `leitstand-vitest-${String(process.pid)}.json`);
const playwrightReport = join(tmpdir(), `leitstand-playwright-${String(process.pid)}.json`);
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;

const checked = run('Statische Prüfungen', ['node', 'tests/check.ts']);
run('Einheiten und API', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]);
run('Browser', ['playwright', 'test', '--reporter=list,json']);

const unit = read<Vitest>(vitestReport) ?? { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0 };
const browser = read<Playwright>(playwrightReport)?.stats ?? { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
const failed = (checked ? 0 : 1) + unit.numFailedTests + (unit.numFailedTests === 0 ? unit.numFailedTestSuites : 0) + browser.unexpected + browser.flaky;
const passed = (checked ? 1 : 0) + unit.numPassedTests + browser.expected;
process.stdout.write(`\n${String(passed)} passed, ${String(failed)} failed, ${String(browser.skipped)} skipped\n`);
process.exit(failed === 0 ? 0 : 1);

function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as T;
  rmSync(file);
  return report;
}
