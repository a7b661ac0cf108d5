import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { leaveOutcome, type Failure } from './outcome.ts';

/**
 * Leaves what `npm test` closes with: failed stories (also those that passed at a second try) and errors outside of any
 * story.
 */
export default class PlaywrightOutcome implements Reporter {
  #root: Suite | undefined;
  readonly #outside: Failure[] = [];

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root;
  }

  onError(error: TestError): void {
    this.#outside.push({ name: 'browser', message: messageOf(error) });
  }

  onEnd(): void {
    const tests = this.#root?.allTests() ?? [];
    const failed = tests.filter((it) => it.outcome() === 'unexpected' || it.outcome() === 'flaky');
    const count = (outcome: string) => tests.filter((it) => it.outcome() === outcome).length;
    leaveOutcome({
      passed: count('expected'),
      skipped: count('skipped'),
      failures: [...failed.map(failureOf), ...this.#outside],
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function failureOf(test: TestCase): Failure {
  const [, project = '', , ...titles] = test.titlePath();
  const place = `${relative('.', test.location.file)}:${String(test.location.line)}`;
  const errors = test.results.flatMap((it) => it.errors);
  return {
    name: [project, place, ...titles].filter((it) => it !== '').join(' > '),
    message: errors.map(messageOf).join('\n'),
  };
}

function messageOf({ message, value, location }: TestError): string {
  const said = message ?? value ?? 'an error without a message';
  return location ? `${relative('.', location.file)}:${String(location.line)}\n${said}` : said;
}
