import type { Owner } from '../../../api/calls/billing.ts';
import { fetchList } from '../../../api/records/lists.ts';
import { contract } from '../../../domain/contract/contract.ts';
import type { ListModel } from '../../kit/list/useListModel.ts';
import type { AccountingListOf } from './accountingLists.ts';

/** As many as a document may have, which is also the largest page. */
const most = 1_000;

/** The contracts that the suggestion for an owner holds, wherever in the list they stand. */
export async function suggestedOf(
  of: AccountingListOf,
  { members, until }: Owner,
  { wire }: Pick<ListModel<typeof contract>, 'wire'>,
): Promise<readonly string[]> {
  const { iris } = await fetchList(contract, {
    filter: { ...wire, [of.owner]: [...members], [of.asked]: 'ready', 'bringdatum[before]': until },
    order: ['bringdatum'],
    page: 1,
    itemsPerPage: most,
    properties: of.properties,
  });
  return iris;
}
