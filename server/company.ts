import { sql } from 'drizzle-orm';
import { joined } from '../src/domain/define/joined.ts';
import { companyZone, todayIn } from '../src/domain/time/zone.ts';
import { rowsOf, type Queryable } from './storage/sql.ts';

/** How the company signs mails and what stands on its papers; a line nobody gave is left out. */
export type Company = {
  readonly name: string;
  /** Lines of its own below the name; the settings know none. */
  readonly letterhead?: string | null;
  /** Street and town in one line. */
  readonly address: string | null;
  readonly phone: string | null;
  /** Also the sender of every mail. */
  readonly email: string | null;
  /** Register court and number, managing directors, tax numbers. */
  readonly legalLine: string | null;
};

/** Signs for an installation that was told nothing about its company. */
export const unnamed: Company = { name: 'Leitstand', address: null, phone: null, email: null, legalLine: null };

/** Signs for a system of invented data. */
export const demoCompany: Company = {
  name: 'Leitstand Fahrzeugüberführungen GmbH',
  address: 'Hafenallee 12, 50667 Köln',
  phone: '0221 4710 100',
  email: 'disposition@leitstand.example',
  legalLine: 'Amtsgericht Köln · HRB 000000 · Geschäftsführung: Erika Beispiel',
};

/** Keeps what the settings say about the company where every transaction can read it. */
export async function noteCompany(to: Queryable, company: Company): Promise<void> {
  await rowsOf(
    to,
    sql`insert into system_facts (name, value) values ('company', ${JSON.stringify(company)}::jsonb) on conflict (name) do update set value = excluded.value`,
  );
}

type Kept = {
  readonly [K in 'name' | 'letterhead' | 'street' | 'zipcode' | 'city' | 'phone' | 'email']: string | null;
} & {
  readonly [K in 'ustid' | 'handelsregisternummer' | 'amtsgericht' | 'legalLine']: string | null;
};

/**
 * The company as mails and papers of that moment show it: by its record that holds then, else by the settings. Mails go
 * on leaving from the address that the settings name, because the mail server sends for that one.
 */
export async function companyOf(to: Queryable, now: Date): Promise<Company> {
  const [row] = await rowsOf<{ told: Company | null; kept: Kept | null }>(
    to,
    sql`select (select value from system_facts where name = 'company') as told,
          (select to_jsonb(it) from companies it where "validFrom" <= ${todayIn(companyZone, now)}
           order by "validFrom" desc limit 1) as kept`,
  );
  const told = row?.told ?? unnamed;
  return row?.kept ? companyIn(row.kept, told) : told;
}

function companyIn(it: Kept, told: Company): Company {
  return {
    name: it.name ?? told.name,
    letterhead: it.letterhead,
    address: joined([it.street, joined([it.zipcode, it.city])], ', '),
    phone: it.phone ?? told.phone,
    email: told.email ?? it.email,
    legalLine: legalLineOf(it, [it.ustid && `USt-IdNr. ${it.ustid}`]),
  };
}

type Registered = Partial<Pick<Kept, 'amtsgericht' | 'handelsregisternummer' | 'legalLine'>>;

/** What the law wants on every paper, in one line: what is also said in the line of one's own stands there once. */
export function legalLineOf(
  { amtsgericht: court, handelsregisternummer, legalLine }: Registered,
  taxIds: readonly unknown[],
): string | null {
  const register = [court && `Amtsgericht ${court.replace(/^Amtsgericht /, '')}`, handelsregisternummer];
  const told = joined([...register, ...taxIds, legalLine], ' · ') ?? '';
  return joined([...new Set(told.split(' · '))], ' · ');
}
