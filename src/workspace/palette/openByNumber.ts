import { readEntity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';

/** True for what can only be a contract number. */
export function isOrderNumber(text: string): boolean {
  return /^\d{8}$/.test(text);
}

/** Opens the contract with exactly this number, whether this window knows it or not. */
export async function openByNumber(number: string): Promise<void> {
  try {
    const { iris } = await fetchList(contract, { filter: { auftragsnummer: number }, itemsPerPage: 10 });
    const iri = iris.find((it) => readEntity(contract, it)?.auftragsnummer === number);
    if (iri) tools().open(iri.replace(/^\/api/, ''), 'tab');
    else tools().notify.warning(contractMessages.numberNotFound(number));
  } catch (error) {
    tellFailure(contractMessages.searchFailed, error);
  }
}
