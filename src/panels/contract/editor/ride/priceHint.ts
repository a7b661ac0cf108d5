import { formatAmount } from '../../../../domain/money/amount.ts';
import type { Calculation } from '../../../../domain/price/contractPrice.ts';

type Standing = {
  readonly shown: unknown;
  readonly reason: 'festgelegt' | 'abgerechnet' | undefined;
  readonly isTyped: boolean;
};

/** What to say below an amount about what would be worked out for it; nothing where both agree. */
export function priceHint({ amount, hint }: Calculation, { shown, reason, isTyped }: Standing): string | undefined {
  const worked = hint ?? `berechnet ${formatAmount(amount)} EUR`;
  if (reason === 'abgerechnet') return 'abgerechnet, wird nicht mehr berechnet';
  if (reason === 'festgelegt') return amount === shown ? undefined : `festgelegt · ${worked}`;
  if (isTyped) return `wird so festgelegt · ${worked}`;
  if (hint !== null) return hint;
  return amount === shown ? undefined : `mit dem Speichern ${formatAmount(amount)} EUR`;
}
