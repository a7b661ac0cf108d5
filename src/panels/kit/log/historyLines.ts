import type { HistoryRow } from '../../../api/queries.ts';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';
import { fieldText, type Refer } from '../../../domain/define/fieldText.ts';

/** One changed field as people read it; `when` and `who` are empty where the line above says the same. */
export type HistoryLine = { readonly key: string; readonly when: string; readonly who: string; readonly what: string; readonly before: string; readonly after: string };

/** Turns the history of a record into lines: fields by their labels, values in words, one save read as one. */
export function historyLines(resource: Pick<Resource, 'fields'>, rows: readonly HistoryRow[], refer: Refer): readonly HistoryLine[] {
  return rows.map((row, at) => {
    const above = rows[at - 1];
    const sameSave = above?.logged_at === row.logged_at && above.username === row.username;
    return {
      key: `${row.logged_at} ${row.field} ${at}`,
      when: sameSave ? '' : formatInstant(row.logged_at, companyZone),
      who: sameSave ? '' : (row.username ?? 'Leitstand'),
      what: labelOf(resource, row.field),
      before: textOf(resource, { row, value: row.previous, refer }),
      after: textOf(resource, { row, value: row.data, refer }),
    };
  });
}

/** The records that the lines name, so that they can be fetched. */
export function namedIn(rows: readonly HistoryRow[]): readonly string[] {
  const iris = rows.flatMap((row) => [row.previous, row.data].flat()).filter((it): it is string => typeof it === 'string' && it.startsWith('/api/'));
  return [...new Set(iris)];
}

function labelOf(resource: Pick<Resource, 'fields'>, path: string): string {
  const parts = path.split('.');
  return parts.map((_, at) => fieldAt(resource, parts.slice(0, at + 1).join('.'))?.label ?? parts[at]).join(' · ');
}

function textOf(resource: Pick<Resource, 'fields'>, { row, value, refer }: { row: HistoryRow; value: unknown; refer: Refer }): string {
  const field = fieldAt(resource, row.field);
  const text = field ? fieldText(field, value, refer) : value === null || value === undefined ? '' : JSON.stringify(value);
  return text === '' ? '–' : text;
}
