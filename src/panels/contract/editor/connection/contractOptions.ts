import { readEntity } from '../../../../api/records/entities.ts';
import { fetchList, type ListFilter } from '../../../../api/records/lists.ts';
import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { contractMessages } from '../../../../domain/contract/messages.ts';
import { isOrderNumber } from '../../../../domain/contract/orderNumber.ts';
import { displayPlate } from '../../../../domain/vehicle/plate.ts';
import type { ComboOption } from '../../../../ui/inputs/comboOption.ts';
import type { LoadOptions } from '../../../../ui/inputs/useOptions.ts';
import { linkText } from './linkText.ts';

const maxShown = 25;
const told = (label: string): readonly ComboOption[] => [{ key: '', label, disabled: true }];

/**
 * Contracts that another one can follow, by their number or whatever is known of them; the contract itself is not
 * offered.
 */
export function linkableContracts({ own, customer }: { own: string | null; customer: string | null }): LoadOptions {
  return async (query) => {
    const typed = query.trim();
    if (isOrderNumber(typed)) {
      const hits = await contractsWith({ auftragsnummer: typed }, own);
      return hits.length > 0 ? hits.map(optionOf) : told(contractMessages.numberNotFound(typed));
    }
    const hits = await contractsWith(
      typed === '' ? { ...(customer !== null && { contractClientAddress: customer }) } : { customSearchFilter: typed },
      own,
    );
    return hits.length > 0 ? hits.map(optionOf) : told(contractMessages.noFollowUpFound);
  };
}

async function contractsWith(
  filter: ListFilter<typeof contract>,
  own: string | null,
): Promise<readonly ContractEntity[]> {
  const { iris } = await fetchList(contract, {
    filter,
    order: '-datum',
    page: 1,
    itemsPerPage: maxShown,
    properties: contract.pick,
  });
  return iris.flatMap((iri) => (iri === own ? [] : (readEntity(contract, iri) ?? [])));
}

function optionOf(contract: ContractEntity): ComboOption {
  const { '@id': key, licensePlate } = contract;
  return { key, label: linkText(contract), ...(licensePlate && { hint: displayPlate(licensePlate) }) };
}
