import { workingDaysFrom } from '../time/workingDays.ts';
import type { DriverFacts, ContractFacts, Ride, RoadKm } from './facts.ts';
import type { Place } from '../km/place.ts';
import type { Finding } from './finding.ts';
import { monthLine } from './minijob.ts';
import { daysAround } from './workTime.ts';
import { formatMoment, occupationOf } from './occupation.ts';

/** How a driver stands for a contract, in the few words of a list of candidates. */
export interface Fitness {
  readonly kind: 'ok' | 'warn' | 'danger';
  readonly text: string;
  readonly more: string;
  /** From when and where he is free for the contract. */
  readonly free: string;
  /** Kilometres without a customer's vehicle from there to the pickup; null where a place is not known. */
  readonly emptyKm: number | null;
  readonly rides: string;
  /** Minutes on the road that day, without the contract. */
  readonly minutes: number;
  /** Hours of an employee in the month of the contract, of a Minijob with the pay and its limit. */
  readonly month?: string;
}

/**
 * How well the driver fits, read from what was found, and what his day looks like beside the first of the contracts.
 */
export function fitnessOf(
  driver: DriverFacts,
  contracts: readonly ContractFacts[],
  { findings, roadKm }: { findings: readonly Finding[]; roadKm: RoadKm },
): Fitness {
  const [contract] = contracts;
  const others = driver.rides.filter((it) => it.iri !== contract?.iri);
  const today = others.filter((it) => it.datum === contract?.datum);
  const month = monthLine(driver, contracts);
  return {
    ...verdictOf(findings, { contracts, today }),
    ...dayOf(contract, { others, today, driver, roadKm }),
    minutes: today.reduce((sum, it) => sum + (it.googleFahrzeit ?? 0), 0),
    ...(month !== undefined && { month }),
  };
}

function verdictOf(
  findings: readonly Finding[],
  { contracts, today }: { contracts: readonly ContractFacts[]; today: readonly Ride[] },
): Pick<Fitness, 'kind' | 'text' | 'more'> {
  const block = findings.find((it) => it.kind === 'block' && it.short !== undefined);
  if (block) return { kind: 'danger', text: block.short ?? '', more: block.title };
  const driven = findings.filter((it) => it.leavesOut && it.kind === 'info').length;
  if (driven > 0 && driven === contracts.length)
    return {
      kind: 'ok',
      text: 'fährt schon',
      more: driven === 1 ? 'ist für den Auftrag eingeteilt' : 'ist für alle eingeteilt',
    };
  const [worst, ...further] = findings.filter((it) => it.kind === 'warn' && it.short !== undefined);
  if (worst)
    return {
      kind: 'warn',
      text: worst.short ?? '',
      more: further.length > 0 ? furtherOf(worst, further) : worst.title,
    };
  return { kind: 'ok', text: 'passt', more: today.length > 0 ? 'Zeitfenster passt' : 'noch ohne Fahrt' };
}

/** What else speaks against him, each word once: of several contracts, the same is often found for each of them. */
function furtherOf(worst: Finding, further: readonly Finding[]): string {
  const same = further.filter((it) => it.short === worst.short).length;
  const others = [...new Set(further.flatMap((it) => (it.short === worst.short ? [] : (it.short ?? []))))];
  const many = same > 0 ? [`${String(same + 1)}×`] : [];
  return [...many, ...(others.length > 0 ? [`${same > 0 ? 'dazu' : 'und'} ${others.join(', ')}`] : [])].join(', ');
}

type Day = {
  readonly others: readonly Ride[];
  readonly today: readonly Ride[];
  readonly driver: DriverFacts;
  readonly roadKm: RoadKm;
};

function dayOf(
  contract: ContractFacts | undefined,
  { others, today, driver, roadKm }: Day,
): Pick<Fitness, 'free' | 'emptyKm' | 'rides'> {
  const kmFrom = (place: Place) => (contract ? roadKm(place, contract.pickup) : null);
  const rides =
    today.length === 0
      ? idleSince(contract, others)
      : `${String(today.length)} ${today.length === 1 ? 'Fahrt' : 'Fahrten'} am Tag`;
  const own = contract && occupationOf(contract);
  const known = today.flatMap((it) => occupationOf(it) ?? []);
  const before = known
    .filter((it) => !own || it.until <= own.latest)
    .toSorted((one, other) => one.until - other.until)
    .at(-1);
  if (before)
    return {
      rides,
      free: `frei ab ${formatMoment(before.until, contract?.datum)} ${before.ride.delivery.ort ?? ''}`.trim(),
      emptyKm: kmFrom(before.ride.delivery),
    };
  const home = driver.home.ort ? ` in ${driver.home.ort}` : '';
  return {
    rides,
    free: today.length > 0 ? `frei bis zur ersten Fahrt${home}` : home ? `frei${home}` : 'ganzer Tag frei',
    emptyKm: kmFrom(driver.home),
  };
}

const weights = { ok: 0, warn: 1, danger: 2 } as const;

/**
 * The fitter of two drivers first: against whom nothing speaks, then who has the shorter empty way, then who has driven
 * less that day.
 */
export function byFitness(one: Fitness | undefined, other: Fitness | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return (
    weights[one.kind] - weights[other.kind] ||
    (one.emptyKm ?? Infinity) - (other.emptyKm ?? Infinity) ||
    one.minutes - other.minutes ||
    0
  );
}

/** A gap between working days shows who has had little to do. */
function idleSince(contract: ContractFacts | undefined, others: readonly Ride[]): string {
  const day = contract?.datum;
  if (!day) return 'keine Fahrt am Tag';
  const last = others
    .flatMap(({ datum }) => (datum && datum < day ? [datum] : []))
    .toSorted()
    .at(-1);
  if (last === undefined) return `seit ${String(daysAround)} Tagen ohne Fahrt`;
  const gap = workingDaysFrom(last, day) - 1;
  return gap < 1 ? 'keine Fahrt am Tag' : `seit ${String(gap)} ${gap === 1 ? 'Werktag' : 'Werktagen'} ohne Fahrt`;
}
