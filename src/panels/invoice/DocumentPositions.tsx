import type { Entity } from '../../api/records/entities.ts';
import { iriOf } from '../../domain/define/resource.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import { invoiceEntry } from '../../domain/invoice/invoiceEntry.ts';
import { Block } from '../../ui/display/Block.tsx';
import { CommandButton } from '../kit/CommandButton.tsx';
import { EntryTable } from '../kit/entries/EntryTable.tsx';
import type { EntryColumn } from '../kit/entries/entryColumn.ts';
import { leadToField } from '../kit/form/leadToField.ts';
import { LateRelatedList } from '../kit/related/LateRelatedList.tsx';
import { related } from '../kit/related/related.ts';
import { NewTotals, StoredTotals } from './DocumentTotals.tsx';
import { TitleCell } from './TitleCell.tsx';

/** As wide as heading and figures are: neither is cut, and what is left is the title's. */
const money = (width: number) => ({ width, leastWidth: width });
const hundred = { usual: 100, choices: [10, 25, 50, 100] };
const positions = related({
  resource: invoiceEntry,
  by: 'invoice',
  // What it is and what it costs is read without scrolling in half a screen, too.
  columns: [
    'title',
    'amount',
    'tax',
    'bruttoAmount',
    'serviceDate',
    'quantity',
    'unit',
    'unitPrice',
    'bruttoEqualsNetto',
  ],
  properties: ['description'],
  rowHeight: 40,
  cells: {
    title: { minWidth: 200, flex: 3, render: TitleCell, look: 'two-line-cell font-medium' },
    amount: money(82),
    tax: { width: 56, minWidth: 56, leastWidth: 56, flex: 0 },
    bruttoAmount: money(88),
    serviceDate: { heading: 'Leistung', width: 92, leastWidth: 92 },
    quantity: money(72),
    unit: { width: 78, minWidth: 78, leastWidth: 78, flex: 0 },
    unitPrice: { ...money(96), heading: 'Einzelpreis' },
    bruttoEqualsNetto: { heading: 'Br. = Net.', width: 92, leastWidth: 92 },
  },
  sortBy: 'position',
  create: 'atEnd',
  pages: hundred,
  emptyText: 'Noch keine Positionen',
});
const finalPositions = { ...positions, isFinal: true };

/** As high as its rows and one that is typed below them, within limits; tools, headings and pager come on top. */
function heightOf(rows: number): number {
  return 160 + 41 * Math.min(9, Math.max(3, rows + 1));
}

/** The positions as a list of their own: each cell is stored as it is left, and the sums follow. */
export function DocumentPositions({ entity }: { entity: Entity<typeof invoice> }) {
  const isFinal = entity.invoiceCompleted;
  const height = heightOf(entity.invoiceEntries?.length ?? 0);
  return (
    <Block
      title="Positionen"
      aside={!isFinal && <CommandButton id="invoice.rebuildEntries" targets={[entity]} label="neu aufbauen" />}
    >
      <div
        data-field="invoiceEntries"
        tabIndex={-1}
        style={{ height }}
        className="-mx-5 flex flex-col border-y border-line"
      >
        <LateRelatedList
          related={isFinal ? finalPositions : positions}
          owner={entity}
          name="positionen"
          label="Positionen"
        />
      </div>
      <StoredTotals entity={entity} />
    </Block>
  );
}

const newColumns: readonly EntryColumn[] = [
  { key: 'title', width: 180, grow: 1 },
  { key: 'amount', width: 92 },
  { key: 'tax', width: 64 },
  { key: 'serviceDate', width: 108 },
  { key: 'quantity', width: 72 },
  { key: 'unit', width: 84 },
  { key: 'unitPrice', width: 92 },
  { key: 'bruttoEqualsNetto', heading: 'Br. = Net.', width: 72 },
];

/** Positions of a document that is not stored yet; they are made together with it. */
export function NewPositions() {
  return (
    <Block title="Positionen">
      <EntryTable
        name="invoiceEntries"
        words={{ one: 'Position', none: 'Noch keine Positionen' }}
        columns={newColumns}
      />
      <NewTotals />
    </Block>
  );
}

/** Leads to the cell of a position, else to the field of the document. */
export function leadToPosition(root: HTMLElement | null, entity: Entity<typeof invoice>, path: string): boolean {
  const [, at, part] = /^invoiceEntries\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const id = at === undefined ? undefined : entity.invoiceEntries?.[Number(at)]?.id;
  const row = id === undefined ? '' : CSS.escape(iriOf(invoiceEntry.path, id));
  const cell = root?.querySelector<HTMLElement>(`.ag-row[row-id="${row}"] [col-id="${CSS.escape(part ?? '')}"]`);
  if (!cell) return leadToField(root, path);
  cell.scrollIntoView({ block: 'center' });
  cell.focus({ preventScroll: true });
  return true;
}
