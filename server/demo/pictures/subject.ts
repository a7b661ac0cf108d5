import { randomFrom } from '../random.ts';

export const paints = ['#f1f2f0', '#aeb4ba', '#5b626a', '#22262b', '#234a7d', '#9b2226', '#3f5a49', '#c9b79c'] as const;
export type Light = 'morning' | 'day' | 'evening' | 'night';

/** A damage as the protocol speaks of it, found at one of the two handovers. */
export type DrawnDamage = {
  readonly damage: string | null;
  readonly location: string | null;
  readonly component: string | null;
};

/** What stands before the lens at one handover. */
export type Subject = {
  readonly carType: string;
  readonly paint: string;
  readonly light: Light;
  readonly plate: string;
  readonly vin: string;
  readonly mileage: number;
  /** Eighths of the tank or the battery. */
  readonly fuel: number;
  readonly electric: boolean;
  readonly alloy: boolean;
  readonly keys: number;
  readonly damages: readonly DrawnDamage[];
};

/** A vehicle has one colour on all its rides. */
export function paintOf(vin: string): string {
  return randomFrom('leitstand', 'paint', vin).pick(paints);
}

/** The light of an hour of the day, earlier dark in the half of the year around Christmas. */
export function lightAt(hour: number, month: number): Light {
  const dark = month >= 11 || month <= 2;
  if (hour < (dark ? 7 : 5) || hour >= (dark ? 18 : 22)) return 'night';
  if (hour < (dark ? 9 : 7)) return 'morning';
  return hour >= (dark ? 16 : 19) ? 'evening' : 'day';
}
