import { join } from 'node:path';
import { prepareSocketFolder, writeAccessFiles } from './access.ts';
import { databaseAccount, ownAccount, type Account } from './account.ts';
import { ensureCluster } from './cluster.ts';
import { openDataDirectory } from './dataDirectory.ts';
import { lockDataDirectory } from './dataLock.ts';
import { keepRunning, type TellOutage } from './keeper.ts';
import { stopLeftovers, stopProcesses } from './leftovers.ts';
import { launchPostmaster } from './postmaster.ts';
import { provision } from './provision.ts';
import { refusalFor } from './refusal.ts';
import { findBinaries, prepareRuntime, probeRuntime } from './runtime.ts';
import { settingArguments } from './settings.ts';

export type EmbeddedDatabase = {
  /** The ordinary role `leitstand` on the database `leitstand`; the host is the socket's folder. */
  connection: { host: string; user: 'leitstand'; database: 'leitstand' };
  /** The superuser, only for creating test databases from a template. */
  admin: { host: string; user: 'postgres'; database: 'postgres' };
  dataDir: string;
  /** Ends PostgreSQL in order and gives the data directory free; asking twice is harmless. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  mode: 'office' | 'test';
  log: (line: string) => void;
  tell?: TellOutage;
};

/**
 * Brings up the PostgreSQL that Leitstand carries with it, on the data in this directory, and keeps it running; or
 * refuses with one German sentence.
 */
export async function startEmbedded({
  dataDir: wanted,
  mode,
  log,
  tell = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  forgetForeignSettings();
  try {
    const own = ownAccount();
    const dataDir = openDataDirectory(wanted, own);
    const release = lockDataDirectory(dataDir, own);
    try {
      return await startLocked({ dataDir, own, mode, log, tell, release });
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw refusalFor(error, wanted);
  }
}

type LockedStart = {
  dataDir: string;
  own: Account;
  mode: 'office' | 'test';
  log: (line: string) => void;
  tell: TellOutage;
  release: () => void;
};

async function startLocked({ dataDir, own, mode, log, tell, release }: LockedStart): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  const clusterDir = join(dataDir, `pg${binaries.major}`);
  const account = databaseAccount(own, clusterDir);
  await stopLeftovers({ clusterDir, account, log });
  const runtime = await prepareRuntime(dataDir, binaries);
  await probeRuntime(runtime, account);
  await ensureCluster({ clusterDir, runtime, account, isTest: mode === 'test' });
  const { hbaFile, identFile } = writeAccessFiles(dataDir, own);
  const socket = prepareSocketFolder(dataDir, account);
  try {
    const args = settingArguments(mode, {
      hba_file: hbaFile,
      ident_file: identFile,
      unix_socket_directories: `"${socket.path}"`,
    });
    const launch = (signal?: AbortSignal) =>
      launchPostmaster({ runtime, clusterDir, args, account, log, ...(signal && { signal }) });
    const postmaster = await launch();
    const admin = { host: socket.path, user: 'postgres', database: 'postgres' } as const;
    await provision(admin).catch(async (error: unknown) => {
      await postmaster.stop();
      throw error;
    });
    const keeper = keepRunning(postmaster, {
      log,
      tell,
      launch: async (signal) => {
        await stopProcesses({ clusterDir, account, log });
        socket.clear();
        return launch(signal);
      },
    });
    let stopped: Promise<void> | undefined;
    const stop = (): Promise<void> => {
      stopped ??= keeper.stop().finally(() => {
        socket.remove();
        release();
      });
      return stopped;
    };
    return { connection: { host: socket.path, user: 'leitstand', database: 'leitstand' }, admin, dataDir, stop };
  } catch (error) {
    socket.remove();
    throw error;
  }
}

/** The driver would read PGHOST, PGOPTIONS and their kin from the environment, meant for some other database. */
function forgetForeignSettings(): void {
  for (const name of Object.keys(process.env).filter((it) => it.startsWith('PG'))) delete process.env[name];
}
