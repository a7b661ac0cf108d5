import { sql } from 'drizzle-orm';
import type { PersonLine } from '../../../src/domain/retention/personCalls.ts';
import { address } from '../../../src/domain/address/address.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { AnyRow } from '../../../src/domain/define/row.ts';
import { keptUntil } from '../../../src/domain/retention/cutoff.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { name, rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { contactPlaces } from './contactPlaces.ts';
import { forgetEntries } from './forgetEntries.ts';
import { forgetRecords } from './forgetRecords.ts';
import type { Person } from './person.ts';

const years = (amount: number) => ({ amount, unit: 'wholeYears' }) as const;
/** Where an address of somebody stays, and why; a place that is not named here goes. */
const staying: Readonly<Record<string, { readonly why: string; readonly years?: number }>> = {
  customers: { why: 'Stammdaten des Kunden, solange er geführt wird' },
  billing_addresses: { why: 'Rechnungsadresse des Kunden, solange er geführt wird' },
  invoices: { why: 'Beleg: § 147 Abs. 3 AO, § 14b UStG', years: 8 },
  billings: { why: 'Beleg: § 147 Abs. 3 AO, § 14b UStG', years: 8 },
};
const letter = { why: 'Handelsbrief: § 147 Abs. 3 AO, § 257 HGB', years: 6 };
/** Rules and address book are nobody's letter: whoever stands there alone for being reached goes. */
const reaching: readonly string[] = ['contacts', 'address_mails', 'addresses'];

type Contacts = { readonly lines: readonly PersonLine[]; readonly going: ReadonlyMap<string, readonly number[]> };

/** What names a person by his e-mail address alone: the address book and its rules go, letters and documents stay. */
export async function contactsPlan(to: Queryable, { emails }: Person): Promise<Contacts> {
  const lines: PersonLine[] = [];
  const going = new Map<string, readonly number[]>();
  if (emails.length === 0) return { lines, going };
  for (const { resource, holds } of contactPlaces) {
    const what = resource.title.many;
    const found = await rowsOf<{ id: number; day: CalendarDay }>(
      to,
      sql`select it.id, it."updatedAt"::date::text as day from ${name(resource.path)} it where ${holds(emails)} order by it.id`,
    );
    const last = found
      .map((it) => it.day)
      .toSorted()
      .at(-1);
    if (last === undefined) continue;
    if (reaching.includes(resource.path)) {
      going.set(
        resource.path,
        found.map((it) => Number(it.id)),
      );
      lines.push({ what, count: found.length, state: 'goes', why: 'Nur um erreicht zu werden', until: null });
      continue;
    }
    const { why, years: kept } = staying[resource.path] ?? letter;
    lines.push({
      what,
      count: found.length,
      state: 'stays',
      why,
      until: kept === undefined ? null : keptUntil(years(kept), last),
    });
  }
  return { lines, going };
}

/** Takes a person out of the address book and its rules; an address itself stays without him. */
export async function forgetContacts(scope: Scope, { emails }: Person, going: Contacts['going']): Promise<void> {
  for (const [path, ids] of going) {
    if (path === 'addresses') await emptyAddresses(scope, emails, ids);
    else if (path === 'contacts') await forgetEntries(scope, path, ids);
    else await forgetRecords(scope, path, ids);
  }
}

/** The person who can be reached by an address of the address book, in each of its places for one. */
const reached = [
  { email: 'email', also: [] },
  ...['1', '2', '3'].map((at) => ({ email: `anspr${at}email`, also: [`ansprechparter${at}`, `anspr${at}telefon`] })),
] as const;

async function emptyAddresses(scope: Scope, emails: readonly string[], ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const iri = iriOf(address.path, id);
    const found = (await scope.look(address, iri)) as AnyRow | undefined;
    const his = reached.filter(({ email }) => emails.includes(String(found?.[email] ?? '').toLowerCase()));
    const nobody = Object.fromEntries(his.flatMap(({ email, also }) => [email, ...also].map((it) => [it, null])));
    await scope.change(address, iri, nobody);
    const fields = sql.param(Object.keys(nobody));
    await rowsOf(
      scope.client,
      sql`delete from history where path = ${address.path} and record_id = ${id} and field = any(${fields}::text[])`,
    );
  }
}
