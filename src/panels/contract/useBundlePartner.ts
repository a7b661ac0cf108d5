import { useEntity } from '../../api/records/entities.ts';
import { useItem } from '../../api/records/queries.ts';
import type { Order } from '../../commands/contract/contractFacts.ts';
import { contract } from '../../domain/contract/contract.ts';

/** The order to make a package with. */
export type BundlePartner = { readonly iri: string; readonly number: string };

/** The order that this one follows, as long as both can become a package: an order is in one at most, and a cancelled one in none. */
export function useBundlePartner(main: string | null, own?: Order): BundlePartner | null {
  const wanted = own && !isFree(own) ? null : main;
  useItem(contract, wanted);
  const order = useEntity(contract, wanted);
  const number = order?.auftragsnummer;
  return wanted !== null && number && isFree(order) ? { iri: wanted, number } : null;
}

function isFree(order: Order | undefined): boolean {
  return order?.bundles?.length === 0 && order.isStorniert !== true;
}
