import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedDatabase } from './startEmbedded.ts';
import { codeOf, StartRefused } from './refusal.ts';

const patience = 30_000;
/** The lines of postmaster.pid, counted from 0. */
const socketLine = 4;
const stateLine = 7;

/**
 * How to reach the database of the Leitstand that runs on this data directory: through its socket, as the same account.
 */
export async function runningCluster(dataDir: string): Promise<EmbeddedDatabase['connection']> {
  for (const deadline = performance.now() + patience; ; await wait(200)) {
    const host = readySocket(resolve(dataDir));
    if (host !== undefined) return { host, user: 'leitstand', database: 'leitstand' };
    if (performance.now() > deadline) {
      throw new StartRefused(
        `In ${dataDir} läuft ein Leitstand, aber seine Datenbank ist nicht bereit; bitte später noch einmal versuchen.`,
      );
    }
  }
}

/** Whether there is any data at all in this directory. */
export function holdsCluster(dataDir: string): boolean {
  return clusterIn(dataDir) !== undefined;
}

function readySocket(dataDir: string): string | undefined {
  const cluster = clusterIn(dataDir);
  if (cluster === undefined) return undefined;
  try {
    const lines = readFileSync(join(dataDir, cluster, 'postmaster.pid'), 'utf8').split('\n');
    return lines[stateLine]?.trim() === 'ready' ? lines[socketLine] || undefined : undefined;
  } catch (error) {
    if (codeOf(error) !== 'EACCES') return undefined;
    throw new StartRefused(
      `Auf die laufende Datenbank in ${dataDir} darf nur das Konto zugreifen, unter dem Leitstand läuft; bitte unter diesem Konto aufrufen.`,
    );
  }
}

function clusterIn(dataDir: string): string | undefined {
  try {
    return readdirSync(dataDir).find((it) => /^pg\d+$/.test(it));
  } catch {
    return undefined;
  }
}
