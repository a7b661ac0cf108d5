import type { CalendarDay } from '../time/calendarDay.ts';

/** The charts of accounts for which there are defaults. */
export const chartsOfAccounts = ['03', '04'] as const;
export type ChartOfAccounts = (typeof chartsOfAccounts)[number];

/** What a booking is about, and its account by default; without one only the tax adviser can say where it goes. */
export const bookingGroups = {
  revenue19: { label: 'Erlöse 19 %', '03': '8400', '04': '4400' },
  revenue7: { label: 'Erlöse 7 %', '03': '8300', '04': '4300' },
  reverseCharge: { label: 'Erlöse EU, Steuerschuldnerschaft des Kunden', '03': '8336', '04': '4336' },
  thirdCountry: { label: 'Erlöse Drittland, nicht steuerbar', '03': '8338', '04': '4338' },
  passedOn: { label: 'Durchlaufende Posten', '03': '1590', '04': '1370' },
  rides19: { label: 'Fremdleistungen 19 %', '03': '3106', '04': '5906' },
  ridesSmallBusiness: { label: 'Fremdleistungen § 19', '03': '3109', '04': '5909' },
  reimbursed: { label: 'Auslagen der Fahrer', '03': '3109', '04': '5909' },
  rides7: { label: 'Fremdleistungen 7 %', '03': null, '04': null },
  ridesAbroad: { label: 'Fremdleistungen ausländischer Fahrer (§ 13b UStG)', '03': null, '04': null },
  withoutReason: { label: '0 % ohne Grund', '03': null, '04': null },
} as const;
export type BookingGroup = keyof typeof bookingGroups;

/** Accounts that take the tax out of the gross by themselves: a tax key on them is refused. */
export const automaticAccounts: Readonly<Record<ChartOfAccounts, readonly string[]>> = {
  '03': ['8400', '8300', '3106'],
  '04': ['4400', '4300', '5906'],
};

/** How the tax adviser wants the batch; every default is one until he has confirmed it. */
export type DatevSettings = {
  readonly beraternummer: number | null;
  readonly mandantennummer: number | null;
  readonly chartOfAccounts: ChartOfAccounts | null;
  /** Month and day on which the fiscal year begins, 01-01. */
  readonly fiscalYearStart: string;
  /** How many digits a general ledger account has; personal accounts have one more. */
  readonly accountLength: number;
  readonly festschreibung: 0 | 1;
  /** Whether Belegfeld 2 says when the document is due. */
  readonly hasDueDate: boolean;
  /** Whether a row says the day of the service where that lies in another month. */
  readonly hasServiceDate: boolean;
  /** A Storno turns Soll and Haben, or stands as its original with the mark of a general reversal. */
  readonly storno: 'turned' | 'generalReversal';
  /** Other accounts and tax keys than the defaults of the chart. */
  readonly accounts: Readonly<Partial<Record<BookingGroup, { readonly account: string; readonly key?: string }>>>;
};

export const datevDefaults: DatevSettings = {
  beraternummer: null,
  mandantennummer: null,
  chartOfAccounts: null,
  fiscalYearStart: '01-01',
  accountLength: 4,
  festschreibung: 0,
  hasDueDate: true,
  hasServiceDate: true,
  storno: 'turned',
  accounts: {},
};

/** Account and tax key of a group, its own or the chart's; nothing without a chart, or where it names none. */
export function accountOf(group: BookingGroup, settings: DatevSettings): { account: string; key: string } | undefined {
  const own = settings.accounts[group];
  if (own) return { account: own.account, key: own.key ?? '' };
  const chart = settings.chartOfAccounts;
  const account = chart === null ? null : bookingGroups[group][chart];
  return account === null ? undefined : { account, key: '' };
}

/** The lowest and highest account of customers (debtors) or drivers (creditors), by the length of the others. */
export function personalRange(
  kind: 'debtor' | 'creditor',
  { accountLength }: DatevSettings,
): readonly [number, number] {
  const unit = 10 ** accountLength;
  return kind === 'debtor' ? [unit, 7 * unit - 1] : [7 * unit, 10 * unit - 1];
}

/** The debtor account of a customer: his own, else his number where it lies in the range. */
export function debtorAccount(
  customer: { readonly debtorAccount: number | null; readonly kundennr: number | null },
  settings: DatevSettings,
): number | null {
  if (customer.debtorAccount !== null) return customer.debtorAccount;
  const [from, to] = personalRange('debtor', settings);
  const number = customer.kundennr;
  return number !== null && number >= from && number <= to ? number : null;
}

/** The creditor account of a driver: his own, else the first of the range and his id. */
export function creditorAccount(
  driver: { readonly creditorAccount: number | null; readonly id: number },
  settings: DatevSettings,
): number {
  return driver.creditorAccount ?? personalRange('creditor', settings)[0] + driver.id;
}

/** The first day of the fiscal year in which a day lies. */
export function fiscalYearOf(day: CalendarDay, { fiscalYearStart }: DatevSettings): CalendarDay {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < fiscalYearStart ? 1 : 0);
  return `${String(year)}-${fiscalYearStart}`;
}
