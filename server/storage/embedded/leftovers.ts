import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, StartRefused } from './refusal.ts';
import { runAs } from './runAs.ts';
import type { Account } from './account.ts';

const LINK = /\/proc\/(\d+)\/(exe|cwd) -> (.*)$/;

type Leftovers = { clusterDir: string; account: Account; log: (line: string) => void };

/**
 * Ends every database process an earlier, killed Leitstand left in this directory: under the lock each of them is an
 * orphan. Afterwards the process number in postmaster.pid means nothing and is removed, because it may belong to a
 * stranger by now.
 */
export async function stopLeftovers(leftovers: Leftovers): Promise<void> {
  if (!existsSync('/proc/self/cwd')) return;
  await stopProcesses(leftovers);
  rmSync(join(leftovers.clusterDir, 'postmaster.pid'), { force: true });
}

/**
 * Ends every database process in this directory that is not ours; postmaster.pid stays and keeps guarding against a
 * second server.
 */
export async function stopProcesses({ clusterDir, account, log }: Leftovers): Promise<void> {
  if (!existsSync('/proc/self/cwd')) return;
  const pidFile = join(clusterDir, 'postmaster.pid');
  const found = await processesIn(clusterDir, account);
  if (found.length > 0) log(`Beende ${found.length} übrig gebliebene Datenbankprozesse eines früheren Laufs`);
  const postmaster = found.find((pid) => pid === postmasterOf(pidFile));
  const steps: { signal: NodeJS.Signals; to: number[]; patience: number }[] = [
    ...(postmaster ? [{ signal: 'SIGINT' as const, to: [postmaster], patience: 20_000 }] : []),
    { signal: 'SIGQUIT', to: [], patience: 5_000 },
    { signal: 'SIGKILL', to: [], patience: 5_000 },
  ];
  let alive = found;
  for (const { signal, to, patience } of steps) {
    if (alive.length === 0) break;
    for (const pid of to.length > 0 ? to : alive) send(pid, signal);
    alive = await remaining({ clusterDir, account, patience });
  }
  if (alive.length === 0) return;
  throw new StartRefused(
    `Der Datenbankprozess ${alive.join(', ')} eines früheren Laufs lässt sich nicht beenden; bitte ihn von Hand beenden oder den Rechner neu starten.`,
  );
}

async function remaining({
  clusterDir,
  account,
  patience,
}: {
  clusterDir: string;
  account: Account;
  patience: number;
}): Promise<number[]> {
  const end = performance.now() + patience;
  for (;;) {
    const alive = await processesIn(clusterDir, account);
    if (alive.length === 0 || performance.now() > end) return alive;
    await wait(30);
  }
}

/**
 * PostgreSQL programs working in this cluster or in an unfinished one beside it. The account itself looks, because in a
 * container not even root may see where another account's process works.
 */
export async function processesIn(clusterDir: string, account: Account): Promise<number[]> {
  const { stdout } = await runAs(account, {
    program: '/bin/sh',
    args: ['-c', 'exec ls -ln /proc/[0-9]*/exe /proc/[0-9]*/cwd'],
    cwd: '/',
  });
  const programs = new Set<number>();
  const places = new Set<number>();
  for (const line of stdout.split('\n')) {
    const [, pid, kind, target] = LINK.exec(line) ?? [];
    if (!pid || !target) continue;
    if (kind === 'exe' && /^(postgres|initdb)/.test(basename(target))) programs.add(Number(pid));
    if (kind === 'cwd' && (target === clusterDir || target.startsWith(`${clusterDir}.new-`))) places.add(Number(pid));
  }
  return [...programs].filter((pid) => places.has(pid));
}

function postmasterOf(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  return Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
}

/** The process may have ended by itself meanwhile; a halted one has to go on to notice the signal. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
