import type { DamageWish } from '../../../src/domain/damage/damageFigures.ts';
import type { Period } from '../../../src/domain/statistics/steps.ts';

/** Which damages one looks for. */
export type DamageLook = {
  readonly period: Period;
  readonly wish: DamageWish;
  readonly driver: number | null;
  readonly customer: number | null;
};
