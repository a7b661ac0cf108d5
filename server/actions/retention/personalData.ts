import { Readable } from 'node:stream';
import { sql, type SQL } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { personalData } from '../../../src/domain/retention/personCalls.ts';
import { keepForCaller } from '../../export/keepForCaller.ts';
import { NotFound } from '../../storage/refusals.ts';
import { among, amongTexts, name, rowsOf, type Queryable } from '../../storage/sql.ts';
import { respond } from '../handler.ts';
import { contactPlaces } from './contactPlaces.ts';
import { referencesTo } from './namedBy.ts';
import { isMailTo, personOf, type Person } from './person.ts';

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
const whole = sql`to_jsonb(it) - 'search_text' - 'passwort'`;
/** How much of it there is, and from when until when: what somebody made at his work is about others. */
const howMuch = (from: SQL, at: SQL) =>
  sql`select jsonb_build_object('anzahl', count(*), 'von', min(${at}), 'bis', max(${at})) as it ${from} having count(*) > 0`;

/** One file with all that is kept about a person: his records, and what names him or his address. */
export const allAboutPerson = respond(personalData, async (asked, who) => {
  const { pool } = asked.database;
  const person = await personOf(pool, who);
  const kept = await keptAbout(pool, person);
  const records = Object.values(kept).reduce((sum, it) => sum + it.length, 0);
  if (records === 0) throw new NotFound();
  const content = Readable.from([Buffer.from(JSON.stringify(kept, null, 2))]);
  const link = await keepForCaller(asked, content, { title: 'Personendaten', format: 'json' });
  return { link, records };
});

async function keptAbout(to: Queryable, person: Person): Promise<Kept> {
  const kept: Record<string, readonly unknown[]> = {};
  for (const [what, query] of [...asDriver(person), ...asUser(person), ...byAddress(person)]) {
    const found = (await rowsOf<{ it: unknown }>(to, query)).map((row) => row.it);
    if (found.length > 0) kept[what] = found;
  }
  return kept;
}

function* asDriver({ drivers }: Person): Generator<[string, SQL]> {
  if (drivers.length === 0) return;
  const his = among(drivers);
  yield ['fahrer', sql`select ${whole} as it from drivers it where it.id = ${his}`];
  for (const { path, field } of referencesTo('drivers'))
    yield [
      `${path}.${field}`,
      sql`select ${narrowed[path] ?? whole} as it from ${name(path)} it where it.${name(field)} = ${his} order by it.id`,
    ];
  const papers = sql`(select '/api/driver_documents/' || id from driver_documents where driver = ${his})`;
  const owner = amongTexts(drivers.map((id) => iriOf('drivers', id)));
  yield [
    'history',
    sql`select to_jsonb(it) as it from history it where it.path = 'drivers' and it.record_id = ${his} order by it.id`,
  ];
  yield ['file_looks', sql`select to_jsonb(it) as it from file_looks it where it.iri in ${papers} order by it.id`];
  yield [
    'files',
    sql`select jsonb_build_object('fileName', i.file_name, 'uploadedAt', i.uploaded_at) as it from images i
        where i.id in (select u.image from image_uses u where u.iri = ${owner} or u.iri in ${papers}) order by i.id`,
  ];
}

function* asUser({ users }: Person): Generator<[string, SQL]> {
  if (users.length === 0) return;
  const his = among(users);
  const logins = sql`(select username from users where id = ${his})`;
  yield ['nutzer', sql`select ${whole} as it from users it where it.id = ${his}`];
  yield [
    'nutzer.history',
    sql`select to_jsonb(it) as it from history it where it.path = 'users' and it.record_id = ${his} order by it.id`,
  ];
  for (const path of ['notifications', 'logs', 'log_archives'])
    yield [path, sql`select ${whole} as it from ${name(path)} it where it."user" = ${his} order by it.id`];
  for (const table of ['sessions', 'user_settings', 'news_reads'])
    yield [table, sql`select to_jsonb(it) as it from ${name(table)} it where it.user_id = ${his}`];
  for (const { path, field } of referencesTo('users')) {
    if (['notifications', 'logs', 'log_archives', 'drivers'].includes(path)) continue;
    yield [
      `${path}.${field}`,
      howMuch(sql`from ${name(path)} it where it.${name(field)} = ${his}`, sql`it."createdAt"`),
    ];
  }
  yield [
    'tätigkeit',
    sql`select jsonb_build_object('was', it.path, 'anzahl', count(*), 'von', min(it.logged_at), 'bis', max(it.logged_at)) as it
        from history it where it.username in ${logins} group by it.path order by it.path`,
  ];
  yield ['blicke', howMuch(sql`from file_looks it where it.user_id = ${his}`, sql`it.looked_at`)];
  yield ['uploads', howMuch(sql`from images it where it.uploaded_by = ${his}`, sql`it.uploaded_at`)];
}

function* byAddress({ drivers, emails }: Person): Generator<[string, SQL]> {
  yield [
    'mail_logs',
    sql`select ${whole} as it from mail_logs it where ${isMailTo({ drivers, emails })} order by it.id`,
  ];
  if (emails.length === 0) return;
  for (const { resource, fields, holds } of contactPlaces) {
    const shown = fields.flatMap((field) => [sql`${field}::text`, sql`it.${name(field)}`]);
    yield [
      `adresse.${resource.path}`,
      sql`select ${resource.entryOf ? whole : sql`jsonb_build_object('id', it.id, ${sql.join(shown, sql`, `)})`} as it
          from ${name(resource.path)} it where ${holds(emails)} order by it.id`,
    ];
  }
}
