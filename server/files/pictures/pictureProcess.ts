import { setPriority } from 'node:os';
import type { FileType } from '../../../src/domain/file/storedFile.ts';
import { takeDrawing, takeFile, turnPicture, type Made } from './makeContents.ts';
import { Refused, type Refusal } from './refused.ts';

/** What the process beside the server is asked to do, one thing after the other. */
export type Task = {
  readonly path: string;
  readonly turn?: { readonly type: FileType; readonly rotation: number };
  /** SVG of our own that is to be a picture at that path first. */
  readonly drawing?: string;
};
export type Outcome = { readonly made: Made } | { readonly refusal: Refusal } | { readonly fault: string };

// People who wait for an answer go before pictures.
setPriority(10);
// Nobody is left to work for.
process.on('disconnect', () => process.exit(0));
process.on('message', (task: Task) => {
  const made = madeOf(task);
  made.then(
    (it) => tell({ made: it }),
    (error: unknown) => tell(error instanceof Refused ? { refusal: error.refusal } : { fault: String(error) }),
  );
});

function madeOf({ path, turn, drawing }: Task): Promise<Made> {
  if (turn) return turnPicture(path, turn);
  return drawing === undefined ? takeFile(path) : takeDrawing(path, drawing);
}

function tell(outcome: Outcome): void {
  process.send?.(outcome);
}
