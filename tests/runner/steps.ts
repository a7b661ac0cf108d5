import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');
const bin = join(project, 'node_modules', '.bin');

/** Runs one tool of the project with its output shown; true when it was content. */
export function run(title: string, [tool = '', ...args]: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const started = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  const program = tool === 'node' ? process.execPath : join(bin, tool);
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd: project, env: { ...process.env, ...environment } });
  process.stdout.write(`── ${title}: ${status === 0 ? 'in Ordnung' : 'FEHLER'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  return status === 0;
}
