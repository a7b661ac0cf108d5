import { parseDateInput } from '../../time/parseDateInput.ts';
import { addDays } from '../../time/calendarDay.ts';
import type { Content } from '../contents.ts';
import type { IntakeField, Side } from '../finding.ts';
import { textOf, type Stretch } from '../segments.ts';
import { hitIn, type Found, type Rule } from './found.ts';

const months = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
];
const written = new RegExp(
  String.raw`(?<![\d.:])(?:(?<iso>20\d{2}-\d{2}-\d{2})|(?<day>\d{1,2})\.\s?(?:(?<month>\d{1,2})\.(?:\s?(?<year>20\d{2}|\d{2}(?![\d:.]|\s?uhr)))?|(?<name>${months.join('|')}|jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez)[.]?(?:\s(?<nameYear>20\d{2}))?))(?!\d)`,
  'giu',
);

type DayHit = { readonly day: string; readonly stretch: Stretch; readonly hasYear: boolean };

/** The days that a stretch names; one without a year takes that of the day behind it, else the nearest one. */
export function datesIn(stretch: Stretch, today: string): readonly DayHit[] {
  const text = textOf(stretch);
  const hits = [...text.matchAll(written)];
  return hits.flatMap((match, at) => {
    const { iso, day, month, year, name = '', nameYear } = match.groups ?? {};
    const number = month ?? String(1 + months.findIndex((it) => it.startsWith(name.toLowerCase().slice(0, 3))));
    const said = year ?? nameYear;
    const later = hits[at + 1]?.groups;
    const borrowed =
      said === undefined && /^\s*(?:-|–|bis|und|\/)/u.test(text.slice(match.index + match[0].length))
        ? (later?.['year'] ?? later?.['nameYear'])
        : undefined;
    const typed = iso ?? `${day ?? ''}.${number}.${said ?? borrowed ?? ''}`;
    const read = parseDateInput(typed, today);
    if ('error' in read) return [];
    const end = match[0].trimEnd();
    return [
      {
        day: read.date,
        stretch: hitIn(stretch, match.index, end.length),
        hasYear: iso !== undefined || said !== undefined || borrowed !== undefined,
      },
    ];
  });
}

const pickupWords = /abhol|abzuhol|\bhol(?:en|t)\b|übernahme|beladung|\babgang\b/iu;
const deliveryWords =
  /zustell|zuzustell|liefer|\bbring(?:en|t)\b|gebracht|übergabe|\bnach\b|entlad|\bziel\b|überführ/iu;

/** Which end of the ride the sentence around a place of some content speaks of, where it speaks of one alone. */
export function sideInClause({ stretch, above, below }: Content, place: number): Side | null {
  const said = textOf(stretch);
  const text = [above, said, below].join(' ');
  const at = above.length + 1 + place;
  const preposition = /(?<![\p{L}])(?:(?<to>nach)|von|aus)\s+$/iu.exec(text.slice(0, at));
  if (preposition) return preposition.groups?.['to'] === undefined ? 'pickup' : 'delivery';
  const borders = [...text.matchAll(clauseBorder)];
  const start = borders.findLast((it) => it.index + it[0].length <= at);
  const from = start ? start.index + start[0].length : 0;
  const end = borders.find((it) => it.index >= at);
  const clause = text.slice(from, end?.index ?? text.length);
  const [isPickup, isDelivery] = [pickupWords.test(clause), deliveryWords.test(clause)];
  if (isPickup !== isDelivery) return isPickup ? 'pickup' : 'delivery';
  // Where both stand in it, the last word before the place counts.
  const before = clause.slice(0, Math.max(0, at - from));
  const [lastPickup, lastDelivery] = [lastOf(before, pickupWords), lastOf(before, deliveryWords)];
  if (lastPickup === lastDelivery) return null;
  return lastPickup > lastDelivery ? 'pickup' : 'delivery';
}

const clauseBorder = /[!?;]|(?<!\d|\bStr|\bTel)\.(?=\s+\p{Lu})|\s(?:und|sowie|anschließend|danach|dann)\s(?!\d)/gu;

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, 'giu'))].at(-1)?.index ?? -1;
}

/** Which end a day or time of some content belongs to, and whether that stands there. */
function sideOf(content: Content, at: number): { readonly side: Side | 'other' | null; readonly isTold: boolean } {
  const { side, isOwnSide, label } = content;
  if (isOwnSide || (label !== null && side !== null)) return { side, isTold: true };
  const inClause = sideInClause(content, at);
  if (inClause !== null) return { side: inClause, isTold: true };
  return { side, isTold: side !== null };
}

const dayFields = { pickup: 'datum', delivery: 'bringdatum' } as const;
const ends = { pickup: 'Abholung', delivery: 'Zustellung' } as const;

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
  const found = (['pickup', 'delivery'] as const).flatMap((side): readonly Found[] => {
    const own = spoken.filter((it) => it.side === side);
    // Of a span of days the ride begins on the first and has to be there on the last.
    const hit =
      side === 'pickup'
        ? own[0]
        : (own.find((it, at) => own[at + 1]?.stretch.segment !== it.stretch.segment) ?? own[0]);
    return hit
      ? [dayFound(dayFields[side], hit, { today, because: `Steht bei „${ends[side]}“.`, isSure: hit.isTold })]
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

/** Letters carry dates that are none of a ride. */
function speaksOfRide({ label, side }: Content): boolean {
  return side !== 'other' && (label === null || label === 'day' || label === 'window' || label === 'remark');
}

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

const clock = String.raw`(?<![\d.,:])(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?`;
const hours = String.raw`\s?(?:uhr|h\b)?`;
const span = new RegExp(
  String.raw`(?:zwischen|von|ab)?\s*(?<from>${clock})${hours}\s*(?:-|–|—|bis|und)\s*(?<to>(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?)(?:\s?(?:uhr|h\b))?(?![\d.])`,
  'giu',
);
const single = new RegExp(
  String.raw`(?<how>ab|bis|spätestens|vor|um|gegen|nach)?\s*(?:ca\.\s*)?(?<at>${clock})(?:\s?uhr|(?<=:\d\d)(?!\d))`,
  'giu',
);

const fields: Readonly<Record<Side, readonly [IntakeField, IntakeField]>> = {
  pickup: ['pickupTimeFrom', 'pickupTimeTo'],
  delivery: ['deliveryTimeFrom', 'deliveryTimeTo'],
};

/** "bis Freitag, 04.12.," with the day taken out of it. */
const untilDay = /(?:bis|spätestens)(?:\s+zum)?(?:\s+\p{L}{2,10}[.,]*)?\s{6,}[,.\s]*$/iu;

type TimeHit = { readonly end: 0 | 1; readonly time: string; readonly stretch: Stretch };

/** Time windows of both ends: "zwischen 8 und 12 Uhr", "ab 9:30 Uhr", "bis 14 Uhr". */
export const timeRule: Rule = (contents, { today }) => {
  const hits = contents
    .filter((it) => speaksOfRide(it))
    .flatMap((content) =>
      timesIn(content.stretch, { today, isWindow: content.label === 'window' }).map((hit) => ({
        ...hit,
        ...sideOf(content, hit.stretch.from - content.stretch.from),
      })),
    );
  return (['pickup', 'delivery'] as const).flatMap((side) =>
    fields[side].flatMap((field, end): readonly Found[] => {
      const hit = hits.find((it) => it.side === side && it.end === end);
      return hit
        ? [{ field, value: hit.time, stretch: hit.stretch, isSure: hit.isTold, because: `Steht bei „${ends[side]}“.` }]
        : [];
    }),
  );
};

function timesIn(stretch: Stretch, { today, isWindow }: { today: string; isWindow: boolean }): readonly TimeHit[] {
  let text = textOf(stretch);
  for (const { stretch: it } of datesIn(stretch, today)) text = blanked(text, it.from - stretch.from, it.to - it.from);
  const spans = [...text.matchAll(span)]
    .filter((it) => isWindow || /uhr|\d:\d|\dh\b/iu.test(it[0]))
    .flatMap((match) => {
      const { from = '', to = '' } = match.groups ?? {};
      const start = match.index + match[0].indexOf(from);
      const end = match.index + match[0].lastIndexOf(to);
      const times = [clockOf(from), clockOf(to)] as const;
      if (times[0] >= times[1]) return [];
      text = blanked(text, match.index, match[0].length);
      return [
        { end: 0 as const, time: times[0], stretch: hitIn(stretch, start, from.length) },
        { end: 1 as const, time: times[1], stretch: hitIn(stretch, end, to.length) },
      ];
    });
  const singles = [...text.matchAll(single)].map((match): TimeHit => {
    const { how = '', at = '' } = match.groups ?? {};
    const isEnd =
      /^(?:bis|spätestens|vor)$/iu.test(how) || (/^(?:um)?$/iu.test(how) && untilDay.test(text.slice(0, match.index)));
    return {
      end: isEnd ? 1 : 0,
      time: clockOf(at),
      stretch: hitIn(stretch, match.index + match[0].indexOf(at, how.length), at.length),
    };
  });
  return [...spans, ...singles];
}

function blanked(text: string, at: number, length: number): string {
  return text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);
}

function clockOf(said: string): string {
  const [hours = '0', minutes = '00'] = said.split(/[:.]/u);
  return `${hours.padStart(2, '0')}:${minutes}`;
}
