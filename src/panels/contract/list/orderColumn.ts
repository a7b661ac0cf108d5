import type { contract } from '../../../domain/contract/contract.ts';
import type { CellProps, GridColumn } from '../../kit/grid/gridColumn.ts';

/** A column of a list of orders. */
export type OrderColumn = GridColumn<typeof contract>;
/** What a cell of an order is drawn from. */
export type OrderCell = CellProps<typeof contract>;
