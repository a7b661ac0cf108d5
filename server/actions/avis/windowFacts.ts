import { sql } from 'drizzle-orm';
import type { Contract } from '../../../src/domain/contract/contract.ts';
import type { Side } from '../../../src/domain/avis/coordination.ts';
import { freeWindows, rangeAhead, type DayRange, type TimeWindow } from '../../../src/domain/avis/windows.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { absenceFindings } from '../../../src/domain/preflight/absences.ts';
import { clashesWith } from '../../../src/domain/preflight/clashes.ts';
import type { ContractFacts, DriverFacts, Ride } from '../../../src/domain/preflight/facts.ts';
import { addDays, daysFrom, type CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { clockTime, minutesOf } from '../../../src/domain/time/clock.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { contractFacts, contractsToCheck, driverFacts, estimatedWays } from '../contracts/preflightFacts.ts';

/** What decides which windows of a contract are free. */
export type WindowFacts = {
  readonly lockDays: ReadonlySet<CalendarDay>;
  readonly fits: (window: TimeWindow) => boolean;
  /** Whose day they fit, by name. */
  readonly driver: string | null;
};

/** The days between which a contract may be done: those of a flex contract, else its own; none while it has no day. */
function rangeOf({ datum, bringdatum }: Pick<Contract, 'datum' | 'bringdatum'>): DayRange | undefined {
  const from = datum ?? bringdatum;
  return from === null ? undefined : { from, until: bringdatum ?? from };
}

/** The windows that could be offered for one side now, and whose day they fit; none for a contract without a day. */
export async function windowsToOffer(
  to: Queryable,
  ride: Contract,
  { side, now }: { side: Side; now: Date },
): Promise<{ readonly windows: readonly TimeWindow[]; readonly driver: string | null }> {
  const days = rangeOf(ride);
  if (!days) return { windows: [], driver: null };
  const range = rangeAhead(days, now);
  const facts = await windowFacts(to, ride, { side, range });
  return { windows: freeWindows({ range, now, ...facts }), driver: facts.driver };
}

/** What is said where there are too few of them. */
export const tooFewWindows = (count: number): string =>
  `Zu wenige freie Fenster in diesem Zeitraum. Gefunden: ${String(count)}.`;

/** Sperrtage, and what the contract's driver has to do around these days. */
export async function windowFacts(
  to: Queryable,
  ride: Pick<Contract, 'id' | 'driver'>,
  { side, range }: { side: Side; range: DayRange },
): Promise<WindowFacts> {
  const locked = await rowsOf<{ datum: string }>(
    to,
    sql`select datum from disposition_locks where active and datum between ${range.from} and ${range.until}`,
  );
  const lockDays = new Set(locked.map((it) => it.datum));
  const driverId = ride.driver === null ? undefined : idOf('drivers', ride.driver);
  const [stored] = driverId === undefined ? [] : await contractsToCheck(to, [ride.id]);
  const [facts] = stored ? await contractFacts(to, [stored]) : [];
  if (!facts || driverId === undefined) return { lockDays, fits: () => true, driver: null };
  const days = Array.from({ length: Math.max(1, daysFrom(range.from, range.until) + 1) }, (_, at) =>
    addDays(range.from, at),
  );
  const [driver] = await driverFacts(
    to,
    [driverId],
    days.map((datum) => ({ ...facts, datum })),
  );
  return { lockDays, fits: fitting(facts, { driver, side }), driver: driver?.name ?? null };
}

function fitting(
  facts: ContractFacts,
  { driver, side }: { driver: DriverFacts | undefined; side: Side },
): (window: TimeWindow) => boolean {
  const { travelTime } = estimatedWays();
  const others = (driver?.rides ?? []).filter((it) => it.iri !== facts.iri);
  return (window) => {
    const ride = rideIn(facts, { window, side });
    const against = [...(driver ? absenceFindings(ride, driver) : []), ...clashesWith(ride, others, travelTime)];
    return against.every((it) => it.kind !== 'warn');
  };
}

/** The ride as it would be: fetched in the window, or brought in it after its drive. */
function rideIn(facts: ContractFacts, { window: { day, from, to }, side }: { window: TimeWindow; side: Side }): Ride {
  if (side === 'pickup') return { ...facts, datum: day, pickupTimeFrom: from, pickupTimeTo: to };
  const begun = (time: string) => clockTime(Math.max(0, minutesOf(time) - (facts.googleFahrzeit ?? 0))) ?? '00:00';
  return {
    ...facts,
    datum: day,
    bringdatum: day,
    pickupTimeFrom: begun(from),
    pickupTimeTo: begun(to),
    deliveryTimeFrom: from,
  };
}
