import { townText } from '../km/townText.ts';
import { formatDate, formatDayShort } from '../time/formatDay.ts';
import type { ImportedPlace, RowContent } from './reading/importedRow.ts';
import type { Difference } from './reading/recognise.ts';

/** What a cell says, and what stood there before where the file says something else. */
export type Shown = { readonly now: string; readonly before?: string };
type Row = { readonly content?: unknown; readonly differences?: unknown };
type Side = 'pickup' | 'delivery';

/** What the file says in this row; storage holds it as it was read. */
export function saidIn({ content }: Row): Partial<RowContent> {
  return (content ?? {}) as Partial<RowContent>;
}

/** Where the contract stands otherwise than the file has it. */
export function differencesIn({ differences }: Row): readonly Difference[] {
  return (differences as { readonly fields?: readonly Difference[] } | null | undefined)?.fields ?? [];
}

const dayNames = { pickup: 'datum', delivery: 'bringdatum' } as const;
const timeNames = {
  pickup: ['pickupTimeFrom', 'pickupTimeTo'],
  delivery: ['deliveryTimeFrom', 'deliveryTimeTo'],
} as const;
const placeNames = { pickup: 'pickupLocation', delivery: 'deliveryLocation' } as const;

/** Day and window of one end; in one line, so without the weekday, where they differ from before. */
export function shownMoment(row: Row, side: Side): Shown & { readonly day: string; readonly window: string } {
  const said = saidIn(row);
  const [from, to] = timeNames[side];
  const now = { day: said[dayNames[side]], from: said[from], to: said[to] };
  const was = { day: before(row, dayNames[side]), from: before(row, from), to: before(row, to) };
  const [day, window] = [now.day ? formatDayShort(now.day) : '–', windowText(now)];
  if (Object.values(was).every((it) => it === undefined))
    return { day, window, now: [day, window].filter(Boolean).join(' ') };
  const then = {
    day: was.day === undefined ? now.day : was.day,
    from: was.from === undefined ? now.from : was.from,
    to: was.to === undefined ? now.to : was.to,
  };
  const line = (it: typeof then, none: string) =>
    [it.day ? formatDate(it.day).slice(0, 6) : none, windowText(it)].filter(Boolean).join(' ');
  return { day, window, now: line(now, '–'), before: line(then, 'ohne Tag') };
}

/** Town of one end, and the firm below it unless it was another place. */
export function shownPlace(row: Row, side: Side): Shown & { readonly firm: string } {
  const said = saidIn(row)[placeNames[side]];
  const now = townText(said) || '–';
  const parts = ['firma', 'strasse', 'hausnr', 'plz', 'ort'] as const;
  const was = Object.fromEntries(parts.map((it) => [it, before(row, `${placeNames[side]}.${it}`)]));
  const firm = said?.firma ?? '';
  if (parts.every((it) => was[it] === undefined)) return { now, firm };
  const then: Partial<ImportedPlace> = Object.fromEntries(
    parts.map((it) => [it, was[it] === undefined ? said?.[it] : was[it]]),
  );
  const isOtherTown = townText(then) !== townText(said);
  const street = [then.strasse, then.hausnr].filter(Boolean).join(' ');
  return { now, firm, before: isOtherTown ? townText(then) : [then.firma, street].filter(Boolean).join(', ') };
}

/** One field by its name in the contract. */
export function shownField(row: Row, field: Exclude<keyof RowContent, `${Side}Location` | 'services'>): Shown {
  const [now, was] = [saidIn(row)[field], before(row, field)];
  return { now: String(now ?? ''), ...(was !== undefined && { before: String(was ?? '') || 'leer' }) };
}

/** How many fields differ that no cell of their own shows. */
export function otherDifferences(row: Row): readonly Difference[] {
  const shown = new Set<string>([
    ...Object.values(dayNames),
    ...Object.values(timeNames).flat(),
    ...['firma', 'strasse', 'hausnr', 'plz', 'ort'].flatMap((it) => [`pickupLocation.${it}`, `deliveryLocation.${it}`]),
    'licensePlate',
    'carFin',
    'carModel',
  ]);
  return differencesIn(row).filter((it) => !shown.has(it.field));
}

/** What stood in a field before; undefined where it does not differ. */
function before(row: Row, field: string): string | null | undefined {
  const found = differencesIn(row).find((it) => it.field === field);
  if (!found) return undefined;
  return found.before === null || found.before === undefined ? null : String(found.before);
}

function windowText({
  from,
  to,
}: {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}) {
  return [from, to].filter(Boolean).join('–');
}
