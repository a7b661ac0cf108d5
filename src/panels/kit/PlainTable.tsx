import type { ReactNode } from 'react';

export interface PlainTableProps {
  label: string;
  headings: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Widths in pixels or as CSS; columns without one share the rest. */
  widths?: readonly (number | string | undefined)[];
}

const evenly: readonly undefined[] = [];

/** Rows to read, as dense as tables that are written in; what is too long for its column goes on in the next line. */
export function PlainTable({ label, headings, rows, widths = evenly }: PlainTableProps) {
  return (
    <div role="grid" aria-label={label} tabIndex={0} className="focus-inside ground min-h-0 flex-1 overflow-auto">
      <div role="rowgroup" className="sticky top-0">
        <div role="row" className="flex h-12 items-center border-b border-line bg-sunken text-11 text-2">
          {headings.map((it, at) => (
            <span
              key={it}
              role="columnheader"
              className="min-w-0 truncate px-4 font-medium"
              style={shareOf(widths[at])}
            >
              {it}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map(({ key, cells }) => (
          <div
            key={key}
            role="row"
            className="flex min-h-13 items-start border-b border-line-subtle text-12 leading-[16px] hover:bg-hover"
          >
            {cells.map((cell, at) => (
              <span
                key={headings[at]}
                role="gridcell"
                className="num min-w-0 px-4 py-[5px] break-words hyphens-auto"
                style={shareOf(widths[at])}
              >
                {cell}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function shareOf(width: number | string | undefined) {
  if (width === undefined) return { flex: '1 1 0' };
  return { flex: `0 0 ${typeof width === 'number' ? `${String(width)}px` : width}` };
}
