import { z } from 'zod';
import { enqueue } from '../../jobs/enqueue.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { system } from '../../storage/actor.ts';
import type { Scope } from '../../write/behaviour.ts';
import { workOutSuggestions } from './workOutSuggestions.ts';

/** Works out whom a contract's avis could be linked to or go along with, and to whom it is suggested (R44). */
export const suggestionJob = defineJob({
  name: 'avis.suggestions',
  title: 'Vorschläge zur Avisierung',
  input: z.strictObject({ contract: z.int() }),
  retries: [10, 60, 600],
  run: ({ input, database }) =>
    database.transaction(async (client) => {
      await workOutSuggestions(client, input.contract);
    }),
});

/** Has the suggestions around a contract worked out anew, after the write that changes it. */
export async function enqueueSuggestions(scope: Scope, contract: number): Promise<void> {
  // Nobody started it, so it stands in nobody's status bar.
  await enqueue({ ...scope, actor: system }, suggestionJob, { contract });
}
