import { memo, useCallback, useMemo, type KeyboardEvent } from 'react';
import { createContractUrl } from '../../commands/contract/createContract.ts';
import { urlOf } from '../../commands/selection.ts';
import { tools } from '../../commands/tools.ts';
import { hasHits, type BulkColumn, type CellPath } from '../../domain/bulkCreate/columns.ts';
import { entryFaults, leftCell, contractOf, typedIn, type Cells, type Head } from '../../domain/bulkCreate/entry.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import type { CalendarDay } from '../../domain/time/calendarDay.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import type { BulkEntry } from './bulkEntry.ts';
import type { ComboOption } from '../../ui/inputs/comboOption.ts';
import { EntryCell } from './EntryCell.tsx';
import { PickCell } from './PickCell.tsx';
import { pickedCells } from './pickedCells.ts';

export type RowActions = {
  readonly set: (id: string, cells: Cells) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly onTable: (text: string) => void;
  readonly onMove: (event: KeyboardEvent<HTMLInputElement>, path: CellPath) => void;
};
type EntryRowProps = {
  readonly columns: readonly BulkColumn[];
  readonly entry: BulkEntry;
  readonly number: number;
  readonly above: Cells | undefined;
  readonly head: Head;
  readonly shared: Cells;
  readonly today: CalendarDay;
  readonly wasRefused: boolean;
  readonly actions: RowActions;
};

/** One contract of the table: its cells, what has become of it, and what can be done with the row. */
export const EntryRow = memo(function EntryRow({
  columns,
  entry,
  number,
  above,
  head,
  shared,
  today,
  wasRefused,
  actions,
}: EntryRowProps) {
  const { id, cells, state } = entry;
  const { set, duplicate, remove, onTable, onMove } = actions;
  const isLocked = state.kind === 'done' || state.kind === 'sending';
  const faults = useMemo(
    () => (isLocked ? {} : entryFaults({ head, shared, cells, today })),
    [isLocked, head, shared, cells, today],
  );
  const faultOf = (path: CellPath) =>
    (state.kind === 'failed' ? state.faults[path] : undefined) ??
    (wasRefused || cells[path] ? faults[path] : undefined);
  const onText = useCallback((path: CellPath, text: string) => set(id, typedIn(cells, path, text)), [set, id, cells]);
  const onPick = useCallback(
    (path: CellPath, option: ComboOption) => set(id, pickedCells(cells, path, option)),
    [set, id, cells],
  );
  const onLeave = useCallback(
    (path: CellPath) => {
      const next = leftCell(cells, path, today);
      if (next !== cells) set(id, next);
    },
    [set, id, cells, today],
  );
  const onKey = useCallback(
    (event: KeyboardEvent<HTMLInputElement>, path: CellPath) => {
      if (event.key === 'd' && (event.ctrlKey || event.metaKey) && above && !isLocked) {
        event.preventDefault();
        set(id, { ...cells, [path]: above[path] ?? '' });
      } else onMove(event, path);
    },
    [set, id, cells, above, isLocked, onMove],
  );
  const name = `Auftrag ${String(number)}`;
  return (
    <tr
      data-entry={id}
      className={`border-b border-line-subtle ${state.kind === 'done' ? 'bg-ok-bg' : state.kind === 'failed' ? 'bg-danger-bg' : ''}`}
    >
      <th
        scope="row"
        className="sticky left-0 z-10 min-w-[200px] border-r border-line bg-panel px-3 text-left align-top font-text"
      >
        <span className="flex min-h-13 items-center gap-2">
          <span className="num w-10 text-3">{number}</span>
          <span className="min-w-0 flex-1 text-11">
            <Outcome entry={entry} />
          </span>
          {state.kind !== 'done' && (
            <IconButton
              small
              icon="square-pen"
              label={`${name} im Formular öffnen`}
              onClick={() => tools().open(createContractUrl(contractOf({ head, shared, cells, today })), 'tab')}
            />
          )}
          <IconButton small icon="copy" label={`${name} verdoppeln`} onClick={() => duplicate(id)} />
          <IconButton
            small
            icon="x"
            label={`${name} aus der Tabelle nehmen`}
            onClick={() => remove(id)}
            {...(state.kind === 'sending' && { reason: 'wird gerade angelegt' })}
          />
        </span>
      </th>
      {columns.map((column) => {
        const cell = {
          column,
          row: name,
          text: cells[column.path] ?? '',
          shared: shared[column.path] ?? '',
          fault: faultOf(column.path),
          isLocked,
          onText,
          onTable,
        };
        return hasHits(column) ? (
          <PickCell key={column.path} {...cell} onPick={onPick} />
        ) : (
          <EntryCell key={column.path} {...cell} onLeave={onLeave} onKey={onKey} />
        );
      })}
    </tr>
  );
});

function Outcome({ entry: { state } }: { entry: BulkEntry }) {
  if (state.kind === 'done')
    return (
      <button
        type="button"
        onClick={() => tools().open(urlOf(state.iri), 'tab')}
        className="num text-left font-medium text-link hover:underline"
      >
        {contractMessages.createdNumber(state.number)}
      </button>
    );
  if (state.kind === 'sending')
    return (
      <span className="flex items-center gap-2 text-2">
        <Icon name="loader-circle" size={12} className="busy-turn" /> wird angelegt …
      </span>
    );
  if (state.kind === 'failed')
    return (
      <span role="alert" className="text-danger">
        {state.message === '' ? 'nicht angelegt, siehe Zellen' : state.message}
      </span>
    );
  return null;
}
