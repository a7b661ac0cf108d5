import { fork } from 'node:child_process';

type Limits = {
  readonly patienceMs: number;
  readonly megabytes: number;
  /** Only so many tasks are worked on at a time; the others wait for their turn. */
  readonly atOnce: number;
};

/**
 * Gives each task a process of its own, with a limit to its memory and its time, so that no file can harm the server;
 * nothing is answered where the process was ended, by its limits or by itself, before it could answer.
 */
export function inOwnProcess<Task extends object, Outcome>(
  script: URL,
  { patienceMs, megabytes, atOnce }: Limits,
): (task: Task) => Promise<Outcome | undefined> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const asked = (task: Task): Promise<Outcome | undefined> => {
    const worker = fork(script, [], {
      execArgv: [`--max-old-space-size=${String(megabytes)}`],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const { promise, resolve } = Promise.withResolvers<Outcome | undefined>();
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    worker.on('message', (outcome: Outcome) => resolve(outcome));
    worker.on('error', () => resolve(undefined));
    worker.on('exit', () => resolve(undefined));
    worker.send(task);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.kill('SIGKILL');
    });
  };
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await asked(task);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
