import { createContext, useContext } from 'react';
import type { Owner } from '../../../api/calls/billing.ts';
import type { GridSelection } from '../../kit/grid/gridSelection.ts';
import type { AccountingListOf } from './accountingLists.ts';

/** What the headings of a list of accounting know of it. */
export type Overview = {
  readonly of: AccountingListOf;
  readonly owners: ReadonlyMap<string, Owner>;
  /** Its headings say only what they must. */
  readonly isSlim: boolean;
  /** Ticks what the suggestion for an owner holds, beside what is ticked already. */
  readonly suggest: (owner: Owner) => void;
  /** What suggestions have held that were taken, by whom they are for. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
  readonly selection: GridSelection;
};
export const OverviewContext = createContext<Overview | null>(null);

/** The overview of the list around. */
export function useOverview(): Overview {
  const overview = useContext(OverviewContext);
  if (!overview) throw new Error('not inside a list of accounting');
  return overview;
}
