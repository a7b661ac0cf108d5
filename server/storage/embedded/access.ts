import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** The longest folder whose socket name PostgreSQL still accepts. */
const LONGEST_SOCKET_FOLDER = 93;

export type AccessFiles = { hbaFile: string; identFile: string };
export type SocketFolder = { path: string; clear: () => void; remove: () => void };

/**
 * Lets only our own account in, through the socket and without a password. The files are ours and lie beside the
 * cluster, so that root never writes into a folder another account controls.
 */
export function writeAccessFiles(dataDir: string, own: Account): AccessFiles {
  const hbaFile = join(dataDir, 'pg_hba.conf');
  const identFile = join(dataDir, 'pg_ident.conf');
  replaceFile(hbaFile, 'local all all peer map=leitstand\n');
  replaceFile(identFile, `leitstand "${own.name}" all\n`);
  return { hbaFile, identFile };
}

/**
 * An empty folder for the socket that only the database account enters; a short one elsewhere when the data lies too
 * deep.
 */
export function prepareSocketFolder(dataDir: string, account: Account): SocketFolder {
  const usual = join(dataDir, 'run');
  if (Buffer.byteLength(usual) > LONGEST_SOCKET_FOLDER) {
    const base = Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir();
    const path = mkdtempSync(join(base, 'leitstand-'));
    handOver(path, account);
    return {
      path,
      clear: () => {
        empty(path);
      },
      remove: () => rmSync(path, { recursive: true, force: true }),
    };
  }
  if (!existsSync(usual)) mkdirSync(usual);
  handOver(usual, account);
  empty(usual);
  return {
    path: usual,
    clear: () => {
      empty(usual);
    },
    remove: () => undefined,
  };
}

/** A socket and its lock that a killed server left behind would name a process that may be a stranger by now. */
function empty(path: string): void {
  for (const name of readdirSync(path)) unlinkSync(join(path, name));
}

function handOver(path: string, account: Account): void {
  chmodSync(path, 0o700);
  chownSync(path, account.uid, account.gid);
}

function replaceFile(path: string, text: string): void {
  const fresh = `${path}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, text, { flag: 'wx' });
  chmodSync(fresh, 0o644);
  renameSync(fresh, path);
}
