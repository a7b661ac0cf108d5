import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAccount, ownAccount } from '../../server/storage/embedded/account.ts';
import { minimalEnvironment } from '../../server/storage/embedded/runAs.ts';
import { startEmbedded } from '../../server/storage/embedded/startEmbedded.ts';

/** A PostgreSQL server that somebody else looks after, with pg_ctl. */
export type ForeignPostgres = { readonly url: string; start(): Promise<void>; stop(): Promise<void> };

/**
 * What an administrator does with the database server in this data directory; it may fail when Leitstand is quicker.
 */
export async function controlPostgres(dataDir: string, args: readonly string[]): Promise<void> {
  const clusterDir = join(dataDir, 'pg18');
  const { uid, gid } = databaseAccount(ownAccount(), clusterDir);
  const runtime = readdirSync(dataDir).find((it) => it.startsWith('runtime-')) ?? '';
  await once(
    spawn(join(dataDir, runtime, 'bin', 'pg_ctl'), ['-D', clusterDir, '-s', ...args], {
      cwd: '/',
      uid,
      gid,
      env: minimalEnvironment(),
      stdio: 'ignore',
      timeout: 30_000,
    }),
    'exit',
  );
}

/** Starts one on a cluster of its own; every commit is on disk as in the office. */
export async function startForeignPostgres(dataDir: string): Promise<ForeignPostgres> {
  const made = await startEmbedded({ dataDir, mode: 'office', log: () => undefined });
  await made.stop();
  const folder = join(dataDir, 'run');
  const options = `-c listen_addresses= -c hba_file=${join(dataDir, 'pg_hba.conf')} -c ident_file=${join(dataDir, 'pg_ident.conf')} -c unix_socket_directories=${folder}`;
  const start = () => controlPostgres(dataDir, ['-o', options, '-l', '/dev/null', 'start']);
  await start();
  return {
    url: `postgres://leitstand@localhost/leitstand?host=${encodeURIComponent(folder)}`,
    start,
    stop: () => controlPostgres(dataDir, ['stop', '-m', 'fast']),
  };
}
