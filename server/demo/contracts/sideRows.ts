import type { application } from '../../../src/domain/application/application.ts';
import type { bundle } from '../../../src/domain/bundle/bundle.ts';
import type { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { instantText } from '../days.ts';
import { sample, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import type { Clock, Dossier } from './dossier.ts';

const day = 86_400_000;
const firstBundleNumber = 1000;
const bundlesStayActiveDays = 2;

/** Bundles of the day with their contracts in the sequence in which they are driven (R40). */
export function bundleRows(
  random: Random,
  dossiers: readonly Dossier[],
  clock: Clock,
): { bundles: RowFor<typeof bundle>[]; bundle_contracts: RowFor<typeof bundleContract>[] } {
  const bundles: RowFor<typeof bundle>[] = [];
  const entries: RowFor<typeof bundleContract>[] = [];
  for (const [number, rides] of Map.groupBy(
    dossiers.filter((it) => it.contract.bundle !== null),
    (it) => it.contract.bundle ?? 0,
  )) {
    const disposed = rides.every((it) => it.contract.driver !== null);
    const last = Math.max(...rides.map((it) => it.contract.deliveryDay));
    const active = last >= clock.today - bundlesStayActiveDays && !rides.some((it) => it.contract.cancelled);
    const createdAt = instantText(
      Math.min(clock.now, Math.max(...rides.map((it) => it.contract.receivedAt)) + 1_800_000),
    );
    bundles.push({
      id: number,
      createdAt,
      updatedAt: createdAt,
      bundle: `FP-${firstBundleNumber + number}`,
      active,
      openForApplications: active && !disposed && random.chance(0.85),
      disposed,
    });
    rides.forEach((it, i) =>
      entries.push({
        id: it.contract.id,
        createdAt,
        updatedAt: createdAt,
        bundle: number,
        contract: it.contract.id,
        sortOrder: i + 1,
      }),
    );
  }
  return { bundles, bundle_contracts: entries };
}

/** Numbers of all bundles are given before the first is written, so the counter can be set at once. */
export const lastBundleNumber = (bundles: number): number => firstBundleNumber + bundles;

const maxPerTarget = 6;
/** Drivers that applications are drawn from; more would only cost time. */
const largestRound = 120;

/** Applications of drivers for rides and bundles: open ones for the coming days, decided ones for the past. */
export function applicationRows(
  random: Random,
  dossiers: readonly Dossier[],
  options: { clock: Clock; crew: readonly CrewMember[] },
): RowFor<typeof application>[] {
  const found: RowFor<typeof application>[] = [];
  const bundlesSeen = new Set<number>();
  const eligible = options.crew.filter((member) => member.active && member.gruppe >= 5).slice(0, largestRound);
  for (const it of dossiers) {
    const { contract } = it;
    const { bundle } = contract;
    if (
      contract.test ||
      contract.cancelled ||
      (bundle !== null && bundlesSeen.has(bundle)) ||
      (contract.follows >= 0 && bundle === null)
    )
      continue;
    if (bundle !== null) bundlesSeen.add(bundle);
    const open = contract.driver === null && it.confirmed && contract.pickupDay >= options.clock.today;
    const independent = contract.driver !== null && contract.driver.gruppe >= 5;
    if (!random.chance(open ? (bundle === null ? openShare(it.ahead) : 1) : independent ? 0.064 : 0)) continue;
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
      const target =
        bundle === null
          ? { type: 'contract' as const, contract: contract.id, bundle: null }
          : { type: 'bundle' as const, contract: contract.id, bundle };
      found.push({
        id: contract.id * 8 + i,
        createdAt,
        updatedAt: createdAt,
        status,
        ...target,
        driver: driver.id,
        additionalRide: random.chance(0.15),
        additionalData: wishes(random, it),
      });
    });
  }
  return found;
}

const openShare = (ahead: number) => (ahead <= 3 ? 0.6 : ahead <= 8 ? 0.16 : 0.04);

function applicants(random: Random): number {
  const drawn = random.next();
  return drawn < 0.48 ? 1 : drawn < 0.77 ? 2 : drawn < 0.91 ? 3 : drawn < 0.97 ? 4 : random.int(5, 6);
}

function wishes(random: Random, it: Dossier): Record<string, unknown> {
  const far = random.chance(0.08);
  const detour = far ? random.int(51, 130) : random.int(0, 49);
  const { datum, bringdatum, ...windows } = {
    datum: it.contract.pickupDay,
    bringdatum: it.contract.deliveryDay,
    pickupTimeFrom: it.contract.pickupFrom,
    deliveryTimeFrom: it.contract.deliveryFrom,
  };
  const iso = (number: number) => new Date(number * day).toISOString().slice(0, 10);
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return {
    pickupDate: iso(datum),
    pickupTimeFrom: clock(windows.pickupTimeFrom),
    pickupTimeTo: clock(it.contract.pickupTo),
    deliveryDate: iso(bringdatum),
    deliveryTimeFrom: clock(windows.deliveryTimeFrom),
    deliveryTimeTo: clock(it.contract.deliveryTo),
    additionalDistance: detour,
    allowedAdditionalDistanceExceeded: detour > 50,
  };
}
