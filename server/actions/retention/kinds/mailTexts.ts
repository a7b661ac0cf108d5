import { sql } from 'drizzle-orm';
import { mailLog } from '../../../../src/domain/mail/mailLog.ts';
import { resourceOf } from '../../../../src/domain/resources.ts';
import { rewriteSearchTexts } from '../../../storage/searchTextUpdates.ts';
import { among, amongTexts, rowsOf, setNull } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { isContractHeld } from '../holds.ts';
import { isMailTo } from '../person.ts';
import { rideDay } from '../rideDay.ts';

const sent = sql`coalesce(it."sentAt", it."createdAt")`;
const texts = ['htmlPreview', 'textPreview', 'htmlWithAmounts', 'textWithAmounts'];
/** Like the index of mails that still say something. */
const hasText = sql`coalesce(it."htmlPreview", it."textPreview", it."htmlWithAmounts", it."textWithAmounts") is not null`;
const isLetter = sql`coalesce(it."entityType" in ('Contract', 'Protocol', 'Invoice', 'ContractAvis', 'Bundle', 'VwImport'), false)`;

/** The contract that a mail is about, by itself or by what belongs to it. */
const contractOfMail = sql`(case it."entityType" when 'Contract' then it."entityId"
  when 'Protocol' then (select p.contract from protocols p where p.id = it."entityId")
  when 'ContractAvis' then (select a.contract from contract_avis a where a.id = it."entityId") end)`;

/**
 * What a mail about a contract said, and to whom, goes with the names of the contract; where it was sent later than the
 * ride ended, it has its own time.
 */
export const contractMails = defineRetention({
  kind: 'contractMails',
  due: (before, today) => sql`
    select it.id, ended.day, hold.held
    from mail_logs it left join contracts c on c.id = ${contractOfMail} left join protocols p on p.contract = c.id
      cross join lateral (select greatest(${sent}::date, ${rideDay}) as day) ended
      cross join lateral (select ${isContractHeld(sql`c.id`, today)} as held) hold
    where it."createdAt" < ${before} and ${hasText} and ${isLetter} and it.status <> 'pending' and ended.day < ${before}
      and (c.id is null or c."clearedOn" is not null or hold.held)`,
  of: (person) => sql`select it.id from mail_logs it where ${isMailTo(person)}`,
  async remove({ client }, ids) {
    await rowsOf(
      client,
      sql`update mail_logs set ${setNull(['recipients', ...texts])}, attachments = '[]', undelivered = '[]', error = null, link = '{}', version = version + 1
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
    await rowsOf(client, sql`update mail_logs set ${setNull(texts)}, version = version + 1 where id = ${among(ids)}`);
    await rowsOf(
      client,
      sql`delete from history where path = 'mail_logs' and record_id = ${among(ids)}
            and field = ${amongTexts(texts)}`,
    );
  },
});
