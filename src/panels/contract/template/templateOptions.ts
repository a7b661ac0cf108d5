import { readEntity } from '../../../api/entities.ts';
import { fetchList } from '../../../api/lists.ts';
import { customerContractTemplate } from '../../../domain/customer/contractTemplate.ts';
import type { LoadOptions } from '../../../ui/useOptions.ts';
import { nameOf, nameOfEntity } from '../../kit/represent.ts';

/** Saved order data to start from, by name or customer. */
export const loadTemplates: LoadOptions = async (query) => {
  const typed = query.trim();
  const { path, pick } = customerContractTemplate;
  const { iris } = await fetchList(path, { page: 1, itemsPerPage: 100, order: 'name', properties: pick, ...(typed !== '' && { filter: { search: typed } }) });
  return iris.flatMap((iri) => {
    const template = readEntity(iri);
    return template ? [{ key: iri, label: nameOfEntity(template), ...(typeof template.customer === 'string' && { hint: nameOf(template.customer) }) }] : [];
  });
};
