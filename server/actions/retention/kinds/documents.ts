import { sql } from 'drizzle-orm';
import { among, amongTexts, idsOf, rowsOf } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetRecords } from '../forgetRecords.ts';
import { isHeld } from '../holds.ts';

/**
 * Documents with their positions, frozen copy and file go whole; a line of the number report stays. A Storno and its
 * original go together, once both have had their time. LF documents follow on their own, told apart by a negative id.
 */
export const documents = defineRetention({
  kind: 'documents',
  atOnce: 50,
  due: (before, today) => sql`
    select it.id, it."invoiceDate" as day,
      ${isHeld(
        {
          customer: sql`it.customer`,
          driver: sql`it.driver`,
          invoice: sql`it.id`,
          year: sql`extract(year from it."invoiceDate")`,
        },
        today,
      )} or ${isHeld({ invoice: sql`coalesce(it.invoice, it."cancelledBy")` }, today)}
      or exists (select from invoice_entries e where e.invoice = it.id and ${isHeld({ contract: sql`e.contract` }, today)}) as held
    from invoices it
    where it."invoiceCompleted" and it."invoiceDate" < ${before}
      and not exists (select from invoices other where other.id in (it.invoice, it."cancelledBy") and other."invoiceDate" >= ${before})
    union all
    select -it.id, it.datum, ${isHeld({ driver: sql`it.driver`, year: sql`extract(year from it.datum)` }, today)}
    from billings it where it.abgeschlossen and it.datum < ${before}`,
  of: ({ drivers, emails }) => sql`
    select id from invoices where driver = ${among(drivers)} or lower("recipientMail") = ${amongTexts(emails)}
    union all select -id from billings where driver = ${among(drivers)} or lower(email) = ${amongTexts(emails)}`,
  async remove(scope, ids) {
    await removeInvoices(
      scope,
      ids.filter((it) => it > 0),
    );
    await removeBillings(
      scope,
      ids.flatMap((it) => (it < 0 ? [-it] : [])),
    );
  },
});

type Remove = (scope: Parameters<typeof forgetRecords>[0], ids: readonly number[]) => Promise<void>;

const removeInvoices: Remove = async (scope, ids) => {
  if (ids.length === 0) return;
  const those = among(ids);
  const all = await idsOf(
    scope.client,
    sql`select id from invoices where id = ${those} or invoice = ${those} or "cancelledBy" = ${those}`,
  );
  const whole = among(all);
  await rowsOf(
    scope.client,
    sql`insert into document_numbers (number, kind, day, amount, hash)
        select it."orderNumber", it.type, it."invoiceDate", it."amountTotal", ${hashOf('it."documentFile"', 'p.content')}
        from invoices it left join printed_documents p on p.invoice = it.id where it.id = ${whole} on conflict do nothing`,
  );
  await rowsOf(scope.client, sql`delete from invoice_entries where invoice = ${whole}`);
  await rowsOf(scope.client, sql`delete from printed_documents where invoice = ${whole}`);
  await forgetRecords(scope, 'invoices', all);
};

const removeBillings: Remove = async (scope, ids) => {
  if (ids.length === 0) return;
  const those = among(ids);
  await rowsOf(
    scope.client,
    sql`insert into document_numbers (number, kind, day, amount, hash)
        select it.auftragsnummer, 'LF ' || it.formulartyp, it.datum, it.rechnungsbetrag, ${hashOf('it."documentFile"', 'p.content')}
        from billings it left join printed_billings p on p.billing = it.id where it.id = ${those} on conflict do nothing`,
  );
  await rowsOf(scope.client, sql`delete from billing_articles where billing = ${those}`);
  await rowsOf(scope.client, sql`delete from printed_billings where billing = ${those}`);
  await forgetRecords(scope, 'billings', ids);
};

/** What proves the deleted document: the checksum of its file, else of what was printed. */
function hashOf(file: string, content: string) {
  return sql.raw(
    `coalesce((select c.hash from image_contents c where c.image = ${file} order by c.size limit 1), encode(sha256(${content}::text::bytea), 'hex'))`,
  );
}
