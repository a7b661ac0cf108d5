import { rmSync } from 'node:fs';
import { endWithFile } from './endings.ts';
import { quickFolder } from './quickFolder.ts';
import { startProgram, type Program } from './startProgram.ts';

export type ProgramRoom = {
  readonly dataDir: string;
  /** A program that has said at which address it listens. */
  start(environment?: Readonly<Record<string, string>>): Promise<{ program: Program; address: string }>;
};

/** A data directory and whatever is started on it; all of it goes with the test file. */
export function programRoom(): ProgramRoom {
  const dataDir = quickFolder('program');
  const started: Program[] = [];
  endWithFile(async () => {
    for (const program of started) program.kill('SIGKILL');
    await Promise.all(started.map((it) => it.ended));
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return {
    dataDir,
    async start(environment = {}) {
      const program = startProgram(dataDir, environment);
      started.push(program);
      const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m);
      return { program, address };
    },
  };
}
