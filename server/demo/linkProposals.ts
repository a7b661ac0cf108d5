import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { answerPurpose } from '../actions/avis/proposals.ts';
import { rowsOf } from '../storage/sql.ts';

/**
 * Each contact who was asked has a link, as after a mail that has left; nobody knows its token, because nobody got the
 * mail.
 */
export async function linkProposals(client: ClientBase): Promise<void> {
  await rowsOf(
    client,
    sql`insert into public_links (hash, purpose, iri, data, made_at, valid_until)
        select encode(sha256(gen_random_uuid()::text::bytea), 'hex'), ${answerPurpose}, '/api/avis_proposals/' || p.id, '{}', p."askedAt", p."validUntil"
        from avis_proposals p
        where p.state in ('open', 'wished', 'chosen') and not exists (select from public_links l where l.iri = '/api/avis_proposals/' || p.id)`,
  );
}
