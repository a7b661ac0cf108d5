import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { formatEuro, sumAmounts } from '../../../domain/money/amount.ts';
import { formatHours } from '../../../domain/time/duration.ts';

type Summed = Pick<ContractEntity, 'googleKm' | 'googleFahrzeit' | 'auftragswert'>;

/**
 * How far, how long and, for who may see it, how much money some contracts are together, to the cent; those without a
 * value are counted.
 */
export function sumsOf(contracts: readonly Summed[], { seesMoney }: { seesMoney: boolean }): readonly string[] {
  if (contracts.length === 0) return [];
  const km = contracts.reduce((sum, it) => sum + (it.googleKm ?? 0), 0);
  const minutes = contracts.reduce((sum, it) => sum + (it.googleFahrzeit ?? 0), 0);
  const values = contracts.flatMap((it) => it.auftragswert ?? []);
  const without = contracts.length - values.length;
  const rest = without === 0 ? '' : ` (${String(without)} ohne Auftragswert)`;
  return [
    formatKm(km),
    formatHours(minutes),
    ...(seesMoney && values.length > 0 ? [formatEuro(sumAmounts(values)) + rest] : []),
  ];
}
