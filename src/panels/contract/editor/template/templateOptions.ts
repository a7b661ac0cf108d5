import { readEntity } from '../../../../api/records/entities.ts';
import { fetchList } from '../../../../api/records/lists.ts';
import { customerContractTemplate } from '../../../../domain/customer/contractTemplate.ts';
import type { LoadOptions } from '../../../../ui/inputs/useOptions.ts';
import { nameOf, nameOfEntity } from '../../../kit/represent.ts';

/** Saved contract data to start from, by name or customer. */
export const loadTemplates: LoadOptions = async (query) => {
  const typed = query.trim();
  const { iris } = await fetchList(customerContractTemplate, {
    page: 1,
    itemsPerPage: 100,
    order: 'name',
    properties: customerContractTemplate.pick,
    ...(typed !== '' && { filter: { search: typed } }),
  });
  return iris.flatMap((iri) => {
    const template = readEntity(customerContractTemplate, iri);
    return template
      ? [{ key: iri, label: nameOfEntity(template), ...(template.customer && { hint: nameOf(template.customer) }) }]
      : [];
  });
};
