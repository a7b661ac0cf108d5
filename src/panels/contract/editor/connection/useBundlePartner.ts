import { useEntity } from '../../../../api/records/entities.ts';
import { useItem } from '../../../../api/records/queries.ts';
import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { contract } from '../../../../domain/contract/contract.ts';

/** The contract to make a package with. */
export type BundlePartner = { readonly iri: string; readonly number: string };

/**
 * The contract that this one follows, as long as both can become a package: a contract is in one at most, and a
 * cancelled one in none.
 */
export function useBundlePartner(main: string | null, own?: ContractEntity): BundlePartner | null {
  const wanted = own && !isFree(own) ? null : main;
  useItem(contract, wanted);
  const entity = useEntity(contract, wanted);
  const number = entity?.auftragsnummer;
  return wanted !== null && number && isFree(entity) ? { iri: wanted, number } : null;
}

function isFree(contract: ContractEntity | undefined): boolean {
  return contract?.bundles?.length === 0 && contract.isStorniert !== true;
}
