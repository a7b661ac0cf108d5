import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { leaveOutcome, type Failure } from './outcome.ts';

type VitestError = {
  readonly message?: string;
  readonly stack?: string;
  readonly stacks?: readonly { readonly file: string; readonly line: number }[];
};

/**
 * Leaves what `npm test` closes with: failed tests, files and hooks that broke, files that never finished, and errors
 * that nobody caught.
 */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly VitestError[]): void {
    const tests = modules.flatMap((it) => [...it.children.allTests()]);
    const failures = [
      ...modules.flatMap(failuresOfModule),
      ...unhandled.map((it) => ({ name: 'unhandled error', message: messageOf(it) })),
    ];
    leaveOutcome({ passed: count(tests, 'passed'), skipped: count(tests, 'skipped'), failures });
  }
}

const count = (tests: readonly TestCase[], state: string) => tests.filter((it) => it.result().state === state).length;

function failuresOfModule(module: TestModule): Failure[] {
  const file = `${module.project.name} ${module.relativeModuleId}`;
  const unfinished = module.state() === 'queued' || module.state() === 'pending';
  const [suites, tests] = [[...module.children.allSuites()], [...module.children.allTests('failed')]];
  return [
    ...(unfinished ? [{ name: file, message: 'did not finish' }] : []),
    ...module.errors().map((error) => ({ name: file, message: messageOf(error) })),
    ...suites.flatMap((it) =>
      it.errors().map((error) => ({ name: `${file} > ${it.fullName}`, message: messageOf(error) })),
    ),
    ...tests.map((it) => ({
      name: `${file} > ${it.fullName}`,
      message: (it.result().errors ?? []).map(messageOf).join('\n'),
    })),
  ];
}

/** What it says, and the line of ours that it was noticed in. */
function messageOf({ message, stack, stacks }: VitestError): string {
  const at = stacks?.find(({ file }) => !file.includes('node_modules'));
  const said = message ?? stack ?? 'an error without a message';
  return at ? `${at.file}:${String(at.line)}\n${said}` : said;
}
