import type { ReactNode } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';

export type LogColumn<Line> = { readonly head: string; readonly width: string; readonly cell: (line: Line) => ReactNode };

export interface LogTableProps<Line> {
  label: string;
  columns: readonly LogColumn<Line>[];
  lines: readonly Line[];
  keyOf: (line: Line) => string;
  isLoading: boolean;
  error: Error | null;
  onRetry: () => void;
  empty: string;
}

/** What happened, line by line; read only, so a plain table and no grid. */
export function LogTable<Line>({ label, columns, lines, keyOf, isLoading, error, onRetry, empty }: LogTableProps<Line>) {
  if (error) return <ErrorState title={contractMessages.logsFailed(messageOf(error))} onRetry={onRetry} />;
  if (isLoading) return <SkeletonRows rows={6} columns={columns.length} />;
  if (lines.length === 0) return <p role="status" className="px-6 py-4 text-2">{empty}</p>;
  const template = { gridTemplateColumns: columns.map((it) => it.width).join(' ') };
  return (
    <div role="table" aria-label={label} className="min-h-0 flex-1 overflow-y-auto">
      <div role="row" style={template} className="sticky top-0 z-10 grid h-12 items-center border-b border-line bg-sunken text-11 font-medium text-2">
        {columns.map(({ head }) => <span key={head} role="columnheader" className="truncate px-3 first:pl-6">{head}</span>)}
      </div>
      {lines.map((line) => (
        <div key={keyOf(line)} role="row" style={template} className="grid min-h-13 items-start border-b border-line-subtle hover:bg-hover">
          {columns.map(({ head, cell }) => <span key={head} role="cell" className="min-w-0 px-3 py-2.5 break-words first:pl-6">{cell(line)}</span>)}
        </div>
      ))}
    </div>
  );
}
