import { sql } from 'drizzle-orm';
import { exampleCompany, type Company } from '../src/domain/company/company.ts';
import { rowsOf, type Queryable } from './storage/sql.ts';

/** Keeps the company of the settings where every transaction can read it, so that mails are signed in the one that causes them. */
export async function noteCompany(to: Queryable, company: Company): Promise<void> {
  await rowsOf(to, sql`insert into system_facts (name, value) values ('company', ${JSON.stringify(company)}::jsonb) on conflict (name) do update set value = excluded.value`);
}

/** The company as mails show it. */
export async function companyOf(to: Queryable): Promise<Company> {
  const [row] = await rowsOf<{ value: Company }>(to, sql`select value from system_facts where name = 'company'`);
  return row?.value ?? exampleCompany;
}
