import { addDays } from '../../time/calendarDay.ts';
import { sides } from '../finding.ts';
import { datesIn, type DayHit } from './datesIn.ts';
import type { Found, Rule } from './found.ts';
import { rideEnds, sideOf, speaksOfRide } from './rideEnds.ts';

const dayFields = { pickup: 'datum', delivery: 'bringdatum' } as const;

/** The days of both ends; one day that nothing tells apart is offered for both. */
export const dayRule: Rule = (contents, { today }) => {
  const spoken = contents
    .filter((it) => speaksOfRide(it))
    .flatMap((content) =>
      datesIn(content.stretch, today).map((hit) => ({
        ...hit,
        ...sideOf(content, hit.stretch.from - content.stretch.from),
        isLetterDate: content.label === 'day' && content.side === null && /datum/iu.test(content.stretch.segment.text),
      })),
    );
  const found = sides.flatMap((side): readonly Found[] => {
    const own = spoken.filter((it) => it.side === side);
    // Of a span of days the ride begins on the first and has to be there on the last.
    const hit =
      side === 'pickup'
        ? own[0]
        : (own.find((it, at) => own[at + 1]?.stretch.segment !== it.stretch.segment) ?? own[0]);
    return hit
      ? [dayFound(dayFields[side], hit, { today, because: `Steht bei „${rideEnds[side]}“.`, isSure: hit.isTold })]
      : [];
  });
  const loose = spoken.filter((it) => it.side === null && !it.isLetterDate && it.day >= today);
  const missing = (['datum', 'bringdatum'] as const).filter((field) => !found.some((it) => it.field === field));
  const guessed = missing.flatMap((field): readonly Found[] => {
    const hit = field === 'bringdatum' && missing.length === 2 ? (loose[1] ?? loose[0]) : loose[0];
    const because = 'Es steht nicht da, ob der Tag für die Abholung oder die Zustellung gilt.';
    return hit ? [dayFound(field, hit, { today, because, isSure: false })] : [];
  });
  return [...found, ...guessed];
};

function dayFound(
  field: 'datum' | 'bringdatum',
  { day, stretch, hasYear }: DayHit,
  { today, because, isSure }: { today: string; because: string; isSure: boolean },
): Found {
  const isOdd = day < today || day > addDays(today, 370);
  const why =
    day < today ? 'Der Tag liegt in der Vergangenheit.' : isOdd ? 'Der Tag liegt weit in der Zukunft.' : because;
  return {
    field,
    value: day,
    stretch,
    isSure: isSure && !isOdd,
    because: hasYear || isOdd ? why : `${why} Ein Jahr steht nicht dabei.`,
  };
}
