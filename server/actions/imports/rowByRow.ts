import type { ChangesOf } from '../../../src/domain/define/row.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { importContract } from '../../../src/domain/import/importContract.ts';
import type { JobContext } from '../../jobs/defineJob.ts';
import { Conflict, Invalid } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';

type Row = { readonly id: number };
type Work = {
  readonly work: (scope: Scope, id: number) => Promise<unknown>;
  /** What else is written to a row that a rule refuses. */
  readonly refused?: (reason: Invalid | Conflict) => ChangesOf<typeof importContract>;
};

/**
 * Works through rows of a file, each in a transaction of its own; what a rule refuses stays behind with its reason.
 * Answers how many stayed.
 */
export async function rowByRow(
  { progress, scope, signal }: Pick<JobContext, 'progress' | 'scope' | 'signal'>,
  rows: readonly Row[],
  { work, refused = () => ({}) }: Work,
): Promise<number> {
  let left = 0;
  for (const [at, { id }] of rows.entries()) {
    signal.throwIfAborted();
    try {
      await scope((its) => work(its, id));
    } catch (error) {
      if (!(error instanceof Invalid) && !(error instanceof Conflict)) throw error;
      const told = { message: error.message, ...refused(error) };
      await scope((its) => its.change(importContract, iriOf(importContract.path, id), told));
      left += 1;
    }
    progress(at + 1, rows.length);
  }
  return left;
}
