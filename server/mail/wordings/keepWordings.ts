import { sql } from 'drizzle-orm';
import { email, type Email } from '../../../src/domain/mail/email.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { system } from '../../storage/actor.ts';
import type { Database } from '../../storage/database.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { OpenScope } from '../../write/scope.ts';
import { allWordings, type Wording } from './allWordings.ts';
import { originalText } from './offered.ts';

/** Held by whichever server lays the templates, when two start at once. */
const wordingsLock = 6_512_014;

type Known = Pick<Email, 'id' | 'name' | 'audience' | 'betreff' | 'text'> & {
  readonly key: string;
  readonly isChanged: boolean;
};

/**
 * Every wording of the program stands among the templates from the first start; of those that nobody has changed it
 * keeps the words of this version.
 */
export async function keepWordings(database: Database, openScope: OpenScope, now: Date): Promise<void> {
  await database.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [wordingsLock]);
    const scope = openScope({ client, actor: system, now });
    const rows = await rowsOf<Known>(
      client,
      sql`select id, key, name, audience, betreff, text, "isChanged" from emails where key is not null`,
    );
    const known = new Map(rows.map((it) => [it.key, it]));
    for (const wording of allWordings) {
      const row = known.get(wording.template.key);
      const said = saidBy(wording);
      if (!row) await scope.make(email, { key: wording.template.key, ...said });
      else if (!row.isChanged && isOther(row, said)) await scope.change(email, iriOf(email.path, row.id), said);
    }
  });
}

function saidBy({ template, name, audience }: Wording) {
  return { name, audience, betreff: template.subject, text: originalText(template) };
}

function isOther(row: Known, said: ReturnType<typeof saidBy>): boolean {
  return (Object.keys(said) as (keyof typeof said)[]).some((it) => row[it] !== said[it]);
}
