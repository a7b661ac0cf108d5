import type { ReactNode } from 'react';

export type ReportColumn = { readonly heading: string; readonly align?: 'right' };
type ReportTableProps = {
  readonly caption: string;
  readonly columns: readonly ReportColumn[];
  /** Rows of this report. */
  readonly children: ReactNode;
};

/** Lines that the server has worked out; records stand in the grid. */
export function ReportTable({ caption, columns, children }: ReportTableProps) {
  return (
    <table className="w-full text-12">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 bg-sunken text-11 text-2">
        <tr className="h-13">
          {columns.map(({ heading, align = 'left' }) => (
            <th
              key={heading}
              scope="col"
              className={`px-4 font-medium whitespace-nowrap first:pl-6 last:pr-6 ${align === 'right' ? 'text-right' : 'text-left'}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One line of it. */
export function ReportRow({ isChosen = false, children }: { isChosen?: boolean; children: ReactNode }) {
  return (
    <tr
      className={`h-13 border-t border-line-subtle [&>td]:px-4 [&>td:first-child]:pl-6 [&>td:last-child]:pr-6 ${isChosen ? 'bg-selected' : 'hover:bg-hover'}`}
    >
      {children}
    </tr>
  );
}

/** Words that share the room which dates, plates and figures leave; what is cut is read in full at the pointer. */
export function ReportText({ children }: { children: string | null }) {
  return (
    <td className="w-1/6 max-w-0 min-w-[90px] truncate" data-tip={children ?? undefined}>
      {children}
    </td>
  );
}
