import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './storage/sql.ts';

/** How the company signs mails and what stands on its papers; a line nobody gave is left out. */
export type Company = {
  readonly name: string;
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

/** The company as mails and papers show it. */
export async function companyOf(to: Queryable): Promise<Company> {
  const [row] = await rowsOf<{ value: Company }>(to, sql`select value from system_facts where name = 'company'`);
  return row?.value ?? unnamed;
}
