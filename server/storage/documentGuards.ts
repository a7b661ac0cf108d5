/** What still comes to a completed document; everything else of it stands for good. */
const comesLater = [
  'cancelledBy',
  'documentInProgress',
  'documentFile',
  'documentFault',
  'mailSend',
  'datevExport',
  'objectionDate',
  'objectionReason',
  'additionalDocs',
  'version',
  'updatedAt',
  'search_text',
];

/** Only the retention run, which names itself in its transaction, takes documents away after their period. */
export const isRetention = `coalesce(current_setting('leitstand.retention', true), '') = 'on'`;
/** The same for an LF Rechnung. */
const comesLaterToBilling = [
  'documentInProgress',
  'documentFile',
  'documentFault',
  'datevExport',
  'version',
  'updatedAt',
  'search_text',
];

const laterToBilling = comesLaterToBilling.map((it) => `'${it}'`).join(', ');
const later = comesLater.map((it) => `'${it}'`).join(', ');

/**
 * A completed document, its positions and what was printed of it are neither changed nor deleted, whoever tries it: the
 * database itself refuses, also from our own program. Filling an empty system comes before these triggers.
 */
export const documentGuards = [
  `create or replace function keep_document() returns trigger language plpgsql as $$
   begin
     if TG_OP = 'DELETE' then
       if ${isRetention} then return old; end if;
     elsif (to_jsonb(new) - array[${later}]) = (to_jsonb(old) - array[${later}]) then
       return new;
     end if;
     raise exception '% % ist abgeschlossen und kann nur storniert werden.', old.type, old."orderNumber"
       using errcode = 'insufficient_privilege';
   end $$`,
  `create or replace trigger document_is_final before update or delete on invoices for each row
     when (old."invoiceCompleted") execute function keep_document()`,
  `create or replace function keep_positions() returns trigger language plpgsql as $$
   begin
     if exists (select from invoices where id = case when TG_OP = 'INSERT' then new.invoice else old.invoice end
                and "invoiceCompleted") and not ${isRetention} then
       raise exception 'Die Positionen eines abgeschlossenen Belegs stehen fest.' using errcode = 'insufficient_privilege';
     end if;
     return case when TG_OP = 'DELETE' then old else new end;
   end $$`,
  `create or replace trigger positions_are_final before insert or update or delete on invoice_entries for each row
     execute function keep_positions()`,
  `create or replace function keep_billing() returns trigger language plpgsql as $$
   begin
     if TG_OP = 'DELETE' then
       if ${isRetention} then return old; end if;
     elsif (to_jsonb(new) - array[${laterToBilling}]) = (to_jsonb(old) - array[${laterToBilling}]) then
       return new;
     end if;
     raise exception '% % ist abgeschlossen und steht fest.', old.formulartyp, old.auftragsnummer
       using errcode = 'insufficient_privilege';
   end $$`,
  `create or replace trigger billing_is_final before update or delete on billings for each row
     when (old.abgeschlossen) execute function keep_billing()`,
  `create or replace function keep_articles() returns trigger language plpgsql as $$
   begin
     if exists (select from billings where id = case when TG_OP = 'INSERT' then new.billing else old.billing end
                and abgeschlossen) and not ${isRetention} then
       raise exception 'Die Artikel einer abgeschlossenen LF Rechnung stehen fest.' using errcode = 'insufficient_privilege';
     end if;
     return case when TG_OP = 'DELETE' then old else new end;
   end $$`,
  `create or replace trigger articles_are_final before insert or update or delete on billing_articles for each row
     execute function keep_articles()`,
  `create or replace trigger printed_billing_is_final before update on printed_billings for each row execute function refuse_change()`,
  `create or replace trigger printed_billing_is_kept before delete on printed_billings for each row
     when (not ${isRetention}) execute function refuse_change()`,
  `create or replace trigger batch_is_final before update or delete on datev_batches for each row
     when (not ${isRetention}) execute function refuse_change()`,
  `create or replace trigger printed_is_final before update on printed_documents for each row execute function refuse_change()`,
  `create or replace trigger printed_is_kept before delete on printed_documents for each row
     when (not ${isRetention}) execute function refuse_change()`,
];
