import { isFoundLater } from '../../../../domain/protocol/foundLater.ts';

/** "2 bei Abholung, 1 neu bei Zustellung" */
export function damageCounts(damages: unknown): string {
  const all: readonly unknown[] = Array.isArray(damages) ? damages : [];
  const later = all.filter((it) => typeof it === 'object' && it !== null && isFoundLater(it)).length;
  return `${String(all.length - later)} bei Abholung, ${String(later)} neu bei Zustellung`;
}
