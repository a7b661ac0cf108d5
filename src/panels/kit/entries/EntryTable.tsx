import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/display/Button.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import type { FormValues } from '../form/formValues.ts';
import { insertMark, useInsertKey } from '../useInsertKey.ts';
import { useNames } from '../useNames.ts';
import { EntryCell } from './EntryCell.tsx';
import { isFigure, partOf, referredBy, type EntryColumn } from './entryColumn.ts';
import { useStackedColumns } from './stackedColumns.ts';
import { useEntryCells } from './useEntryCells.ts';
import { useEntryList, type EntryList } from './useEntryList.ts';
import { useRowKeys } from './useRowKeys.ts';

export interface EntryTableProps {
  /** The list of the record that is shown. */
  name: string;
  /** What one entry is called, and what is said while there is none. */
  words: { readonly one: string; readonly none: string };
  columns: readonly EntryColumn[];
  /** What a new entry begins with. */
  start?: () => FormValues;
  /** Commands of one entry besides taking it out. */
  actions?: (entry: FormValues, at: number) => ReactNode;
  /** The entry that something beside the table shows, and what tells that the keyboard has come to one. */
  marked?: number | null;
  onWalk?: (at: number) => void;
  readOnly?: boolean;
}

const commandsWidth = 34;

/**
 * The entries of a list as a table that is written in like a sheet: arrows walk, Enter or a letter begins, Tab goes on,
 * Einfg adds, Entf takes out and what was taken out comes back by a click or Strg+Z. Everything belongs to the form
 * around it: its draft, its save, its faults. Where its columns find no room beside each other, an entry takes several
 * lines and its parts say what they are: nothing is reached by scrolling sideways.
 */
export function EntryTable(props: EntryTableProps) {
  const { name, words, columns, start, actions, marked = null, onWalk, readOnly = false } = props;
  const list = useEntryList(name);
  const { field, entries } = list;
  const isFixed = readOnly || list.isLocked;
  const keys = columns.map((it) => it.key);
  const refer = useNames(referredBy(field, entries, keys));
  const table = useRef<HTMLDivElement>(null);
  const cells = useEntryCells({ table, list, columns, isFixed, start });
  const { reachable, edited } = cells;
  const rowKeys = useRowKeys(entries);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useInsertKey(isFixed ? null : frame, cells.add);
  const stacked = useStackedColumns(
    frame,
    columns.map((it) => it.width),
    commandsWidth,
  );
  const isNarrow = stacked !== undefined;
  return (
    <div
      ref={setFrame}
      {...(!isFixed && { [insertMark]: '' })}
      data-field={name}
      onKeyDown={cells.onKeyDown}
      onBlur={cells.onBlur}
      className="-mx-5 border-y border-line"
    >
      <div
        ref={table}
        role="grid"
        aria-label={field.label}
        aria-readonly={isFixed || undefined}
        className={`w-full text-12 ${isNarrow ? 'block' : 'table table-fixed'}`}
      >
        <EntryHead list={list} columns={columns} isNarrow={isNarrow} />
        <div role="rowgroup" className={isNarrow ? 'block' : 'table-row-group'}>
          {entries.map((entry, at) => (
            <div
              role="row"
              key={rowKeys[at]}
              style={{ gridTemplateColumns: stacked }}
              className={`group ${isNarrow ? 'relative grid border-b border-line-subtle py-2 pr-[34px]' : 'table-row'} ${marked === at ? 'bg-selected' : 'focus-within:bg-hover hover:bg-hover'}`}
            >
              {columns.map((column, place) => {
                const cell = { at, column: place };
                const part = partOf(field, column.key);
                const items = column.items?.(entry);
                return (
                  <EntryCell
                    key={column.key}
                    column={column}
                    isNarrow={isNarrow}
                    part={items ? { ...part, items } : part}
                    path={`${name}.${String(at)}.${column.key}`}
                    entry={entry}
                    at={at}
                    saved={list.savedOf(entry)}
                    fault={list.below[`${String(at)}.${column.key}`]}
                    isEditable={cells.isEditable(cell)}
                    isReachable={reachable.at === at && reachable.column === place}
                    typed={edited?.at === at && edited.column === place ? edited.typed : undefined}
                    refer={refer}
                    onEdit={() => cells.edit(cell)}
                    onFocus={() => {
                      cells.arrive(cell);
                      onWalk?.(at);
                    }}
                    onChange={(value) => list.change(at, column.key, value)}
                    onLeave={cells.leave}
                  />
                );
              })}
              <div
                role="gridcell"
                className={
                  isNarrow ? 'absolute top-2 right-2' : 'table-cell border-b border-line-subtle pr-2 align-top'
                }
              >
                <span className="flex justify-end opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
                  {actions?.(entry, at)}
                  {!isFixed && (
                    <IconButton
                      small
                      tabIndex={-1}
                      icon="trash"
                      label={`${words.one} entfernen`}
                      hotkey="delete"
                      onClick={() => cells.remove(at)}
                    />
                  )}
                </span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <EntryFoot list={list} words={words} isFixed={isFixed} onAdd={cells.add} />
    </div>
  );
}

type HeadProps = { list: EntryList; columns: readonly EntryColumn[]; isNarrow: boolean };

function EntryHead({ list: { field }, columns, isNarrow }: HeadProps) {
  return (
    <div role="rowgroup" className={isNarrow ? 'sr-only' : 'table-header-group'}>
      <div role="row" className="table-row h-12 bg-sunken text-left text-11 text-2">
        {columns.map(({ key, heading, width, grow }) => (
          <div
            key={key}
            role="columnheader"
            style={grow === undefined ? { width } : {}}
            className={`table-cell truncate border-b border-line px-4 align-middle font-medium ${isFigure(partOf(field, key)) ? 'text-right' : ''}`}
          >
            {heading ?? partOf(field, key).label}
          </div>
        ))}
        <div role="columnheader" style={{ width: commandsWidth }} className="table-cell border-b border-line">
          <span className="sr-only">Befehle</span>
        </div>
      </div>
    </div>
  );
}

type FootProps = { list: EntryList; words: EntryTableProps['words']; isFixed: boolean; onAdd: () => void };

/** The way to a new entry, and the way back of one that was taken out. */
function EntryFoot({ list: { entries, removed, putBack }, words, isFixed, onAdd }: FootProps) {
  return (
    <div className="flex min-h-13 items-center gap-4 bg-sunken pr-4 pl-3">
      {!isFixed && (
        <>
          <Button small look="quiet" icon="plus" onClick={onAdd}>
            {words.one} hinzufügen
          </Button>
          <Kbd keys="insert" />
        </>
      )}
      {entries.length === 0 && !removed && <span className="px-3 text-3">{words.none}</span>}
      <span role="status" className="flex items-center gap-3 text-11 text-2">
        {removed && (
          <>
            {words.one} entfernt
            <Button small look="quiet" icon="undo-2" hotkey="mod+z" onClick={putBack}>
              Rückgängig
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
