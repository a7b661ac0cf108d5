import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { formatKm, formatMetres } from '../km/formatKm.ts';
import { daysFrom } from '../time/calendarDay.ts';
import { minutesOf, minutesPerDay, timeOfDay, type ClockTime } from '../time/clock.ts';
import { formatHours } from '../time/duration.ts';
import { formatDayShort } from '../time/formatDay.ts';

/** A contract of a bundle, as far as its day goes. */
export type BundleRide = SomeOf<
  typeof contract,
  | 'datum'
  | 'bringdatum'
  | 'pickupTimeFrom'
  | 'pickupTimeTo'
  | 'deliveryTimeFrom'
  | 'deliveryTimeTo'
  | 'deliveryLocation'
  | 'googleKm'
  | 'googleFahrzeit'
>;

/** The way from one delivery to the next pickup. */
export type Way = { readonly km: number; readonly minutes: number };

/**
 * What happens between two rides of a bundle, or on a ride that takes a night; `isTight` where it does not fit well.
 */
export type Leg = {
  readonly kind: 'way' | 'night' | 'overlap';
  readonly isTight: boolean;
  readonly title: string | null;
  readonly text: string;
  /** From when on the next pickup would fit, where only its window is too early. */
  readonly fitsFrom?: ClockTime;
};

/**
 * Way, waiting and night between two rides: the driver arrives at the latest when the delivery may end, plus the way.
 */
export function legBetween(before: BundleRide, next: BundleRide, way: Way | undefined): Leg {
  const far = way ? `${formatMetres(way.km * 1000)} Weg` : 'Weg unbekannt';
  if (!before.bringdatum || !next.datum) return plain('way', [far, 'ein Tag fehlt']);
  const nights = daysFrom(before.bringdatum, next.datum);
  const begins = momentOf(nights, next.pickupTimeFrom);
  const ends = momentOf(0, before.deliveryTimeTo ?? before.deliveryTimeFrom);
  if (nights < 0) return overlap(`${far} · die nächste Abholung liegt vor der Zustellung.`);
  if (nights > 0)
    return plain('night', [
      `${nights === 1 ? 'Nacht' : `${String(nights)} Nächte`} in ${before.deliveryLocation?.ort ?? 'der Nähe'}`,
      far,
      `weiter ${formatDayShort(next.datum)} ab ${next.pickupTimeFrom ?? 'offen'}`,
    ]);
  if (begins === undefined || ends === undefined) return plain('way', [far, 'ohne Uhrzeit']);
  const arrival = ends + (way?.minutes ?? 0);
  if (arrival <= begins) {
    const waiting = begins - arrival;
    const waits = waiting > 0 ? [`${formatHours(waiting)} Warten bis ${timeOfDay(begins)}`] : [];
    return plain('way', [far, `Ankunft spätestens ${timeOfDay(arrival)}`, ...waits]);
  }
  return tight({ before, next, far, begins, arrival });
}

type Tight = {
  readonly before: BundleRide;
  readonly next: BundleRide;
  readonly far: string;
  readonly begins: number;
  readonly arrival: number;
};

function tight({ before, next, far, begins, arrival }: Tight): Leg {
  const closes = momentOf(0, next.pickupTimeTo) ?? begins;
  const earliest =
    (momentOf(0, before.deliveryTimeFrom) ?? arrival) + (arrival - (momentOf(0, endOf(before)) ?? arrival));
  const window = `Zustellung bis ${endOf(before) ?? 'offen'}, ${far}, nächste Abholung ab ${timeOfDay(begins)}.`;
  if (earliest > closes)
    return overlap(`${window} Auch die früheste Ankunft ${timeOfDay(earliest)} ist zu spät.`, arrival - begins);
  const left = closes - arrival;
  const span = `Fenster ${timeOfDay(begins)}–${timeOfDay(closes)}`;
  const rest = left >= 0 ? `${span} lässt ${formatHours(left)}, knapp.` : `${span} reicht nicht für jede Zustellung.`;
  return {
    ...overlap(`${window} ${rest}`, arrival - begins),
    ...(arrival < minutesPerDay && { fitsFrom: timeOfDay(arrival) }),
  };
}

/** A ride that is picked up on one day and delivered on another. */
export function nightOn({
  datum,
  bringdatum,
  deliveryTimeFrom,
  googleKm,
  googleFahrzeit,
}: BundleRide): Leg | undefined {
  if (!datum || !bringdatum || daysFrom(datum, bringdatum) <= 0) return undefined;
  const figures = [
    typeof googleKm === 'number' ? formatKm(googleKm) : '',
    googleFahrzeit ? formatHours(googleFahrzeit) : '',
  ];
  return plain('night', [
    'Nacht unterwegs',
    figures.filter(Boolean).join(', '),
    `Zustellung ${formatDayShort(bringdatum)} ab ${deliveryTimeFrom ?? 'offen'}`,
  ]);
}

function endOf({ deliveryTimeTo, deliveryTimeFrom }: BundleRide): string | null | undefined {
  return deliveryTimeTo ?? deliveryTimeFrom;
}

function plain(kind: Leg['kind'], parts: readonly string[]): Leg {
  return { kind, isTight: false, title: null, text: parts.filter(Boolean).join(' · ') };
}

function overlap(text: string, minutes?: number): Leg {
  return {
    kind: 'overlap',
    isTight: true,
    title: minutes === undefined ? 'Überschneidung:' : `Überschneidung ${formatHours(minutes)}:`,
    text,
  };
}

function momentOf(days: number, time: string | null | undefined): number | undefined {
  return time ? days * minutesPerDay + minutesOf(time) : undefined;
}
