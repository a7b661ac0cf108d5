import { sql } from 'drizzle-orm';
import { mailLog } from '../../../../src/domain/mail/mailLog.ts';
import { resourceOf } from '../../../../src/domain/resources.ts';
import { rewriteSearchTexts } from '../../../storage/searchTextUpdates.ts';
import { rowsOf } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { among } from '../forgetRecords.ts';
import { isContractHeld } from '../holds.ts';
import { isMailTo } from '../person.ts';
import { rideDay } from '../rideDay.ts';

const sent = sql`coalesce(it."sentAt", it."createdAt")`;
/** Like the index of mails that still say something. */
const hasText = sql`coalesce(it."htmlPreview", it."textPreview", it."htmlWithAmounts", it."textWithAmounts") is not null`;
const isLetter = sql`coalesce(it."entityType" in ('Contract', 'Protocol', 'Invoice', 'ContractAvis', 'Bundle', 'VwImport'), false)`;

/** The contract that a mail is about, by itself or by what belongs to it. */
const contractOfMail = sql`(case it."entityType" when 'Contract' then it."entityId"
  when 'Protocol' then (select p.contract from protocols p where p.id = it."entityId")
  when 'ContractAvis' then (select a.contract from contract_avis a where a.id = it."entityId") end)`;

/** What a mail about a contract said, and to whom, counts from the end of the ride where that came later. */
export const contractMails = defineRetention({
  kind: 'contractMails',
  due: (before, today) => sql`
    select it.id, ended.day, ${isContractHeld(sql`c.id`, today)} as held
    from mail_logs it left join contracts c on c.id = ${contractOfMail} left join protocols p on p.contract = c.id
      cross join lateral (select greatest(${sent}::date, ${rideDay}) as day) ended
    where it."createdAt" < ${before} and ${hasText} and ${isLetter} and it.status <> 'pending' and ended.day < ${before}`,
  of: (person) => sql`select it.id from mail_logs it where ${isMailTo(person)}`,
  async remove({ client }, ids) {
    await rowsOf(
      client,
      sql`update mail_logs set recipients = null, "htmlPreview" = null, "textPreview" = null, "htmlWithAmounts" = null,
            "textWithAmounts" = null, attachments = '[]', undelivered = '[]', error = null, link = '{}', version = version + 1
          where id = ${among(ids)}`,
    );
    await rowsOf(client, sql`delete from history where path = 'mail_logs' and record_id = ${among(ids)}`);
    await rewriteSearchTexts(client, resourceOf(mailLog), ids);
  },
});

/** The log of other mails keeps what was sent to whom; what stood in it goes. */
export const otherMails = defineRetention({
  kind: 'otherMails',
  due: (before) => sql`
    select it.id, ${sent}::date as day, false as held from mail_logs it
    where it."createdAt" < ${before} and ${sent} < ${before} and ${hasText} and not ${isLetter} and it.status <> 'pending'`,
  of: (person) => sql`select it.id from mail_logs it where ${isMailTo(person)}`,
  async remove({ client }, ids) {
    await rowsOf(
      client,
      sql`update mail_logs set "htmlPreview" = null, "textPreview" = null, "htmlWithAmounts" = null,
            "textWithAmounts" = null, version = version + 1 where id = ${among(ids)}`,
    );
    await rowsOf(
      client,
      sql`delete from history where path = 'mail_logs' and record_id = ${among(ids)}
            and field in ('htmlPreview', 'textPreview', 'htmlWithAmounts', 'textWithAmounts')`,
    );
  },
});
