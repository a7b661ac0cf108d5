import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import type { Printed } from './printWorker.ts';

/** The paper was not printed because the printer has too much to do; asking again later may help. */
export class NotPrinted extends Error {}

/**
 * `signal`: nobody waits for the paper any more; `isPatient`: it may stand in any queue, because nobody sits before a
 * screen.
 */
export type PrintOptions = { readonly signal?: AbortSignal; readonly isPatient?: boolean };
export type Print = (paper: Paper, options?: PrintOptions) => Promise<Buffer>;
type Job = {
  readonly paper: Paper;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (fault: unknown) => void;
};

/** Makes a PDF of a document, one after the other for everybody. */
export const printPdf = openPrinter({ max: 20, patienceMs: 60_000 });

/**
 * A printer with a thread of its own, which starts with the first paper and stays; a paper that takes too long ends it,
 * and the next one starts another.
 */
export function openPrinter({ max, patienceMs }: { max: number; patienceMs: number }): Print {
  /** The first one is being printed. */
  const jobs: Job[] = [];
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    const [job] = jobs;
    if (!job) return worker?.unref();
    const printer = (worker ??= start());
    printer.ref();
    timer = setTimeout(
      () => lose(printer, new NotPrinted('Das Drucken dauert zu lange; bitte weniger auf einmal drucken.')),
      patienceMs,
    );
    try {
      printer.postMessage(job.paper);
    } catch (fault) {
      // What cannot be handed over is not printed, and holds up nobody behind it.
      end((it) => it.reject(fault));
    }
  }

  function end(settle: (job: Job) => void): void {
    clearTimeout(timer);
    const job = jobs.shift();
    if (job) settle(job);
    begin();
  }

  function start(): Worker {
    const started = new Worker(new URL('printWorker.ts', import.meta.url));
    started.on('message', (printed: Printed) => {
      if (worker === started)
        end((job) =>
          'pdf' in printed
            ? job.resolve(Buffer.from(printed.pdf.buffer, printed.pdf.byteOffset, printed.pdf.byteLength))
            : job.reject(new Error(printed.fault)),
        );
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', () => lose(started, new Error('the printing thread has ended')));
    return started;
  }

  function lose(lost: Worker, fault: unknown): void {
    if (worker !== lost) return;
    worker = undefined;
    void lost.terminate();
    end((job) => job.reject(fault));
  }

  function drop(job: Job, reason: unknown): void {
    const at = jobs.indexOf(job);
    if (at === 0 && worker) return lose(worker, reason);
    if (at > 0) jobs.splice(at, 1);
    job.reject(reason);
  }

  return async (paper, { signal, isPatient = false } = {}) => {
    signal?.throwIfAborted();
    if (jobs.length >= max && !isPatient)
      throw new NotPrinted('Es wird gerade zu viel gedruckt; bitte gleich noch einmal versuchen.');
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const job = { paper, resolve, reject };
    const leave = () => drop(job, signal?.reason);
    signal?.addEventListener('abort', leave);
    if (jobs.push(job) === 1) begin();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };
}
