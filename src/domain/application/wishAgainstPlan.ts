import { formatDayShort } from '../time/formatDay.ts';
import { wishedTimes, type End, type Planned } from './wish.ts';

const ends = [
  { end: 'pickup', label: 'Abholung', day: 'datum', from: 'pickupTimeFrom', to: 'pickupTimeTo' },
  { end: 'delivery', label: 'Zustellung', day: 'bringdatum', from: 'deliveryTimeFrom', to: 'deliveryTimeTo' },
] as const;

/** "Sa 28.11. 15:00–17:00": how a driver would like one end of the ride; undefined where it is as planned. */
export function wishAt(additionalData: unknown, contract: Planned, end: End): string | undefined {
  const wish = wishedTimes(additionalData, contract);
  const { day, from, to } = end === 'pickup' ? ends[0] : ends[1];
  if (!wish || (wish[day] === undefined && wish[from] === undefined)) return undefined;
  const on = wish[day] ?? contract[day];
  const window = wish[from] === undefined ? [contract[from], contract[to]] : [wish[from], wish[to]];
  return [on && formatDayShort(on), window.filter(Boolean).join('–')].filter(Boolean).join(' ');
}

/** "Zustellung Sa 28.11. 15:00–17:00": what a driver wishes otherwise than planned, end by end. */
export function wishAgainstPlan(additionalData: unknown, contract: Planned): readonly string[] {
  return ends.flatMap(({ end, label }) => {
    const wish = wishAt(additionalData, contract, end);
    return wish === undefined ? [] : [`${label} ${wish}`];
  });
}
