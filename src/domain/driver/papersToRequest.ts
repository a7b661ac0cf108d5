import type { CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import { driverDocumentTypes } from './choices/driverDocumentTypes.ts';
import { paperState } from './paperState.ts';

type Paper = { readonly type?: string | null | undefined; readonly validUntil?: string | null | undefined };

/** What a driver is asked for: required papers that are not there, and papers of which none is valid any more. */
export function papersToRequest(papers: readonly Paper[], today: CalendarDay): readonly string[] {
  return driverDocumentTypes.items.flatMap(({ key, label, required }) => {
    const own = papers.filter((it) => it.type === key);
    if (own.length === 0) return required ? [label] : [];
    const isOver = (it: Paper) => paperState(it, today).tone === 'over';
    if (!own.every(isOver)) return [];
    const last =
      own
        .map((it) => it.validUntil ?? '')
        .toSorted()
        .at(-1) ?? null;
    return [`${label} (abgelaufen am ${formatDate(last)})`];
  });
}
