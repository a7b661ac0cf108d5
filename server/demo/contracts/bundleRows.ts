import type { bundle } from '../../../src/domain/bundle/bundle.ts';
import type { bundleContract } from '../../../src/domain/bundle/bundleContract.ts';
import { instantText } from '../days.ts';
import type { Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import type { Clock, Dossier } from './dossier.ts';

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
