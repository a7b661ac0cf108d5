import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const project = join(import.meta.dirname, '..', '..');
const bin = join(project, 'node_modules', '.bin');

type How = {
  readonly environment?: Readonly<Record<string, string>>;
  /** How what it prints is shown: as it comes, line by line among that of others, or in one piece when it has ended. */
  readonly shown?: 'alone' | 'among others' | 'at its end';
};

/** Runs one tool of the project with its output shown; true when it was content. */
export async function run(
  title: string,
  [tool = '', ...args]: readonly string[],
  { environment = {}, shown = 'alone' }: How = {},
): Promise<boolean> {
  const started = Date.now();
  const heading = `\n── ${title}\n`;
  if (shown !== 'at its end') process.stdout.write(heading);
  const program = tool === 'node' ? process.execPath : join(bin, tool);
  const output = shown === 'alone' ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    cwd: project,
    env: { ...process.env, ...environment },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (shown === 'at its end') said.push(`${line}\n`);
        else process.stdout.write(`${line}\n`);
      });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (shown === 'at its end') process.stdout.write(`${heading}${said.join('')}`);
  process.stdout.write(
    `── ${title}: ${status === 0 ? 'in Ordnung' : 'FEHLER'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return status === 0;
}
