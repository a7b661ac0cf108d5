import type { Order } from '../../../commands/contract/contractFacts.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { formatEuro, sumAmounts } from '../../../domain/money/amount.ts';
import { formatHours } from '../../../domain/time/duration.ts';

type Summed = Pick<Order, 'googleKm' | 'googleFahrzeit' | 'auftragswert'>;

/** How far, how long and, for who may see it, how much money some orders are together, to the cent; those without a value are counted. */
export function sumsOf(orders: readonly Summed[], { seesMoney }: { seesMoney: boolean }): readonly string[] {
  if (orders.length === 0) return [];
  const km = orders.reduce((sum, it) => sum + (it.googleKm ?? 0), 0);
  const minutes = orders.reduce((sum, it) => sum + (it.googleFahrzeit ?? 0), 0);
  const values = orders.flatMap((it) => it.auftragswert ?? []);
  const without = orders.length - values.length;
  const rest = without === 0 ? '' : ` (${String(without)} ohne Auftragswert)`;
  return [
    formatKm(km),
    formatHours(minutes),
    ...(seesMoney && values.length > 0 ? [formatEuro(sumAmounts(values)) + rest] : []),
  ];
}
