import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import { columnAt, hasHits, type BulkColumn, type CellPath } from '../../domain/bulkCreate/columns.ts';
import { leftCell, typedIn } from '../../domain/bulkCreate/entry.ts';
import type { CalendarDay } from '../../domain/time/calendarDay.ts';
import { EntryCell } from './EntryCell.tsx';
import type { ComboOption } from '../../ui/inputs/comboOption.ts';
import { EntryRow } from './EntryRow.tsx';
import { PickCell } from './PickCell.tsx';
import { pickedCells } from './pickedCells.ts';
import type { BulkControls } from './useBulkInput.ts';

type EntryTableProps = {
  readonly columns: readonly BulkColumn[];
  readonly bulk: BulkControls;
  readonly today: CalendarDay;
  readonly wasRefused: boolean;
  readonly onTable: (text: string) => void;
  readonly onFocusCell: (id: string, path: CellPath) => void;
};

/** The contracts as a table; the first row fills the empty cells of all others. */
export function EntryTable({ columns, bulk, today, wasRefused, onTable, onFocusCell }: EntryTableProps) {
  const {
    input: { head, shared, entries },
    set,
    duplicate,
    remove,
    setShared,
  } = bulk;
  const groups = [...Map.groupBy(columns, (it) => it.group)].map(([name, own]) => ({ name, span: own.length }));
  const body = useRef<HTMLTableSectionElement>(null);
  /** Up, down and Enter walk the column, as in a spreadsheet. */
  const onMove = useCallback((event: KeyboardEvent<HTMLInputElement>, path: CellPath) => {
    const by =
      event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
        ? -1
        : event.key === 'ArrowDown' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)
          ? 1
          : 0;
    if (by === 0) return;
    event.preventDefault();
    const column = [...(body.current?.querySelectorAll<HTMLInputElement>(`input[data-path="${path}"]`) ?? [])];
    column[column.indexOf(event.currentTarget) + by]?.focus();
  }, []);
  const actions = useMemo(
    () => ({ set, duplicate, remove, onTable, onMove }),
    [set, duplicate, remove, onTable, onMove],
  );
  const onSharedText = useCallback(
    (path: CellPath, text: string) => setShared(typedIn(shared, path, text)),
    [setShared, shared],
  );
  const onSharedLeave = useCallback(
    (path: CellPath) => {
      const next = leftCell(shared, path, today);
      if (next !== shared) setShared(next);
    },
    [setShared, shared, today],
  );
  const onSharedPick = useCallback(
    (path: CellPath, option: ComboOption) => setShared(pickedCells(shared, path, option)),
    [setShared, shared],
  );
  return (
    <div
      className="max-h-[560px] flex-none overflow-auto rounded-2 border border-line"
      onFocus={({ target }) => {
        const id = target.closest('tr')?.dataset.entry;
        const column = columnAt(target.closest<HTMLElement>('[data-path]')?.dataset.path ?? '');
        if (id && column) onFocusCell(id, column.path);
      }}
    >
      <table aria-label="Aufträge" className="border-collapse text-12">
        <thead className="sticky top-0 z-20 bg-sunken text-11 text-2">
          <tr>
            <th
              scope="col"
              rowSpan={2}
              className="sticky left-0 border-r border-line bg-sunken px-3 text-left font-medium"
            >
              Auftrag
            </th>
            {groups.map(({ name, span }) => (
              <th
                key={name}
                scope="colgroup"
                colSpan={span}
                className="h-11 border-r border-line px-3 text-left font-strong"
              >
                {name}
              </th>
            ))}
          </tr>
          <tr className="border-b border-line">
            {columns.map(({ path, label, isRequired }) => (
              <th
                key={path}
                scope="col"
                className="h-11 border-r border-line-subtle px-3 text-left font-medium whitespace-nowrap"
              >
                {label}
                {isRequired && (
                  <span aria-hidden className="text-3">
                    {' '}
                    *
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <tr className="border-b border-line bg-sunken">
            <th
              scope="row"
              className="sticky left-0 z-10 border-r border-line bg-sunken px-3 text-left text-11 font-medium"
            >
              Für alle, wo leer
            </th>
            {columns.map((column) => {
              const cell = {
                column: { ...column, isRequired: false },
                row: 'Für alle',
                text: shared[column.path] ?? '',
                shared: '',
                fault: undefined,
                isLocked: false,
                onText: onSharedText,
                onTable,
              };
              return hasHits(column) ? (
                <PickCell key={column.path} {...cell} onPick={onSharedPick} />
              ) : (
                <EntryCell key={column.path} {...cell} onLeave={onSharedLeave} onKey={onMove} />
              );
            })}
          </tr>
          {entries.map((entry, at) => (
            <EntryRow
              key={entry.id}
              columns={columns}
              entry={entry}
              number={at + 1}
              above={entries[at - 1]?.cells}
              head={head}
              shared={shared}
              today={today}
              wasRefused={wasRefused}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
