import type { ReactNode } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';

export interface LogTableProps {
  label: string;
  /** Headings of the columns; their widths are given as a CSS grid template. */
  heads: readonly string[];
  template: string;
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  isLoading: boolean;
  error: Error | null;
  onRetry: () => void;
  empty: string;
}

/** What happened, line by line; read only, so a plain table and no grid. */
export function LogTable({ label, heads, template, rows, isLoading, error, onRetry, empty }: LogTableProps) {
  if (error) return <ErrorState title={contractMessages.logsFailed(messageOf(error))} onRetry={onRetry} />;
  if (isLoading) return <SkeletonRows rows={6} columns={heads.length} />;
  if (rows.length === 0) return <p role="status" className="px-6 py-4 text-2">{empty}</p>;
  const line = { gridTemplateColumns: template };
  return (
    <div role="table" aria-label={label} className="min-h-0 flex-1 overflow-y-auto" tabIndex={0}>
      <div role="row" style={line} className="sticky top-0 z-10 grid h-12 items-center border-b border-line bg-sunken text-11 font-medium text-2">
        {heads.map((head) => <span key={head} role="columnheader" className="truncate px-4">{head}</span>)}
      </div>
      {rows.map(({ key, cells }) => (
        <div key={key} role="row" style={line} className="grid min-h-13 items-start border-b border-line-subtle hover:bg-hover">
          {cells.map((cell, at) => <span key={heads[at]} role="cell" className="min-w-0 px-4 py-2.5 break-words">{cell}</span>)}
        </div>
      ))}
    </div>
  );
}
