import { expect, test } from 'vitest';
import { keepRunning } from './keeper.ts';
import type { Postmaster } from './postmaster.ts';

/** A server that dies when told to. */
function server(): Postmaster & { die(): void; isStopped: boolean } {
  const died = Promise.withResolvers<string>();
  const it = {
    died: died.promise,
    isStopped: false,
    die: () => {
      died.resolve('Die Datenbank wurde unerwartet beendet (Signal SIGKILL).');
    },
    stop: () => {
      it.isStopped = true;
      return Promise.resolve();
    },
  };
  return it;
}

function keeping(attempts: readonly (Postmaster | Error)[], pausesMs: readonly number[] = [0]) {
  const first = server();
  const told: (string | null)[] = [];
  const logged: string[] = [];
  const left = [...attempts];
  const launch = () => {
    const next = left.shift();
    return next === undefined || next instanceof Error
      ? Promise.reject(next ?? new Error('none left'))
      : Promise.resolve(next);
  };
  return {
    first,
    told,
    logged,
    keeper: keepRunning(first, {
      launch,
      log: (line) => logged.push(line),
      tell: (reason) => told.push(reason),
      pausesMs,
    }),
  };
}

test('a server that dies is started again, also when the first attempt fails, and everybody is told', async () => {
  const second = server();
  const { first, told, logged, keeper } = keeping([new Error('No space left on device'), second]);
  first.die();
  await expect.poll(() => told.at(-1)).toBeNull();
  expect(told).toEqual([
    'Die Datenbank wurde unerwartet beendet und startet neu.',
    'Die Datenbank lässt sich nicht starten; es wird laufend erneut versucht.',
    null,
  ]);
  expect(logged).toEqual([
    'Die Datenbank wurde unerwartet beendet (Signal SIGKILL). Sie wird neu gestartet; bestätigte Eingaben sind gesichert.',
    'Die Datenbank lässt sich nicht starten (1. Versuch): No space left on device',
    'Die Datenbank läuft wieder.',
  ]);
  await keeper.stop();
  expect([first.isStopped, second.isStopped]).toEqual([false, true]);
});

test('who stops it does not wait for the next attempt, and nothing is started afterwards', async () => {
  const { first, told, keeper } = keeping([new Error('1'), new Error('2')], [0, 600_000]);
  first.die();
  await expect.poll(() => told.length).toBe(2);
  await keeper.stop();
  expect(told).toHaveLength(2);
});

test('one that is stopped in order is no outage', async () => {
  const { first, told, keeper } = keeping([]);
  await keeper.stop();
  first.die();
  expect([first.isStopped, told]).toEqual([true, []]);
});
