import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Load, Rate } from './loadGenerator.ts';

/** The program that asks, kept for the whole run. */
export type Generator = { run(load: Load): Promise<Rate>; stop(): void };

export function generateLoad(): Generator {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'loadGenerator.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return {
    stop: () => child.kill('SIGTERM'),
    run: async (load) => {
      const answer = once(lines, 'line') as Promise<[string]>;
      child.stdin.write(`${JSON.stringify(load)}\n`);
      return JSON.parse((await answer)[0]) as Rate;
    },
  };
}
