import { sql } from 'drizzle-orm';
import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { enqueueSuggestions } from './suggestionJob.ts';

type Avis = typeof contractAvis;

/**
 * Who has found the other half of his round trip is suggested to nobody any more, and again when the link is removed.
 */
export async function suggestAfterLink({ kind, before, after }: Done<Avis>, scope: Scope): Promise<void> {
  const contract = idOf('contracts', after.contract ?? '');
  if (kind === 'update' && before.link !== after.link && contract !== undefined)
    await enqueueSuggestions(scope, contract);
}

/** What is gone is suggested no longer. */
export async function forgetSuggestions({ kind, id }: Done<Avis>, { client }: Scope): Promise<void> {
  if (kind === 'delete')
    await rowsOf(client, sql`delete from contract_avis_suggestions where origin = ${id} or target = ${id}`);
}
