import { readEntity } from '../../../api/records/entities.ts';
import { fetchList } from '../../../api/records/lists.ts';
import { address } from '../../../domain/address/address.ts';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';
import { addressLine } from './stockAddress.ts';

/** Addresses of the stock that fit what was typed as a firm's name. */
export const loadAddresses: LoadOptions = async (query) => {
  const typed = query.trim();
  const { iris } = await fetchList(address, {
    page: 1,
    itemsPerPage: 12,
    properties: address.pick,
    ...(typed !== '' && { filter: { search: typed } }),
  });
  return iris.flatMap((iri) => {
    const found = readEntity(address, iri);
    if (!found) return [];
    const { label, hint } = addressLine(found);
    return [{ key: iri, label, hint: found.stellplatz === true ? `Stellplatz · ${hint}` : hint }];
  });
};
