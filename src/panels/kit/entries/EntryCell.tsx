import type { Field } from '../../../domain/define/field.ts';
import type { Refer } from '../../../domain/define/fieldText.ts';
import { valueAt } from '../../../domain/define/fieldText.ts';
import { isSame, type FormValues } from '../form/formValues.ts';
import { EntryEditor, type Leaving } from './EntryEditor.tsx';
import { cellText, isFigure, type EntryColumn } from './entryColumn.ts';

export interface EntryCellProps {
  column: EntryColumn;
  /** The parts of its entry stand in several lines, and each says what it is. */
  isNarrow: boolean;
  part: Field;
  /** Path of the entry in the form, and of the cell. */
  path: string;
  entry: FormValues;
  at: number;
  saved: FormValues | undefined;
  fault: string | undefined;
  isEditable: boolean;
  isReachable: boolean;
  /** What was typed to edit it; undefined while it is only shown. */
  typed: string | undefined;
  refer: Refer;
  onEdit: () => void;
  onFocus: () => void;
  onChange: (value: unknown) => void;
  onLeave: (how: Leaving) => void;
}

/** One part of one entry: what it says, what stands against it, and its control while it is edited. */
export function EntryCell(props: EntryCellProps) {
  const { column, isNarrow, part, path, entry, at, saved, fault, isEditable, isReachable, typed, refer } = props;
  const value = valueAt(entry, column.key);
  const isChanged = isEditable && saved !== undefined && !isSame(valueAt(saved, column.key), value);
  const isEdited = typed !== undefined;
  const Face = column.face;
  const text = cellText(part, value, refer);
  const look = [
    'relative outline-focus focus:outline-2 focus:-outline-offset-2',
    isNarrow ? 'block min-w-0' : 'table-cell h-13 border-b border-line-subtle align-top',
    isFigure(part) ? (isNarrow ? 'num' : 'num text-right') : '',
    isChanged ? 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-dirty' : '',
    fault === undefined ? '' : 'bg-danger-bg',
    isEdited ? 'p-[1px]' : Face ? 'px-3 py-1' : isNarrow ? 'px-4 py-1' : 'px-4 py-2.5',
    isEditable && !isEdited && !Face ? 'cursor-text' : '',
  ];
  return (
    <div
      role="gridcell"
      data-field={path}
      data-entry-cell={`${String(at)}:${column.key}`}
      aria-invalid={fault !== undefined || undefined}
      tabIndex={isReachable && !isEdited ? 0 : -1}
      onFocus={props.onFocus}
      onClick={isEditable && !isEdited && !Face ? props.onEdit : undefined}
      className={look.join(' ')}
    >
      {/* What a cell says stays its value alone, for whoever reads or copies it. */}
      {isNarrow && (
        <span
          aria-hidden
          data-label={column.heading ?? part.label}
          className={`block truncate text-11 text-2 before:content-[attr(data-label)] ${isEdited ? 'px-4' : Face ? 'px-1' : ''}`}
        />
      )}
      {isEdited ? (
        <EntryEditor
          part={part}
          path={path}
          value={value}
          fault={fault}
          typed={typed}
          onChange={props.onChange}
          onLeave={props.onLeave}
        />
      ) : Face ? (
        <Face
          part={part}
          entry={entry}
          at={at}
          path={path}
          place={placeOf(props)}
          value={value}
          readOnly={!isEditable}
          set={props.onChange}
        />
      ) : (
        <span
          className={`block truncate ${text === '' ? 'text-3' : ''}`}
          data-tip={text.length > 24 ? text : undefined}
        >
          {text === '' ? (column.isOff?.(entry) ? '' : '–') : text}
        </span>
      )}
      {fault !== undefined && !isEdited && (
        <span role="alert" className="block text-left text-11 leading-[15px] whitespace-normal text-danger">
          {fault}
        </span>
      )}
    </div>
  );
}

/** Of an entry that is not saved yet there is no number. */
function placeOf({ path, at, column: { key }, entry }: EntryCellProps): string {
  const list = path.slice(0, -`.${String(at)}.${key}`.length);
  return `${list}.${String(entry.id ?? '')}.${key}`;
}
