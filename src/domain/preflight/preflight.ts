import { checkDriverLock } from '../contract/driverChange.ts';
import { clashesWith } from './clashes.ts';
import type { DriverFacts, OrderFacts, PlateUse, TravelTime } from './facts.ts';
import { inOrder, type Finding } from './finding.ts';
import { bundleFindings, mailFindings, orderStateFindings } from './orderState.ts';
import { paperFindings } from './papers.ts';
import { plateFindings } from './plates.ts';
import { workTimeFindings } from './workTime.ts';

/** What is known around the orders beside the driver himself. */
export interface Surroundings {
  readonly travelTime: TravelTime;
  /** Rides of those days with the red plates that the orders need. */
  readonly plateUses: readonly PlateUse[];
}

/** Everything that is to be known before these orders go to the driver: blocks first, then warnings, then hints. */
export function preflight(orders: readonly OrderFacts[], driver: DriverFacts, around: Surroundings): readonly Finding[] {
  const states = orders.map((order) => ({ order, found: orderStateFindings(order, driver) }));
  const changed = states.filter(({ found }) => found.every((it) => !it.leavesOut)).map(({ order }) => order);
  const known = driver.rides.filter((ride) => changed.every((it) => it.iri !== ride.iri));
  const rides = [...known, ...changed];
  const perOrder = changed.flatMap((order, at) => [
    ...clashesWith(order, [...known, ...changed.slice(at + 1)], around.travelTime),
    ...workTimeFindings(order, driver, rides),
    ...paperFindings(order, driver),
    ...plateFindings(order, driver.iri, around.plateUses),
  ]);
  return inOrder(once([...driverFindings(driver), ...states.flatMap((it) => it.found), ...perOrder, ...bundleFindings(changed), ...mailFindings(changed, driver)]));
}

function driverFindings(driver: DriverFacts): readonly Finding[] {
  const { code, active, appAccess } = driver;
  const lock = checkDriverLock(driver);
  const locked: readonly Finding[] = lock.verdict === 'refused' ? [{ id: 'locked', kind: 'block', short: 'gesperrt', title: 'Dispositionssperre', text: lock.reason }] : [];
  const idle: readonly Finding[] = active ? [] : [{ id: 'inactive', kind: 'warn', short: 'nicht aktiv', needsReason: true, title: `${code} ist nicht aktiv`, text: 'Der Fahrer ist noch nicht oder nicht mehr freigeschaltet.' }];
  const app: readonly Finding[] = appAccess ? [] : [{ id: 'app', kind: 'info', title: `${code} hat keinen App-Zugang`, text: 'Der Auftrag erscheint in keiner App. Der Fahrer erfährt davon nur durch die E-Mail.' }];
  return [...locked, ...idle, ...app];
}

/** Several orders of one day say the same about its length once. */
function once(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((it) => [it.id, it])).values()];
}
