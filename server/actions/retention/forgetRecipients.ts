import { sql } from 'drizzle-orm';
import { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { readMany } from '../../storage/readRecords.ts';
import { searchTextOf } from '../../storage/searchText.ts';
import { among, idsOf, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** Mails that went to these addresses, in small letters, say from now on only that they went to this name. */
export async function forgetRecipients({ client }: Scope, emails: readonly string[], into: string): Promise<void> {
  const ids = await idsOf(
    client,
    sql`select id from mail_logs where string_to_array(lower(recipients), '; ') && ${sql.param([...emails])}::text[]`,
  );
  const resource = resourceOf(mailLog);
  for (const { id, recipients, ...mail } of await readMany(client, resource, ids)) {
    const told = String(recipients)
      .split('; ')
      .map((it) => (emails.includes(it.toLowerCase()) ? into : it))
      .join('; ');
    const words = searchTextOf(resource, { ...mail, recipients: told }, new Map());
    await rowsOf(
      client,
      sql`update mail_logs set recipients = ${told}, search_text = ${words}, version = version + 1 where id = ${id}`,
    );
  }
  await rowsOf(
    client,
    sql`delete from history where path = 'mail_logs' and record_id = ${among(ids)} and field = 'recipients'`,
  );
}
