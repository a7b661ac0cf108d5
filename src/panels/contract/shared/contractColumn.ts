import type { contract } from '../../../domain/contract/contract.ts';
import type { CellProps, GridColumn } from '../../kit/grid/gridColumn.ts';

/** A column of a list of contracts. */
export type ContractColumn = GridColumn<typeof contract>;
/** What a cell of a contract is drawn from. */
export type ContractCell = CellProps<typeof contract>;
