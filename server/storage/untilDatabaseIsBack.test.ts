import { expect, test } from 'vitest';
import { untilDatabaseIsBack } from './untilDatabaseIsBack.ts';

const never = new AbortController().signal;
const lost = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

/** Notes that fail in turn, then succeed. */
function noting(...failures: readonly Error[]) {
  const left = [...failures];
  let calls = 0;
  return {
    calls: () => calls,
    note: () => {
      calls += 1;
      const next = left.shift();
      return next ? Promise.reject(next) : Promise.resolve();
    },
  };
}

test('what happened outside is noted as soon as the database is back', async () => {
  const { note, calls } = noting(lost(), new Error('Connection terminated unexpectedly'));
  await untilDatabaseIsBack(note, never);
  expect(calls()).toBe(3);
});

test('any other fault is told at once, and who leaves does not wait', async () => {
  const fault = noting(new Error('column "x" does not exist'));
  await expect(untilDatabaseIsBack(fault.note, never)).rejects.toThrow('column');
  expect(fault.calls()).toBe(1);
  await expect(untilDatabaseIsBack(noting(lost()).note, AbortSignal.abort())).rejects.toThrow('terminating');
});
