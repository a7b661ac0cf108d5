import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import { formatDayShort } from '../time/formatDay.ts';
import { wishFor } from './wish.ts';

type Planned = SomeOf<
  typeof contract,
  'datum' | 'bringdatum' | 'pickupTimeFrom' | 'pickupTimeTo' | 'deliveryTimeFrom' | 'deliveryTimeTo'
> & { readonly id: number };

const ends = [
  { label: 'Abholung', wish: 'pickup', day: 'datum', from: 'pickupTimeFrom', to: 'pickupTimeTo' },
  { label: 'Zustellung', wish: 'delivery', day: 'bringdatum', from: 'deliveryTimeFrom', to: 'deliveryTimeTo' },
] as const;

/** One end of a ride as a driver would like it, where that is not what is planned. */
export type EndWish = { readonly day: string | null; readonly from: string | null; readonly to: string | null };

/** What a driver wishes for one end of the ride; undefined where it is as planned. */
export function wishAt(additionalData: unknown, contract: Planned, end: 'pickup' | 'delivery'): EndWish | undefined {
  const field = end === 'pickup' ? ends[0] : ends[1];
  const wish = wishFor(additionalData, contract.id);
  const day = textIn(wish[`${end}Date`]);
  const [from, to] = [textIn(wish[`${end}TimeFrom`]), textIn(wish[`${end}TimeTo`])];
  const isSame =
    (day === null || day === (contract[field.day] ?? null)) &&
    (from === null || from === (contract[field.from] ?? null)) &&
    (to === null || to === (contract[field.to] ?? null));
  return isSame
    ? undefined
    : { day: day ?? contract[field.day] ?? null, from: from ?? contract[field.from] ?? null, to: to ?? null };
}

/** "Zustellung Sa 28.11. 15:00–17:00": what a driver wishes otherwise than planned, end by end. */
export function wishAgainstPlan(additionalData: unknown, contract: Planned): readonly string[] {
  return ends.flatMap(({ label, wish: end }) => {
    const wish = wishAt(additionalData, contract, end);
    return wish ? [`${label} ${wishText(wish)}`] : [];
  });
}

export function wishText({ day, from, to }: EndWish): string {
  const when = day && isCalendarDay(day) ? formatDayShort(day) : '';
  return [when, [from, to].filter(Boolean).join('–')].filter(Boolean).join(' ');
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
