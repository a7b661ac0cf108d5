import { sides, type IntakeField, type Side } from '../finding.ts';
import { textOf, type Stretch } from '../segments.ts';
import { datesIn } from './datesIn.ts';
import { hitIn, type Found, type Rule } from './found.ts';
import { rideEnds, sideOf, speaksOfRide } from './rideEnds.ts';

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
  return sides.flatMap((side) =>
    fields[side].flatMap((field, end): readonly Found[] => {
      const hit = hits.find((it) => it.side === side && it.end === end);
      return hit
        ? [
            {
              field,
              value: hit.time,
              stretch: hit.stretch,
              isSure: hit.isTold,
              because: `Steht bei „${rideEnds[side]}“.`,
            },
          ]
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
