import { company, type Company } from '../../../src/domain/company/company.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { checkBatch, type DatevFinding } from '../../../src/domain/datev/checkBatch.ts';
import type { DatevSettings } from '../../../src/domain/datev/datevSettings.ts';
import { datevSettingsOf } from '../../../src/domain/datev/settingsOf.ts';
import { sql } from 'drizzle-orm';
import { readMany } from '../../storage/readRecords.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { fileFindings } from './fileFindings.ts';
import { gatherDocuments, type Gathered, type Wanted } from './gather.ts';

/** A month as it would go out, with everything that is to be said about it. */
export type Month = {
  readonly documents: readonly Gathered[];
  readonly findings: readonly DatevFinding[];
  readonly settings: DatevSettings;
  readonly company: Company | undefined;
};

/** Gathers and checks, the files in the store included; the company is the one of the month's last day. */
export async function monthOf(to: Queryable, wanted: Wanted, store: FileStore): Promise<Month> {
  const [row] = await rowsOf<{ id: number }>(
    to,
    sql`select id from companies where "validFrom" < (${`${wanted.month}-01`}::date + interval '1 month')
        order by "validFrom" desc limit 1`,
  );
  const [known] = row ? await readMany(to, company, [row.id]) : [];
  const settings = datevSettingsOf(known);
  const hasCostCentre = known?.datevCostCentre ?? false;
  const documents = await gatherDocuments(to, wanted, { ...settings, hasCostCentre });
  const findings = [
    ...checkBatch(documents, { month: wanted.month, settings }),
    ...(await takenAccounts(to, documents)),
    ...(await fileFindings(to, documents, store)),
  ];
  return { documents, findings, settings, company: known };
}

/** Accounts that an earlier export has used for somebody else; within one batch the check of it finds them. */
async function takenAccounts(to: Queryable, documents: readonly Gathered[]): Promise<readonly DatevFinding[]> {
  const parties = new Map(documents.map((it) => [it.party.record, it]));
  const accounts = [...parties.values()].flatMap((it) => it.party.account ?? []);
  const holders = await rowsOf<{ record: string; account: number; name: string }>(
    to,
    sql`select record, account, coalesce(
          (select coalesce(firma, concat_ws(' ', vorname, nachname)) from customers
           where record = '/api/customers/' || customers.id),
          (select concat_ws(' ', vorname, nachname) from drivers where record = '/api/drivers/' || drivers.id), record) as name
        from datev_accounts where account = any(${sql.param(accounts)}::int[])`,
  );
  return [...parties.values()].flatMap((document) => {
    const { account, kind, name, record } = document.party;
    const holder = holders.find((it) => Number(it.account) === account && it.record !== record);
    if (!holder) return [];
    return [
      {
        at: 'party',
        field: kind === 'debtor' ? 'debtorAccount' : 'creditorAccount',
        document,
        sentence: `Das Konto ${String(account)} haben ${holder.name} und ${name}.`,
        isRefusal: true,
      } as const,
    ];
  });
}

/** The record in which a finding is cured. */
export function placeOf({ at, document }: DatevFinding, known: Company | undefined): string | null {
  if (at === 'settings') return known ? iriOf('companies', known.id) : null;
  return at === 'party' ? (document?.party.record ?? document?.record ?? null) : (document?.record ?? null);
}
