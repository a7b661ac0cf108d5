import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const page = 'index.html';
/** So long may a console stay open: what it loads later has to be there still. */
const daysKept = 14;

/**
 * Puts a new build into the folder that a server may be serving: the page last, in one step, and the files of older
 * builds stay for the consoles that are open.
 */
export function takeOver(build: string, folder: string, now: Date): void {
  const files = filesIn(build);
  for (const file of files.filter((it) => it !== page)) move(file, { from: build, to: folder });
  move(page, { from: build, to: folder });
  const isOld = (file: string) => now.getTime() - statSync(join(folder, file)).mtimeMs > daysKept * 86_400_000;
  const older = filesIn(join(folder, 'assets')).map((it) => join('assets', it));
  for (const file of older) if (!files.includes(file) && isOld(file)) rmSync(join(folder, file));
  rmSync(build, { recursive: true });
}

function move(file: string, { from, to }: { from: string; to: string }): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  renameSync(join(from, file), join(to, file));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => statSync(join(folder, it)).isFile());
}
