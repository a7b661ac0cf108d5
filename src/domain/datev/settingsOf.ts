import type { Company } from '../company/company.ts';
import { datevDefaults, type BookingGroup, type DatevSettings } from './datevSettings.ts';

type Said = Pick<
  Company,
  | 'beraternummer'
  | 'mandantennummer'
  | 'chartOfAccounts'
  | 'fiscalYearStart'
  | 'accountLength'
  | 'festschreibung'
  | 'datevDueDate'
  | 'datevServiceDate'
  | 'datevStorno'
  | 'datevAccounts'
>;

/** How the tax adviser wants the batches, as the company's record says it; nothing is known without one. */
export function datevSettingsOf(it: Said | undefined): DatevSettings {
  if (!it) return datevDefaults;
  const accounts: Partial<Record<BookingGroup, { account: string; key?: string }>> = {};
  for (const { account, group, key } of it.datevAccounts)
    if (group !== null) accounts[group] = { account: account ?? '', ...(key !== null && { key }) };
  return {
    beraternummer: it.beraternummer,
    mandantennummer: it.mandantennummer,
    chartOfAccounts: it.chartOfAccounts,
    fiscalYearStart: it.fiscalYearStart ?? datevDefaults.fiscalYearStart,
    accountLength: it.accountLength ?? datevDefaults.accountLength,
    festschreibung: it.festschreibung ? 1 : 0,
    hasDueDate: it.datevDueDate,
    hasServiceDate: it.datevServiceDate,
    storno: it.datevStorno ?? datevDefaults.storno,
    accounts,
  };
}
