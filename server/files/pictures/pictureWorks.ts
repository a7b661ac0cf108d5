import { fork, type ChildProcess } from 'node:child_process';
import { Unavailable } from '../../storage/refusals.ts';
import { fileTexts } from '../../../src/domain/file/storedFile.ts';
import type { Made } from './makeContents.ts';
import type { Outcome, Task } from './pictureProcess.ts';
import { Refused } from './refused.ts';

/** Checks and draws pictures beside the server, one after the other for everybody. */
export type PictureWorks = { work(task: Task): Promise<Made>; close(): void };
type Waiting = Task & { readonly resolve: (made: Made) => void; readonly reject: (error: unknown) => void };

/**
 * A process of its own, which starts with the first picture and ends when there are none for a while; one that hangs or
 * dies over a file ends, and the next file gets another.
 */
export function openPictureWorks({
  max,
  patienceMs,
  idleMs,
}: {
  max: number;
  patienceMs: number;
  idleMs: number;
}): PictureWorks {
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    clearTimeout(timer);
    const [next] = waiting;
    timer = setTimeout(next ? () => lose(new Refused('broken')) : rest, next ? patienceMs : idleMs);
    if (!next) {
      timer.unref();
      return;
    }
    const { path, turn, drawing } = next;
    (child ??= start()).send({ path, ...(turn && { turn }), ...(drawing !== undefined && { drawing }) } satisfies Task);
  }

  function end(settle: (task: Waiting) => void): void {
    const task = waiting.shift();
    if (task) settle(task);
    begin();
  }

  function start(): ChildProcess {
    const started = fork(new URL('pictureProcess.ts', import.meta.url), {
      env: { ...process.env, UV_THREADPOOL_SIZE: '2' },
      execArgv: [],
    });
    started.on('message', (outcome: Outcome) => {
      if (child === started) end((task) => settled(task, outcome));
    });
    // A picture that ends the process is broken in a way that its reader did not expect.
    started.on('exit', () => {
      if (child === started) lose(new Refused('broken'));
    });
    started.on('error', () => undefined);
    return started;
  }

  function lose(reason: unknown): void {
    rest();
    end((task) => task.reject(reason));
  }

  function rest(): void {
    const lost = child;
    child = undefined;
    lost?.kill('SIGKILL');
  }

  return {
    work(task) {
      if (waiting.length >= max) throw new Unavailable(fileTexts.busy);
      const { promise, resolve, reject } = Promise.withResolvers<Made>();
      if (waiting.push({ ...task, resolve, reject }) === 1) begin();
      return promise;
    },
    close() {
      clearTimeout(timer);
      rest();
      for (const task of waiting.splice(0)) task.reject(new Unavailable(fileTexts.busy));
    },
  };
}

function settled({ resolve, reject }: Waiting, outcome: Outcome): void {
  if ('made' in outcome) resolve(outcome.made);
  else reject('refusal' in outcome ? new Refused(outcome.refusal) : new Error(outcome.fault));
}
