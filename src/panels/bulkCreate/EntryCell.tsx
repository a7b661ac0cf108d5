import { memo, useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { BulkColumn, CellPath } from '../../domain/bulkCreate/columns.ts';
import { meantPostcode } from '../../domain/bulkCreate/readCell.ts';
import { Button } from '../../ui/display/Button.tsx';
import { pasteTable } from './pasteTable.ts';

export type EntryCellProps = {
  readonly column: BulkColumn;
  readonly row: string;
  readonly text: string;
  /** What is entered for all rows, shown where the row says nothing. */
  readonly shared: string;
  readonly fault: string | undefined;
  readonly isLocked: boolean;
  readonly onText: (path: CellPath, text: string) => void;
  readonly onLeave: (path: CellPath) => void;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>, path: CellPath) => void;
  readonly onTable: (text: string) => void;
};

/** One cell of the table: typed freely, understood when it is left, with the objection below it. */
export const EntryCell = memo(function EntryCell({
  column,
  row,
  text,
  shared,
  fault,
  isLocked,
  onText,
  onLeave,
  onKey,
  onTable,
}: EntryCellProps) {
  const id = useId();
  const { path, label, group, width, isRequired, kind } = column;
  const meant = meantPostcode(text);
  const paste = (event: ClipboardEvent) => pasteTable(event, onTable);
  return (
    <td style={{ minWidth: `${String(width)}em` }} className="border-r border-line-subtle p-0 align-top">
      <input
        data-path={path}
        aria-label={`${row}, ${group} ${label}`}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        aria-required={isRequired || undefined}
        autoComplete="off"
        value={text}
        placeholder={shared}
        readOnly={isLocked}
        onChange={(event) => onText(path, event.target.value)}
        onBlur={() => onLeave(path)}
        onKeyDown={(event) => onKey(event, path)}
        onPaste={paste}
        className={`h-13 w-full bg-transparent px-3 text-12 outline-none placeholder:text-3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus ${kind === 'text' ? '' : 'num'} ${fault === undefined ? '' : 'shadow-[inset_0_0_0_1px_var(--danger-solid)]'} ${isLocked ? 'text-2' : ''}`}
      />
      {fault !== undefined && (
        <p id={id} className="px-3 pb-1.5 text-10 leading-[13px] text-danger">
          {fault}
        </p>
      )}
      {kind === 'postcode' && meant !== null && !isLocked && (
        <Button small look="quiet" onClick={() => onText(path, meant)}>
          {meant}
          <span className="sr-only">
            {' '}
            in {row}, {group} {label} übernehmen
          </span>
        </Button>
      )}
    </td>
  );
});
