import { formatCount } from '../../domain/number/formatCount.ts';

/**
 * The page numbers worth showing: the first, the last, those around the present one; a gap says on which side of the
 * present page it lies.
 */
export function pageNumbers(page: number, pages: number): readonly (number | 'before' | 'after')[] {
  if (pages <= 7) return Array.from({ length: Math.max(1, pages) }, (_, at) => at + 1);
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (['after'] as const) : []),
    pages,
  ];
}

/** "1–100 von 319"; a capped count says "mehr als 10.000". */
export function rangeText({
  page,
  perPage,
  total,
  capped = false,
}: {
  page: number;
  perPage: number;
  total: number;
  capped?: boolean;
}): string {
  const figure = formatCount(total);
  const all = capped ? `mehr als ${figure}` : figure;
  if (total === 0) return '0 von 0';
  const first = (page - 1) * perPage + 1;
  const last = capped ? page * perPage : Math.min(page * perPage, total);
  return `${formatCount(first)}–${formatCount(last)} von ${all}`;
}
