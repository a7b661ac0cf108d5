import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import type { PrintOrder, Printed } from './printWorker.ts';

type Waiting = { readonly resolve: (pdf: Buffer) => void; readonly reject: (fault: Error) => void };

let printer: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Makes a PDF of a document; the printing thread starts with the first one and stays. */
export function printPdf(paper: Paper): Promise<Buffer> {
  printer ??= startPrinter();
  const id = (last += 1);
  const worker = printer;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, paper } satisfies PrintOrder);
  });
}

function startPrinter(): Worker {
  const worker = new Worker(new URL('printWorker.ts', import.meta.url));
  worker.unref();
  worker.on('message', (printed: Printed) => {
    const who = waiting.get(printed.id);
    waiting.delete(printed.id);
    if (waiting.size === 0) worker.unref();
    if ('pdf' in printed) who?.resolve(Buffer.from(printed.pdf.buffer, printed.pdf.byteOffset, printed.pdf.byteLength));
    else who?.reject(new Error(printed.fault));
  });
  worker.on('error', (error) => giveUp(worker, error));
  worker.on('exit', () => giveUp(worker, new Error('the printing thread has ended')));
  return worker;
}

/** Whoever still waits is told; the next document starts another thread. */
function giveUp(worker: Worker, fault: unknown): void {
  if (printer !== worker) return;
  printer = undefined;
  const left = [...waiting.values()];
  waiting.clear();
  for (const { reject } of left) reject(fault instanceof Error ? fault : new Error(String(fault)));
}
