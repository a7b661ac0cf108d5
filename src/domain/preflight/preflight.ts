import { checkDriverLock } from '../contract/driverChange.ts';
import { clashesWith } from './clashes.ts';
import type { DriverFacts, OrderFacts, PlateUse, TravelTime } from './facts.ts';
import { inOrder, type Finding } from './finding.ts';
import { alreadyDriven, bundleFindings, mailFindings, orderStateFindings } from './orderState.ts';
import { paperFindings } from './papers.ts';
import { plateFindings } from './plates.ts';
import { loadOf, workTimeFindings } from './workTime.ts';

/** What is known around the orders beside the driver himself. */
export interface Surroundings {
  readonly travelTime: TravelTime;
  /** Rides of those days with the red plates that the orders need. */
  readonly plateUses: readonly PlateUse[];
}

type Findings = readonly Finding[];

/** Everything that is to be known before these orders go to the driver: blocks first, then warnings, then hints. */
export function preflight(orders: readonly OrderFacts[], driver: DriverFacts, around: Surroundings): Findings {
  return preflightOf(orders, around)(driver);
}

/** The same for many drivers: what the orders say among themselves is worked out once for all of them. */
export function preflightOf(orders: readonly OrderFacts[], around: Surroundings): (driver: DriverFacts) => Findings {
  const ofOrders = orders.map((order) => ({ order, found: orderStateFindings(order) }));
  const groups = new Map<string, Group>();
  const groupOf = (changed: readonly OrderFacts[]): Group => {
    const key = changed.map((it) => it.iri).join(' ');
    const group = groups.get(key) ?? grouped(changed, around);
    groups.set(key, group);
    return group;
  };
  return (driver) => {
    const states = ofOrders.map(({ order, found }) => ({
      order,
      found: order.driver === driver.iri ? [alreadyDriven(order, driver)] : found,
    }));
    const { changed, iris, clashes, shared } = groupOf(
      states.filter(({ found }) => found.every((it) => !it.leavesOut)).map(({ order }) => order),
    );
    const known = driver.rides.filter((ride) => !iris.has(ride.iri));
    const load = loadOf([...known, ...changed]);
    const perOrder = changed.flatMap((order, at) => [
      ...clashesWith(order, known, around.travelTime),
      ...(clashes[at] ?? []),
      ...workTimeFindings(order, driver, load),
      ...paperFindings(order, driver),
      ...plateFindings(order, driver.iri, around.plateUses),
    ]);
    return inOrder(once([...driverFindings(driver), ...states.flatMap((it) => it.found), ...perOrder, ...shared]));
  };
}

/** Orders that a driver would get together, and what is the same whoever he is. */
interface Group {
  readonly changed: readonly OrderFacts[];
  readonly iris: ReadonlySet<string>;
  /** For each of them, its clashes with those that come after it. */
  readonly clashes: readonly Findings[];
  readonly shared: Findings;
}

function grouped(changed: readonly OrderFacts[], { travelTime }: Surroundings): Group {
  const clashes = changed.map((order, at) => clashesWith(order, changed.slice(at + 1), travelTime));
  return {
    changed,
    iris: new Set(changed.map((it) => it.iri)),
    clashes,
    shared: [...bundleFindings(changed), ...mailFindings(changed)],
  };
}

function driverFindings(driver: DriverFacts): readonly Finding[] {
  const { code, active, appAccess } = driver;
  const lock = checkDriverLock(driver);
  const locked: readonly Finding[] =
    lock.verdict === 'refused'
      ? [{ id: 'locked', kind: 'block', short: 'gesperrt', title: 'Dispositionssperre', text: lock.reason }]
      : [];
  const idle: readonly Finding[] = active
    ? []
    : [
        {
          id: 'inactive',
          kind: 'warn',
          short: 'nicht aktiv',
          needsReason: true,
          title: `${code} ist nicht aktiv`,
          text: 'Der Fahrer ist noch nicht oder nicht mehr freigeschaltet.',
        },
      ];
  const app: readonly Finding[] = appAccess
    ? []
    : [
        {
          id: 'app',
          kind: 'info',
          title: `${code} hat keinen App-Zugang`,
          text: 'Der Auftrag erscheint in keiner App. Der Fahrer erfährt davon nur durch die E-Mail.',
        },
      ];
  return [...locked, ...idle, ...app];
}

/** Several orders of one day say the same about its length once. */
function once(findings: Findings): Findings {
  return [...new Map(findings.map((it) => [it.id, it])).values()];
}
