import type { CellPath } from '../../domain/bulkCreate/columns.ts';
import { memo, useId, type ClipboardEvent } from 'react';
import { SuggestField } from '../../ui/inputs/SuggestField.tsx';
import { FieldContext } from '../../ui/inputs/fieldContext.ts';
import { loadAddresses } from '../contract/shared/addressOptions.ts';
import { loadDrivers } from '../contract/shared/driverOptions.ts';
import type { ComboOption } from '../../ui/inputs/comboOption.ts';
import type { EntryCellProps } from './EntryCell.tsx';
import { pasteTable } from './pasteTable.ts';

type PickCellProps = Omit<EntryCellProps, 'onKey' | 'onLeave'> & {
  readonly onPick: (path: CellPath, option: ComboOption) => void;
};

/**
 * A cell with hits below it: a firm with its address from the stock, or a driver. What is typed stays, unless a hit is
 * taken.
 */
export const PickCell = memo(function PickCell({
  column,
  row,
  text,
  shared,
  fault,
  isLocked,
  onText,
  onPick,
  onTable,
}: PickCellProps) {
  const id = useId();
  const { path, label, group, width, isRequired, kind, max } = column;
  const paste = (event: ClipboardEvent) => pasteTable(event, onTable);
  return (
    <td
      data-path={path}
      onPasteCapture={paste}
      style={{ minWidth: `${String(width)}em` }}
      className="border-r border-line-subtle p-0.5 align-top"
    >
      <FieldContext
        value={{
          label: `${row}, ${group} ${label}`,
          error: fault,
          required: isRequired,
          ...(fault !== undefined && { describedBy: id }),
        }}
      >
        <SuggestField
          value={text}
          onChange={(next) => onText(path, next)}
          load={kind === 'driver' ? loadDrivers : loadAddresses}
          onPick={(option) => onPick(path, option)}
          placeholder={shared}
          readOnly={isLocked}
          maxLength={max}
        />
      </FieldContext>
      {fault !== undefined && (
        <p id={id} className="px-3 pb-1.5 text-10 leading-[13px] text-danger">
          {fault}
        </p>
      )}
    </td>
  );
});
