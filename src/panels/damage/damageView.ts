import { isKeyOf } from '../../domain/choices/choices.ts';
import { damageTraits, traitChoices, type DamageWish } from '../../domain/damage/damageFigures.ts';
import type { Period } from '../../domain/statistics/steps.ts';
import { isCalendarDay, type CalendarDay } from '../../domain/time/calendarDay.ts';
import { firstOfMonth } from '../../domain/time/months.ts';

/** Which damages are looked at; the address keeps it. */
export type DamageView = DamageWish & {
  readonly period: Period;
  readonly driver: string | null;
  readonly customer: string | null;
};

const usual = (today: CalendarDay): Period => ({ from: firstOfMonth(today, -11), until: today });

/** What an address asks for; whatever it does not name is as usual. */
export function readDamageView(query: URLSearchParams, today: CalendarDay): DamageView {
  const dayIn = (name: keyof Period) => {
    const day = query.get(name) ?? '';
    return isCalendarDay(day) ? day : usual(today)[name];
  };
  const traitIn = (trait: (typeof damageTraits)[number]) => {
    const value = query.get(trait);
    return value !== null && isKeyOf(traitChoices[trait], value) ? value : null;
  };
  return {
    period: { from: dayIn('from'), until: dayIn('until') },
    carType: traitIn('carType'),
    location: traitIn('location'),
    component: traitIn('component'),
    damage: traitIn('damage'),
    isNew: query.has('isNew'),
    driver: query.get('driver'),
    customer: query.get('customer'),
  };
}

/** The address of a view. */
export function damageUrl({ period, isNew, driver, customer, ...traits }: DamageView, today: CalendarDay): string {
  const query = new URLSearchParams({
    ...(period.from !== usual(today).from && { from: period.from }),
    ...(period.until !== usual(today).until && { until: period.until }),
    ...Object.fromEntries(damageTraits.flatMap((it) => (traits[it] === null ? [] : [[it, traits[it]]]))),
    ...(isNew && { isNew: '' }),
    ...(driver !== null && { driver }),
    ...(customer !== null && { customer }),
  }).toString();
  return query === '' ? '/damage_tool' : `/damage_tool?${query}`;
}
