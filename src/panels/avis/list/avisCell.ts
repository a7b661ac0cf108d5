import type { contractAvis } from '../../../domain/avis/contractAvis.ts';
import type { CellProps } from '../../kit/grid/gridColumn.ts';

/** What a cell of the avis list is drawn from. */
export type AvisCell = CellProps<typeof contractAvis>;
