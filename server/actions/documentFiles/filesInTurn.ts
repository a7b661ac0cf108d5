import type { JobContext } from '../../jobs/defineJob.ts';
import type { Scope } from '../../write/behaviour.ts';

type Numbered = { readonly id: number; readonly number: string };
type Making = {
  readonly make: (id: number) => Promise<void>;
  /** Writes to the document why it has no file yet. */
  readonly keepFault: (scope: Scope, id: number, documentFault: string) => Promise<unknown>;
};

const longestFault = 500;

/**
 * Makes the files of documents one after the other; one that fails keeps its fault, holds up no other, and is tried
 * again with the job.
 */
export async function filesInTurn(
  { log, progress, scope, signal }: Pick<JobContext, 'log' | 'progress' | 'scope' | 'signal'>,
  documents: readonly Numbered[],
  { make, keepFault }: Making,
): Promise<void> {
  const failed: string[] = [];
  for (const [at, { id, number }] of documents.entries()) {
    signal.throwIfAborted();
    await make(id).catch(async (fault: unknown) => {
      signal.throwIfAborted();
      const said = faultText(fault);
      failed.push(`${number}: ${said}`);
      log(`${number}: ${said}`);
      await scope((its) => keepFault(its, id, said));
    });
    progress(at + 1, documents.length);
  }
  if (failed.length > 0) throw new Error(`Nicht erzeugt: ${failed.join(' · ')}`);
}

/** Why a file could not be made, as its document keeps it. */
export function faultText(fault: unknown): string {
  return (fault instanceof Error ? fault.message : String(fault)).slice(0, longestFault);
}
