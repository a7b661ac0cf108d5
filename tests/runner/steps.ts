import { spawn } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..');
const bin = join(project, 'node_modules', '.bin');

type How = {
  readonly environment?: Readonly<Record<string, string>>;
  /** Beside something else: what it prints is shown in one piece when it has ended. */
  readonly isBeside?: boolean;
};

/** Runs one tool of the project with its output shown; true when it was content. */
export async function run(
  title: string,
  [tool = '', ...args]: readonly string[],
  { environment = {}, isBeside = false }: How = {},
): Promise<boolean> {
  const started = Date.now();
  const heading = `\n── ${title}\n`;
  if (!isBeside) process.stdout.write(heading);
  const program = tool === 'node' ? process.execPath : join(bin, tool);
  const child = spawn(program, args, {
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    cwd: project,
    env: { ...process.env, ...environment },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (isBeside) process.stdout.write(`${heading}${Buffer.concat(said).toString()}`);
  process.stdout.write(
    `── ${title}: ${status === 0 ? 'in Ordnung' : 'FEHLER'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return status === 0;
}
