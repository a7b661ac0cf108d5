import { chmodSync, lchownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataInUse, StartRefused } from './refusal.ts';
import type { Account } from './account.ts';

const BUSY = 5;
const READ_ONLY = 8;
const CANNOT_OPEN = 14;

/**
 * Keeps every other Leitstand away from a data directory, and returns the function that lets go of it. The kernel holds
 * the lock, so it ends with this process even when that is killed. The file is never opened by other means: closing any
 * descriptor of it would drop the lock.
 */
export function lockDataDirectory(dataDir: string, own: Account): () => void {
  const path = join(dataDir, 'lock');
  const holder = join(dataDir, 'owner');
  const database = openExclusively({ path, holder, dataDir, own });
  chmodSync(path, 0o600);
  const { uid, gid } = statSync(dataDir);
  if (own.uid === 0) lchownSync(path, uid, gid);
  rmSync(holder, { force: true });
  writeFileSync(holder, `${process.pid}\n`, { flag: 'wx', mode: 0o644 });
  return () => {
    rmSync(holder, { force: true });
    database.close();
  };
}

type LockRequest = { path: string; holder: string; dataDir: string; own: Account };

function openExclusively({ path, holder, dataDir, own }: LockRequest): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    const code = sqliteCode(error);
    if (code === BUSY)
      throw new DataInUse(
        `In ${dataDir} läuft schon ein Leitstand (${holderText(holder)}); bitte diesen beenden oder DATA_DIR anders wählen.`,
      );
    if (code === READ_ONLY || code === CANNOT_OPEN) {
      throw new StartRefused(
        `Das Konto ${own.name} darf in ${dataDir} nicht schreiben; bitte die Rechte prüfen oder DATA_DIR auf ein eigenes Verzeichnis setzen.`,
      );
    }
    throw error;
  }
}

function holderText(holder: string): string {
  try {
    return `Prozess ${readFileSync(holder, 'utf8').trim()}`;
  } catch {
    return 'Prozess unbekannt';
  }
}

function sqliteCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined;
  return Number(error.errcode);
}
