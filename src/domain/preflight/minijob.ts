import { fromCents, formatEuro, toCents, type Amount } from '../money/amount.ts';
import { formatHours } from '../time/duration.ts';
import { formatMonth } from '../time/formatDay.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import type { DriverFacts, Ride } from './facts.ts';
import type { Finding } from './finding.ts';

/** A month as the first seven letters of its days, 2026-11. */
type Month = string;
const minijob = 1;

/** What a month may bring at most, and the least an hour may be paid, from which the limit is worked out by law. */
const steps = [
  { from: '2027-01', limit: '633.00', minimumWage: '14.60' },
  { from: '2026-01', limit: '603.00', minimumWage: '13.90' },
  { from: '', limit: '556.00', minimumWage: '12.82' },
] as const;
const stepOf = (month: Month) => steps.find(({ from }) => month >= from) ?? steps[0];
const monthOf = (day: CalendarDay): Month => day.slice(0, 7);

/** What a month of a driver on the payroll comes to. */
type MonthOfPay = { readonly month: Month; readonly minutes: number; readonly pay: Amount; readonly isOver: boolean };

/** Ride times × the hour's wage; who has none of his own is paid the least that is allowed. */
export function payOf(month: Month, minutes: number, hourlyWage: Amount | null): MonthOfPay {
  const { limit, minimumWage } = stepOf(month);
  const cents = Math.round((minutes * toCents(hourlyWage ?? minimumWage)) / 60);
  return { month, minutes, pay: fromCents(cents), isOver: cents > toCents(limit) };
}

/** The minutes of a driver's month with those of the looked at contracts that he drives already. */
function minutesSoFar(month: Month, contracts: readonly Checked[], { iri, payroll }: DriverFacts): number {
  return (
    (payroll?.minutes.get(month) ?? 0) +
    minutesIn(
      month,
      contracts.filter((it) => it.driver === iri),
    )
  );
}
type Checked = Ride & { readonly driver: string | null };

function minutesIn(month: Month, rides: readonly Ride[]): number {
  return rides
    .filter(({ datum }) => datum !== null && monthOf(datum) === month)
    .reduce((sum, { googleFahrzeit }) => sum + (googleFahrzeit ?? 0), 0);
}

/** "40:30 h · 562,95 € von 603,00 € im November 2026"; of other employees the hours alone. */
export function monthLine(driver: DriverFacts, contracts: readonly Checked[]): string | undefined {
  const day = contracts[0]?.datum;
  const { payroll } = driver;
  if (!payroll || !day) return undefined;
  const { minutes, month, pay } = payOf(
    monthOf(day),
    minutesSoFar(monthOf(day), contracts, driver),
    payroll.hourlyWage,
  );
  const hours = formatHours(minutes);
  return payroll.group === minijob && payroll.showsPay
    ? `${hours} · ${formatEuro(pay)} von ${formatEuro(stepOf(month).limit)} im ${formatMonth(day)}`
    : `${hours} im ${formatMonth(day)}`;
}

/** The month of somebody in marginal employment goes over the limit with these rides. */
export function minijobFindings(
  changed: readonly Checked[],
  contracts: readonly Checked[],
  driver: DriverFacts,
): readonly Finding[] {
  const { payroll } = driver;
  if (payroll?.group !== minijob) return [];
  const days = new Map(changed.flatMap(({ datum }) => (datum === null ? [] : [[monthOf(datum), datum] as const])));
  return [...days].flatMap(([month, day]) => {
    const rides = changed.filter(({ datum }) => datum !== null && monthOf(datum) === month);
    const before = minutesSoFar(month, contracts, driver);
    const after = payOf(month, before + minutesIn(month, rides), payroll.hourlyWage);
    if (!after.isOver) return [];
    const limit = formatEuro(stepOf(month).limit);
    const which = rides.length === 1 ? 'Mit dieser Fahrt' : 'Mit diesen Fahrten';
    return [
      {
        id: `minijob ${month}`,
        kind: 'warn',
        short: 'über der Minijob-Grenze',
        needsReason: true,
        title: payroll.showsPay
          ? `${which} ${formatEuro(after.pay)}: über der Grenze von ${limit}`
          : `${which} über der Grenze von ${limit}`,
        text: `${formatHours(after.minutes)} im ${formatMonth(day)}. Darüber ist die Beschäftigung nicht mehr geringfügig (§ 8 SGB IV).`,
      },
    ];
  });
}
