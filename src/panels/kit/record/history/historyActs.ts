import type { HistoryRow } from '../../../../api/records/queries.ts';
import { fieldAt, type Resource } from '../../../../domain/define/resource.ts';
import { fieldText, type Refer } from '../../../../domain/define/fieldText.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';

/** One changed field as people read it. */
export type HistoryChange = {
  readonly key: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
};
/** What one person did at one moment: in one line, and field by field. */
export type HistoryAct = {
  readonly key: string;
  readonly when: string;
  readonly who: string;
  readonly summary: string;
  readonly changes: readonly HistoryChange[];
};

/** Fields that people speak of as one when they change together: a day with its times. */
export type SpokenTogether = {
  readonly label: string;
  readonly day: string;
  readonly from: string;
  readonly until: string;
};

type History = {
  readonly together?: readonly SpokenTogether[];
  readonly resource: Pick<Resource, 'fields'>;
  readonly refer: Refer;
  readonly createdAt: unknown;
};

/** Further changes of an act are counted; a long text is cut in the line and whole in the details. */
const maxNamed = 4;
const longestText = 60;

/** The history of a record, act by act as its rows come: "Angelegt", "Termin: 23.11. 08:00 → 24.11. 09:00". */
export function historyActs(rows: readonly HistoryRow[], history: History): readonly HistoryAct[] {
  return [...Map.groupBy(rows, (row) => `${row.logged_at} ${row.username ?? ''}`)].map(([key, act]) => {
    const [first] = act;
    return {
      key,
      when: formatInstant(first?.logged_at ?? null, companyZone),
      who: first?.name || first?.username || 'Leitstand',
      summary: summaryOf(act, history),
      changes: act.map((row, at) => ({
        key: `${row.field} ${String(at)}`,
        what: labelOf(history.resource, row.field),
        before: textOf(row, 'previous', history) || '–',
        after: textOf(row, 'data', history) || '–',
      })),
    };
  });
}

/** The records that the rows name, so that they can be fetched. */
export function namedIn(rows: readonly HistoryRow[]): readonly string[] {
  const iris = rows
    .flatMap((row) => [row.previous, row.data].flat())
    .filter((it): it is string => typeof it === 'string' && it.startsWith('/api/'));
  return [...new Set(iris)];
}

function summaryOf(act: readonly HistoryRow[], history: History): string {
  if (act.some((it) => it.field === 'gelöscht')) return 'Gelöscht';
  if (
    typeof history.createdAt === 'string' &&
    act.some((it) => Date.parse(it.logged_at) === Date.parse(String(history.createdAt)))
  )
    return 'Angelegt';
  const together = (history.together ?? []).flatMap((it) => appointmentOf(act, it));
  const spoken = new Set(together.flatMap((it) => it.fields));
  const lines = [
    ...together.map((it) => it.text),
    ...act.filter((it) => !spoken.has(it.field)).map((row) => changeText(row, history)),
  ];
  const more = lines.length - maxNamed;
  return `${lines.slice(0, maxNamed).join(' · ')}${more > 0 ? ` · und ${String(more)} weitere` : ''}`;
}

function appointmentOf(
  act: readonly HistoryRow[],
  { label, day, from, until }: SpokenTogether,
): { readonly text: string; readonly fields: readonly string[] }[] {
  const rowOf = (field: string) => act.find((it) => it.field === field);
  const [dayRow, fromRow, untilRow] = [rowOf(day), rowOf(from), rowOf(until)];
  if (!dayRow || !fromRow) return [];
  const at = (side: 'previous' | 'data') =>
    [shortDay(dayRow[side]), [fromRow[side], untilRow?.[side]].filter(Boolean).join('–')].filter(Boolean).join(' ') ||
    'offen';
  return [{ text: `${label}: ${at('previous')} → ${at('data')}`, fields: [day, from, ...(untilRow ? [until] : [])] }];
}

function shortDay(day: unknown): string {
  return typeof day === 'string' ? `${day.slice(8, 10)}.${day.slice(5, 7)}.` : '';
}

/** "Fahrer: KLVT → HGST"; a mark says only what it is now, and what was empty before has no before. */
function changeText(row: HistoryRow, history: History): string {
  const { resource } = history;
  const [label, before, after] = [
    labelOf(resource, row.field),
    short(textOf(row, 'previous', history)),
    short(textOf(row, 'data', history)),
  ];
  const kind = fieldAt(resource, row.field)?.kind;
  if (kind === 'flag' || kind === 'flag01' || before === '') return `${label}: ${after || 'leer'}`;
  return `${label}: ${before} → ${after || 'leer'}`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line;
}

function labelOf(resource: Pick<Resource, 'fields'>, path: string): string {
  const parts = path.split('.');
  const labels = parts.map((_, at) => fieldAt(resource, parts.slice(0, at + 1).join('.'))?.label ?? parts[at]);
  return labels.filter((_, at) => !/^\d+$/.test(parts[at] ?? '')).join(' · ');
}

function textOf(row: HistoryRow, side: 'previous' | 'data', { resource, refer }: History): string {
  const [field, value] = [fieldAt(resource, row.field), row[side]];
  if (field) return fieldText(field, value, refer);
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
