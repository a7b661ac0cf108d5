import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '..', 'node_modules', '.bin');

/** Runs one tool of the project with its output shown; true when it was content. */
export function run(title: string, [tool = '', ...args]: readonly string[]): boolean {
  const started = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(tool === 'node' ? process.execPath : join(bin, tool), args, { stdio: 'inherit', cwd: join(import.meta.dirname, '..') });
  process.stdout.write(`── ${title}: ${status === 0 ? 'in Ordnung' : 'FEHLER'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return status === 0;
}
