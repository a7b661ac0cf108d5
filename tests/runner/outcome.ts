import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** One thing that went wrong: which test (or what beside the tests) and what it said. */
export type Failure = { readonly name: string; readonly message: string };
/** How one part of the run ended. */
export type Outcome = { readonly passed: number; readonly skipped: number; readonly failures: readonly Failure[] };

/** Where a reporter leaves its outcome for `npm test`; without the setting (a run by hand) it leaves none. */
const setting = 'LEITSTAND_OUTCOME_FILE';
export const outcomeSetting = (file: string) => ({ [setting]: file });

export function leaveOutcome(outcome: Outcome): void {
  const file = process.env[setting];
  if (file) writeFileSync(file, JSON.stringify(outcome));
}

/**
 * What a part left behind; a part that failed without saying why (it crashed, or died before its end) counts as one
 * failure.
 */
export function takeOutcome(file: string, { title, succeeded }: { title: string; succeeded: boolean }): Outcome {
  const died = { name: title, message: 'ended with an error that belongs to no test' };
  if (!existsSync(file)) return { passed: 0, skipped: 0, failures: [died] };
  const left = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  rmSync(file);
  return succeeded || left.failures.length > 0 ? left : { ...left, failures: [died] };
}

const linesOfMessage = 8;

/**
 * The end of a run: each failure with the first lines of its message, and below all of them the countable line, so that
 * the tail of a log tells.
 */
export function closingLines(outcomes: readonly Outcome[]): string {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, it) => total + of(it), 0);
  const failures = outcomes.flatMap((it) => it.failures);
  const counts = `${String(sum((it) => it.passed))} passed, ${String(failures.length)} failed, ${String(sum((it) => it.skipped))} skipped`;
  return [...failures.map(failureLines), counts].join('\n\n');
}

function failureLines({ name, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((it) => it.trim() !== '')
    .slice(0, linesOfMessage);
  return [`✗ ${name}`, ...lines.map((it) => `    ${it}`)].join('\n');
}
