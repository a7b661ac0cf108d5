import { useEffect, useRef } from 'react';
import { tools } from '../../commands/tools.ts';
import { useAnyEntity } from '../../api/records/entities.ts';
import { useAnyItem } from '../../api/records/queries.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { formatAmount } from '../../domain/money/amount.ts';
import { nextStep, priceAt, withStep, withoutStep, withoutType } from '../../domain/price/priceMatrix.ts';
import type { priceGroup } from '../../domain/price/priceGroup.ts';
import type { PriceRow } from '../../domain/price/priceSets.ts';
import { Button } from '../../ui/display/Button.tsx';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { fieldsOf } from '../kit/fields/fieldsOf.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { nameOfEntity } from '../kit/represent.ts';
import { AddPriceType } from './AddPriceType.tsx';
import { PricePreview } from './PricePreview.tsx';
import { RaiseBar } from './RaiseBar.tsx';
import { useCopiedGroup } from './useCopiedGroup.ts';
import { usePriceCells, type Cell } from './usePriceCells.ts';

const { BoundField, useFieldFacts, useFieldState } = fieldsOf<typeof priceGroup>();
const none: readonly PriceRow[] = [];
const cellClass = 'table-cell border-t border-line-subtle px-4 text-right align-middle whitespace-nowrap';
const rowsOf = (value: unknown): readonly PriceRow[] => (Array.isArray(value) ? (value as readonly PriceRow[]) : none);

/** The prices of a group as one table: kilometres down, a column for each price type (mock k2). */
export function PriceTable({ record }: { record: RecordForm }) {
  const { value, set, isLocked, below } = useFieldState('priceSets');
  const saved = rowsOf(useFieldFacts('priceSets').before);
  const rows = rowsOf(value);
  useCopiedGroup(record);
  const cells = usePriceCells({
    rows,
    isLocked,
    onChange: set,
    onTrouble: (text) => tools().notify.warning(text),
  });
  const { types, distances } = cells;
  const [fault] = Object.values(below);
  return (
    <div data-field="priceSets" className="flex min-h-0 flex-col">
      {record.iri === null && (
        <div className="max-w-[620px] pt-6 [--w-label:128px]">
          <BoundField name="name" />
          <BoundField name="description" />
          <BoundField name="active" />
        </div>
      )}
      <RaiseBar rows={rows} cells={cells} isLocked={isLocked} onChange={set} />
      {fault !== undefined && (
        <p role="alert" className="py-2 text-11 text-danger">
          {fault}
        </p>
      )}
      {types.length === 0 ? (
        <p className="py-6 text-3">{labelOf(emptyTexts, 'priceSets')}</p>
      ) : (
        <div className="-mx-5 overflow-x-auto border-y border-line" onPaste={cells.onPaste}>
          <div role="grid" aria-label="Preise" onKeyDown={cells.onKeyDown} className="num table w-full text-12">
            <div role="rowgroup" className="table-header-group">
              <div role="row" className="table-row h-12 bg-sunken text-11 text-2">
                <div
                  role="columnheader"
                  className="table-cell px-4 text-right align-middle font-medium whitespace-nowrap"
                >
                  bis km
                </div>
                {types.map((type) => (
                  <TypeHead key={type} type={type} onRemove={isLocked ? null : () => set(withoutType(rows, type))} />
                ))}
                <div role="columnheader" className="table-cell w-[34px]">
                  <span className="sr-only">Befehle</span>
                </div>
              </div>
            </div>
            <div role="rowgroup" className="table-row-group">
              {distances.map((distance, row) => (
                <div role="row" key={distance} className="group table-row h-13">
                  <div role="rowheader" className={`${cellClass} font-medium text-1`}>
                    {distance.toLocaleString('de-DE')}
                  </div>
                  {types.map((type, column) => (
                    <PriceCell key={type} {...{ rows, saved, cells, type, distance }} at={{ row, column }} />
                  ))}
                  <div role="gridcell" className="table-cell border-t border-line-subtle px-1 align-middle">
                    {!isLocked && (
                      <span className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
                        <IconButton
                          small
                          tabIndex={-1}
                          icon="trash"
                          label={`Stufe bis ${String(distance)} km entfernen`}
                          onClick={() => set(withoutStep(rows, distance))}
                        />
                      </span>
                    )}
                  </div>
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
      {!isLocked && (
        <div className="flex flex-wrap items-center gap-4 py-3">
          {types.length > 0 && (
            <Button small look="quiet" icon="plus" onClick={() => set(withStep(rows))}>
              {`Stufe bis ${nextStep(rows).toLocaleString('de-DE')} km anfügen`}
            </Button>
          )}
          <AddPriceType rows={rows} onChange={set} />
          <span className="flex-1" />
          <span className="text-11 text-3">grau = gilt aus der nächsten größeren Stufe</span>
        </div>
      )}
      <PricePreview iri={record.iri} saved={saved} rows={rows} />
    </div>
  );
}

function TypeHead({ type, onRemove }: { type: string; onRemove: (() => void) | null }) {
  const known = useAnyEntity(type);
  useAnyItem(known ? null : type);
  const name = known ? nameOfEntity(known) : '…';
  return (
    <div
      role="columnheader"
      className="group/head table-cell min-w-[92px] px-4 text-right align-middle font-medium whitespace-nowrap"
    >
      <span className="inline-flex items-center gap-2">
        {onRemove && (
          <span className="opacity-0 group-focus-within/head:opacity-100 group-hover/head:opacity-100">
            <IconButton small tabIndex={-1} icon="x" label={`${name} entfernen`} onClick={onRemove} />
          </span>
        )}
        {name}
      </span>
    </div>
  );
}

type CellProps = {
  readonly rows: readonly PriceRow[];
  readonly saved: readonly PriceRow[];
  readonly cells: ReturnType<typeof usePriceCells>;
  readonly type: string;
  readonly distance: number;
  readonly at: Cell;
};

/** One price: its own strong, one from a larger step grey, a changed one beside what it was. */
function PriceCell({ rows, saved, cells, type, distance, at }: CellProps) {
  const { current, range, edited, takeFocus } = cells;
  const cell = useRef<HTMLDivElement>(null);
  const isCurrent = current.row === at.row && current.column === at.column;
  const isEdited = edited?.row === at.row && edited.column === at.column;
  const isMarked = at.row >= range.top && at.row <= range.bottom && at.column >= range.left && at.column <= range.right;
  const isWide = range.top !== range.bottom || range.left !== range.right;
  const now = priceAt(rows, { type, distance });
  const own = (list: readonly PriceRow[]) =>
    list.find((it) => it.type === type && it.distance === distance)?.price ?? null;
  const was = own(saved);
  const isChanged = was !== own(rows);
  useEffect(() => {
    const table = cell.current?.closest('[role=grid]');
    if (isCurrent && !isEdited && (takeFocus() || table?.contains(document.activeElement))) cell.current?.focus();
  }, [isCurrent, isEdited, takeFocus]);
  return (
    <div
      ref={cell}
      role="gridcell"
      aria-selected={isMarked}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => cells.go(at, event.shiftKey)}
      onDoubleClick={() => cells.edit(at)}
      className={`focus-inside relative ${cellClass} ${isMarked && isWide ? 'bg-selected' : ''} ${isChanged ? "before:absolute before:inset-y-2 before:left-0 before:w-[3px] before:bg-dirty before:content-['']" : ''}`}
    >
      {isEdited ? (
        <input
          autoFocus
          aria-label="Preis"
          value={edited.text}
          onChange={(event) => cells.type(event.target.value)}
          onBlur={() => cells.finish()}
          className="w-full rounded-1 bg-raised text-right text-1 outline-2 outline-focus"
        />
      ) : (
        <>
          {isChanged && was !== null && (
            <s className="mr-3 text-11 text-3">
              <span className="sr-only">bisher </span>
              {formatAmount(was)}
            </s>
          )}
          <span className={now?.isOwn ? (isChanged ? 'font-medium text-1' : 'text-1') : 'text-3'}>
            {now ? formatAmount(now.price) : '–'}
          </span>
        </>
      )}
    </div>
  );
}
