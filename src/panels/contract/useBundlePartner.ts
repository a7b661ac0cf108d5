import { useEntity, type Entity } from '../../api/entities.ts';
import { useItem } from '../../api/queries.ts';
import { textOf } from './textOf.ts';

/** The order to make a package with. */
export type BundlePartner = { readonly iri: string; readonly number: string };

/** The order that this one follows, as long as both can become a package: an order is in one at most, and a cancelled one in none. */
export function useBundlePartner(main: string | null, own?: Entity): BundlePartner | null {
  const wanted = own && !isFree(own) ? null : main;
  useItem(wanted);
  const order = useEntity(wanted);
  const number = textOf(order?.auftragsnummer);
  return wanted !== null && number !== null && isFree(order) ? { iri: wanted, number } : null;
}

function isFree(order: Entity | undefined): boolean {
  return Array.isArray(order?.bundles) && order.bundles.length === 0 && order.isStorniert !== true;
}
