import { detourFields } from '../../../src/domain/application/detour.ts';
import type { application } from '../../../src/domain/application/application.ts';
import { dayText, instantText } from '../days.ts';
import { randomFrom, sample, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import type { Clock, Dossier } from './dossier.ts';

const maxPerTarget = 6;
/** Drivers that applications are drawn from; more would only cost time. */
const largestRound = 120;
const lastMinute = 23 * 60 + 30;

/** Applications of drivers for rides and bundles: open ones for the coming days, decided ones for the past. */
export function applicationRows(
  random: Random,
  dossiers: readonly Dossier[],
  options: { clock: Clock; crew: readonly CrewMember[] },
): RowFor<typeof application>[] {
  const found: RowFor<typeof application>[] = [];
  const bundlesSeen = new Set<number>();
  let hasOpen = false;
  const members = Map.groupBy(dossiers, (it) => it.contract.bundle);
  const eligible = options.crew.filter((member) => member.active && member.gruppe >= 5).slice(0, largestRound);
  for (const it of dossiers) {
    const { contract } = it;
    const { bundle } = contract;
    if (
      contract.test ||
      contract.cancelled ||
      (bundle !== null && bundlesSeen.has(bundle)) ||
      (contract.followUpOf >= 0 && bundle === null)
    )
      continue;
    if (bundle !== null) bundlesSeen.add(bundle);
    const rides = bundle === null ? [it] : (members.get(bundle) ?? [it]);
    const first = rides.map((ride) => ride.contract).toSorted(byPickup)[0] ?? contract;
    const open =
      contract.driver === null &&
      it.confirmed &&
      contract.pickupDay >= options.clock.today &&
      !rides.some((ride) => ride.flex);
    const independent = contract.driver !== null && contract.driver.gruppe >= 5;
    const isFirstOpen = open && (bundle !== null || !hasOpen);
    if (open && bundle === null) hasOpen = true;
    if (!random.chance(isFirstOpen ? 1 : open ? openShare(it.ahead) : independent ? 0.064 : 0)) continue;
    const count = applicants(random);
    const candidates = sample(random, eligible, count).filter((member) => member !== contract.driver);
    const decided = independent && !open && random.chance(0.78) ? [contract.driver, ...candidates] : candidates;
    decided.slice(0, maxPerTarget).forEach((driver, i) => {
      if (driver === null) return;
      const status = open
        ? 'pending'
        : driver === contract.driver
          ? 'accepted'
          : random.pick([
              'declined',
              'declined',
              'declined',
              'declined',
              'declined',
              'declined',
              'revoked',
              'deleted',
            ] as const);
      const createdAt = instantText(
        Math.min(options.clock.now - random.int(5, 90) * 60_000, contract.receivedAt + random.int(2, 30) * 3_600_000),
      );
      found.push({
        id: contract.id * 8 + i,
        createdAt,
        updatedAt: createdAt,
        status,
        type: bundle === null ? 'contract' : 'bundle',
        contract: bundle === null ? contract.id : null,
        bundle,
        contracts: rides.map((ride) => ride.contract.id),
        firstPickupDate: dayText(first.pickupDay),
        firstPickupTime: timeText(first.pickupFrom),
        driver: driver.id,
        additionalRide: random.chance(0.15),
        additionalData: wishes(random, { rides, isBundle: bundle !== null, key: contract.id * 8 + i }),
      });
    });
  }
  return found;
}

const openShare = (ahead: number) => (ahead <= 3 ? 0.35 : ahead <= 8 ? 0.08 : 0.01);

function applicants(random: Random): number {
  const chance = random.next();
  return chance < 0.48 ? 1 : chance < 0.77 ? 2 : chance < 0.91 ? 3 : chance < 0.97 ? 4 : random.int(5, 6);
}

function byPickup(one: Dossier['contract'], other: Dossier['contract']): number {
  return one.pickupDay - other.pickupDay || one.pickupFrom - other.pickupFrom;
}

/** How the driver would like to do it: for bundles ride by ride, now and then an hour later than planned. */
function wishes(
  random: Random,
  { rides, isBundle, key }: { rides: readonly Dossier[]; isBundle: boolean; key: number },
): Record<string, unknown> {
  const far = random.chance(0.08);
  const detour = far ? random.int(51, 130) : random.int(0, 49);
  const distance = detourFields(detour);
  const late = randomFrom('leitstand', 'wishes', key);
  const each = rides.map(({ contract }): [number, object] => [
    contract.id,
    { ...wishedTimes(contract, late.chance(0.2) ? 60 : 0), ...distance },
  ]);
  return isBundle ? Object.fromEntries(each) : { ...each[0]?.[1] };
}

function wishedTimes(contract: Dossier['contract'], later: number) {
  const at = (minute: number) => timeText(Math.min(minute + later, lastMinute));
  return {
    pickupDate: dayText(contract.pickupDay),
    pickupTimeFrom: timeText(contract.pickupFrom),
    pickupTimeTo: timeText(contract.pickupTo),
    deliveryDate: dayText(contract.deliveryDay),
    deliveryTimeFrom: at(contract.deliveryFrom),
    deliveryTimeTo: at(contract.deliveryTo),
  };
}

function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
