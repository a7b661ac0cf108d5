import { readEntity } from '../../../api/records/entities.ts';
import { fetchList, type ListFilter } from '../../../api/records/lists.ts';
import type { Order } from '../../../commands/contract/contractFacts.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { isOrderNumber } from '../../../domain/contract/orderNumber.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import type { ComboOption } from '../../../ui/inputs/comboOption.ts';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';
import { linkText } from '../linkText.ts';

const mostShown = 25;
const told = (label: string): readonly ComboOption[] => [{ key: '', label, disabled: true }];

/** Orders that another one can follow, by their number or whatever is known of them; the order itself is not offered. */
export function linkableOrders({ own, customer }: { own: string | null; customer: string | null }): LoadOptions {
  return async (query) => {
    const typed = query.trim();
    if (isOrderNumber(typed)) {
      const hits = await ordersWith({ auftragsnummer: typed }, own);
      return hits.length > 0 ? hits.map(optionOf) : told(contractMessages.numberNotFound(typed));
    }
    const hits = await ordersWith(
      typed === '' ? { ...(customer !== null && { contractClientAddress: customer }) } : { customSearchFilter: typed },
      own,
    );
    return hits.length > 0 ? hits.map(optionOf) : told(contractMessages.noFollowUpFound);
  };
}

async function ordersWith(filter: ListFilter<typeof contract>, own: string | null): Promise<readonly Order[]> {
  const { iris } = await fetchList(contract, {
    filter,
    order: '-datum',
    page: 1,
    itemsPerPage: mostShown,
    properties: contract.pick,
  });
  return iris.flatMap((iri) => (iri === own ? [] : (readEntity(contract, iri) ?? [])));
}

function optionOf(order: Order): ComboOption {
  const { '@id': key, licensePlate } = order;
  return { key, label: linkText(order), ...(licensePlate && { hint: displayPlate(licensePlate) }) };
}
