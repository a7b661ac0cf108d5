import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { awaited } from '../runner/awaited.ts';

/** A whole Leitstand in a process of its own, to be stopped, killed and broken. */
export type Program = {
  readonly pid: number;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Waits until it has printed something that matches, and gives the match; for long things longer than usual. */
  printed(pattern: RegExp, afterMs?: number): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

/** Which script is started by which Node; without the console and by the Node of the tests unless told. */
export type ProgramChoice = { readonly script?: string; readonly node?: string; readonly args?: readonly string[] };

/** Starts it on a data directory and any free port. */
export function startProgram(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  { script = join(import.meta.dirname, 'program.ts'), node = process.execPath, args = [] }: ProgramChoice = {},
): Program {
  const child = spawn(node, [script, ...args], {
    env: {
      PATH: process.env.PATH,
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      PORT: '0',
      DATA_DIR: dataDir,
      LEITSTAND_DEMO: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  const hear = (text: string) => {
    output += text;
    for (const check of waiting) check();
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL')),
  );
  return {
    pid: child.pid ?? 0,
    output: () => output,
    kill: (signal) => child.kill(signal),
    ended,
    printed: (pattern, afterMs) =>
      awaited(
        `${String(pattern)} in what the program prints`,
        new Promise((resolve, reject) => {
          const check = () => {
            const match = pattern.exec(output);
            if (!match) return;
            waiting.delete(check);
            resolve(match);
          };
          waiting.add(check);
          void ended.then(() => reject(new Error(`Ended without printing ${String(pattern)}:\n${output}`)));
          check();
        }),
        afterMs,
      ),
  };
}
