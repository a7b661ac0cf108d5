import { readEntity, type Entity } from '../../../api/entities.ts';
import { fetchList, type ListFilter } from '../../../api/lists.ts';
import { billingAddress } from '../../../domain/customer/billingAddress.ts';
import { customerDepartment } from '../../../domain/customer/department.ts';
import { customerProtocol } from '../../../domain/customer/customerProtocol.ts';
import { leasingProtocol } from '../../../domain/lookup/leasingProtocol.ts';
import type { LoadOptions } from '../../../ui/useOptions.ts';
import { optionOf } from '../../kit/referenceOptions.ts';
import { pagesText } from '../pagesText.ts';

type Wanted = { readonly path: string; readonly filter: ListFilter; readonly properties: readonly string[]; readonly itemsPerPage?: number; readonly order?: string };

async function found({ path, itemsPerPage = 25, ...params }: Wanted): Promise<readonly Entity[]> {
  const { iris } = await fetchList(path, { page: 1, itemsPerPage, ...params });
  return iris.flatMap((iri) => readEntity(iri) ?? []);
}

const searched = (query: string): ListFilter => (query.trim() === '' ? {} : { search: query.trim() });

/** Branches of the customer. */
export function departmentsOf(customer: string | null): LoadOptions {
  return async (query) => (await found({ path: customerDepartment.path, filter: { ...(customer !== null && { customer }), ...searched(query) }, properties: customerDepartment.pick })).map(optionOf);
}

/** Where the bill may go: the customer's own addresses at first, all that fit once somebody searches. */
export function billingAddressesOf(customer: string | null): LoadOptions {
  return async (query) => {
    const own = customer === null || query.trim() !== '' ? [] : await found({ path: billingAddress.path, filter: { active: 'true', adressbesitzer: customer }, properties: billingAddress.pick });
    const shown = own.length > 0 ? own : await found({ path: billingAddress.path, filter: { active: 'true', ...searched(query) }, properties: billingAddress.pick });
    return shown.map(optionOf);
  };
}

/** Papers of this customer that the driver has signed, with their number of pages. */
export function customerProtocolsOf(customer: string | null): LoadOptions {
  if (customer === null) return async () => [];
  return async () => {
    const papers = await found({ path: customerProtocol.path, filter: { customer }, properties: customerProtocol.pick, itemsPerPage: 1000, order: 'protocol' });
    return papers.map((it) => ({ ...optionOf(it), label: [optionOf(it).label, pagesText(it.pageCount)].filter(Boolean).join(' · ') }));
  };
}

/** Handover forms that this customer may use: those for everybody, and those made for him. */
export function leasingProtocolsOf(customer: string | null): LoadOptions {
  return async () => {
    const forms = await found({ path: leasingProtocol.path, filter: {}, properties: leasingProtocol.pick, itemsPerPage: 100, order: 'name' });
    return forms.filter((it) => it.restrictAccess !== true || (Array.isArray(it.customers) && it.customers.includes(customer))).map(optionOf);
  };
}
