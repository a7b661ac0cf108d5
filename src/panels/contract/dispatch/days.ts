import type { ContractDay } from '../../../api/calls/contractDays.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';

/** "1 Fahrt", "148 Fahrten". */
export function ridesText(count: number): string {
  return count === 1 ? '1 Fahrt' : `${formatCount(count)} Fahrten`;
}

/** How far the rides of a day are, in words; what is zero is left unsaid. */
export function dayState({ underway, closed }: Pick<ContractDay, 'underway' | 'closed'>): readonly string[] {
  const parts: readonly (readonly [number, string])[] = [
    [underway, 'unterwegs'],
    [closed, 'abgeschlossen'],
  ];
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
}
