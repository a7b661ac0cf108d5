import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { saidRarely } from '../../saidRarely.ts';
import { minimalEnvironment } from './runAs.ts';
import type { Account } from './account.ts';
import { worthTelling } from './worthTelling.ts';

/** The running database server. */
export type Postmaster = { died: Promise<string>; stop: () => Promise<void> };
export type Launch = {
  runtime: string;
  clusterDir: string;
  args: string[];
  account: Account;
  log: (line: string) => void;
  signal?: AbortSignal;
};

const REMEMBERED_LINES = 8;
const FAST_STOP = 30_000;
const HARD_STOP = 10_000;
const REPORT_EVERY = 10_000;

/**
 * Starts PostgreSQL and waits until it serves. It lives in a session of its own, so that Ctrl-C reaches only Leitstand,
 * which then stops it in order; a watchdog stops it when Leitstand dies. The signal breaks off a start that takes long.
 */
export async function launchPostmaster({
  runtime,
  clusterDir,
  args,
  account,
  log,
  signal,
}: Launch): Promise<Postmaster> {
  const { uid, gid } = account;
  const child = spawn(join(runtime, 'bin', 'postgres'), ['-D', clusterDir, ...args], {
    cwd: clusterDir,
    env: minimalEnvironment(),
    uid,
    gid,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines = collectLines(child, log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `Signal ${signal}` : `Code ${code}`));
  });
  const watchdog = child.pid === undefined ? undefined : startWatchdog(child.pid, account);
  void ended.then(() => watchdog?.kill('SIGKILL'));

  let isStopping = false;
  const died = new Promise<string>((resolve) => {
    void ended.then((how) => {
      if (!isStopping) resolve(`Die Datenbank wurde unerwartet beendet (${how}).`);
    });
  });
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    isStopping = true;
    stopped ??= stopChild(child, ended);
    return stopped;
  };

  const breakOff = () => void stop();
  signal?.addEventListener('abort', breakOff);
  const failure = await untilReady({ pid: child.pid, clusterDir, ended, log });
  signal?.removeEventListener('abort', breakOff);
  if (failure === undefined) return { died, stop };
  await wait(50);
  throw new Error(lines.length > 0 ? lines.join(' ') : failure);
}

function collectLines(child: ChildProcess, log: (line: string) => void): string[] {
  const lines: string[] = [];
  if (!child.stderr) return lines;
  // While it starts up it tells each of our attempts to connect that it does.
  const isWorthTelling = worthTelling();
  const saying = saidRarely({ everyMs: 60_000 });
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > REMEMBERED_LINES) lines.shift();
    if (isWorthTelling(line) && saying(line)) log(`PostgreSQL: ${line}`);
  });
  return lines;
}

/** A shell that waits for the end of our side of a pipe, which the kernel closes even after kill -9. */
function startWatchdog(pid: number, { uid, gid }: Account): ChildProcess {
  const watchdog = spawn('/bin/sh', ['-c', 'read _; kill -INT "$1"', 'sh', String(pid)], {
    cwd: '/',
    env: minimalEnvironment(),
    uid,
    gid,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin?.on('error', () => undefined);
  return watchdog;
}

type Waiting = { pid: number | undefined; clusterDir: string; ended: Promise<string>; log: (line: string) => void };

/** Nothing once the server serves, else how it ended; recovery after a crash may take its time. */
async function untilReady({ pid, clusterDir, ended, log }: Waiting): Promise<string | undefined> {
  let failure: string | undefined;
  void ended.then((how) => {
    failure = how;
  });
  let nextReport = performance.now() + REPORT_EVERY;
  for (;;) {
    if (failure !== undefined) return failure;
    if (isReady(clusterDir, pid)) return undefined;
    if (performance.now() > nextReport) {
      log('Die Datenbank stellt sich nach einem Absturz wieder her …');
      nextReport += REPORT_EVERY;
    }
    await wait(15);
  }
}

function isReady(clusterDir: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** First in order with a checkpoint, then at once, then by force; the write-ahead log makes each of them safe. */
async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', FAST_STOP],
    ['SIGQUIT', HARD_STOP],
    ['SIGKILL', HARD_STOP],
  ];
  for (const [signal, patience] of steps) {
    child.kill(signal);
    const timer = new AbortController();
    const isOver = await Promise.race([
      ended.then(() => true),
      wait(patience, false, { signal: timer.signal }).catch(() => false),
    ]);
    timer.abort();
    if (isOver) return;
  }
}
