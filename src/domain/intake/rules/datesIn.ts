import { parseDateInput } from '../../time/parseDateInput.ts';
import { textOf, type Stretch } from '../segments.ts';
import { hitIn } from './found.ts';

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

/** A day that somebody wrote. */
export type DayHit = { readonly day: string; readonly stretch: Stretch; readonly hasYear: boolean };

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
