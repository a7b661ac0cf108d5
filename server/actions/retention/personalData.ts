import { Readable } from 'node:stream';
import { sql, type SQL } from 'drizzle-orm';
import { isStored } from '../../../src/domain/define/derivedField.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { resources } from '../../../src/domain/resources.ts';
import { personalData } from '../../../src/domain/retention/personalDataCall.ts';
import { keepForCaller } from '../../export/keepForCaller.ts';
import { NotFound } from '../../storage/refusals.ts';
import { name, rowsOf, type Queryable } from '../../storage/sql.ts';
import { answer } from '../handler.ts';

type Kept = Readonly<Record<string, readonly unknown[]>>;

/**
 * Of what is about others as well only what concerns him: who else stands on a ride or document is nobody's business.
 */
const narrowed: Readonly<Record<string, SQL>> = {
  contracts: sql`jsonb_build_object('auftragsnummer', it.auftragsnummer, 'datum', it.datum, 'bringdatum', it.bringdatum,
    'von', it."pickupLocation" ->> 'ort', 'nach', it."deliveryLocation" ->> 'ort', 'istkm', it.istkm, 'gutschriftpreis', it.gutschriftpreis)`,
  invoices: sql`jsonb_build_object('orderNumber', it."orderNumber", 'type', it.type, 'invoiceDate', it."invoiceDate", 'amountTotal', it."amountTotal")`,
  billings: sql`jsonb_build_object('auftragsnummer', it.auftragsnummer, 'formulartyp', it.formulartyp, 'datum', it.datum, 'rechnungsbetrag', it.rechnungsbetrag)`,
  import_contracts: sql`jsonb_build_object('datum', it.datum, 'contractNumber', it."contractNumber")`,
  contract_avis: sql`jsonb_build_object('pickupDate', it."pickupDate", 'deliveryDate', it."deliveryDate")`,
  // A sub-driver is a person of his own.
  drivers: sql`jsonb_build_object('id', it.id)`,
};

/** One file with all that is kept about a driver, his account and his papers. */
export const allAboutDriver = answer(personalData, {
  read: () => ({}),
  async work(asked, { id }) {
    const { pool } = asked.database;
    const kept = await keptAbout(pool, id);
    if (!kept) throw new NotFound();
    const content = Readable.from([Buffer.from(JSON.stringify(kept, null, 2))]);
    const link = await keepForCaller(asked, content, { title: `Personendaten Fahrer ${String(id)}`, format: 'json' });
    return { link, records: Object.values(kept).reduce((sum, it) => sum + it.length, 0) };
  },
});

async function keptAbout(to: Queryable, id: number): Promise<Kept | undefined> {
  const own = await entriesOf(to, sql`select to_jsonb(it) - 'search_text' as it from drivers it where it.id = ${id}`);
  if (own.length === 0) return undefined;
  const kept: Record<string, readonly unknown[]> = { fahrer: own };
  for (const { path, fields } of resources) {
    for (const [field, declared] of Object.entries(fields)) {
      if (declared.kind !== 'reference' || declared.to !== 'drivers' || !isStored(declared)) continue;
      const row = narrowed[path] ?? sql`to_jsonb(it) - 'search_text'`;
      const found = await entriesOf(
        to,
        sql`select ${row} as it from ${name(path)} it where it.${name(field)} = ${id} order by it.id`,
      );
      if (found.length > 0) kept[`${path}.${field}`] = found;
    }
  }
  const accounts = sql`(select id from users where driver = ${id} union select "user" from drivers where id = ${id})`;
  const papers = sql`(select '/api/driver_documents/' || id from driver_documents where driver = ${id})`;
  const more: Readonly<Record<string, SQL>> = {
    notifications: sql`select to_jsonb(it) - 'search_text' as it from notifications it where it."user" in ${accounts} order by it.id`,
    mail_logs: sql`select to_jsonb(it) - 'search_text' as it from mail_logs it where it."entityType" = 'Driver' and it."entityId" = ${id} order by it.id`,
    logs: sql`select to_jsonb(it) - 'search_text' as it from logs it where it."user" in ${accounts} order by it.id`,
    history: sql`select to_jsonb(it) as it from history it where it.path = 'drivers' and it.record_id = ${id} order by it.id`,
    file_looks: sql`select to_jsonb(it) as it from file_looks it where it.iri in ${papers} order by it.id`,
    files: sql`select jsonb_build_object('fileName', i.file_name, 'uploadedAt', i.uploaded_at) as it from images i
      where i.id in (select u.image from image_uses u where u.iri = ${iriOf('drivers', id)} or u.iri in ${papers}) order by i.id`,
  };
  for (const [what, query] of Object.entries(more)) {
    const found = await entriesOf(to, query);
    if (found.length > 0) kept[what] = found;
  }
  return kept;
}

async function entriesOf(to: Queryable, query: SQL): Promise<unknown[]> {
  return (await rowsOf<{ it: unknown }>(to, query)).map((row) => row.it);
}
