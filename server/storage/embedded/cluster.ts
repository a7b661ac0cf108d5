import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from './refusal.ts';
import { runAs } from './runAs.ts';
import type { Account } from './account.ts';

export type ClusterPlan = { clusterDir: string; runtime: string; account: Account; isTest: boolean };

/**
 * Makes sure the database files exist. They are made under a name of their own and renamed when complete: a killed
 * start leaves no half cluster, and an initdb that outlives its parent tidies up only its own folder.
 */
export async function ensureCluster({ clusterDir, runtime, account, isTest }: ClusterPlan): Promise<void> {
  const dataDir = dirname(clusterDir);
  for (const name of readdirSync(dataDir).filter((it) => it.startsWith(`${basename(clusterDir)}.new-`))) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    chmodSync(clusterDir, 0o700);
    return;
  }
  refuseForeign(clusterDir);
  const fresh = mkdtempSync(`${clusterDir}.new-`);
  chmodSync(fresh, 0o700);
  chownSync(fresh, account.uid, account.gid);
  const args = [
    '-D',
    fresh,
    '-U',
    'postgres',
    '-A',
    'peer',
    '-E',
    'UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const { code, stderr } = await runAs(account, {
    program: join(runtime, 'bin', 'initdb'),
    args: isTest ? [...args, '--no-sync'] : args,
    cwd: fresh,
  });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`initdb: ${stderr.trim().replaceAll('\n', ' ')}`);
  }
  renameSync(fresh, clusterDir);
  if (!isTest) syncDirectory(dataDir);
}

function refuseForeign(clusterDir: string): void {
  if (existsSync(clusterDir) && readdirSync(clusterDir).length > 0) {
    throw new StartRefused(
      `In ${clusterDir} liegt kein vollständiger Datenbestand; bitte eine Sicherung zurückspielen oder das Verzeichnis wegräumen.`,
    );
  }
  const other = readdirSync(dirname(clusterDir)).find((name) => /^pg\d+$/.test(name) && name !== basename(clusterDir));
  if (!other) return;
  throw new StartRefused(
    `Die Daten in ${join(dirname(clusterDir), other)} stammen von einer anderen PostgreSQL-Version; bitte mit dem bisherigen Leitstand exportieren und hier importieren.`,
  );
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
