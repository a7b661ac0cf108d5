import { useDamages } from '../../api/calls/damages.ts';
import type { DamageTrait } from '../../domain/damage/damageFigures.ts';
import { firstOfMonth } from '../../domain/time/months.ts';
import { useToday } from '../kit/useToday.ts';

/** How often something was damaged in the last twelve months; undefined until it is known. */
export type PastYear = (trait: DamageTrait, key: string) => number | undefined;

const everything = { carType: null, location: null, component: null, damage: null, isNew: false } as const;

/** The damages of the last twelve months, for the entries of the catalogue. */
export function usePastYear(): PastYear {
  const today = useToday();
  const period = { from: firstOfMonth(today, -11), until: today };
  const { data } = useDamages({ ...everything, period, driver: null, customer: null });
  return (trait, key) => (data ? (data.by[trait].find((it) => it.key === key)?.count ?? 0) : undefined);
}
