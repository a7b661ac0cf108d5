import { readEntity, type Entity } from '../../../api/records/entities.ts';
import { fetchList, type ListParams } from '../../../api/records/lists.ts';
import { billingAddress } from '../../../domain/customer/billingAddress.ts';
import { customerDepartment } from '../../../domain/customer/department.ts';
import { customerProtocol } from '../../../domain/customer/customerProtocol.ts';
import type { Definition } from '../../../domain/define/row.ts';
import { leasingProtocol } from '../../../domain/lookup/leasingProtocol.ts';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';
import { optionOf } from '../../kit/referenceOptions.ts';
import { pagesText } from '../editor/blocks/pagesText.ts';

async function found<R extends Definition>(definition: R, params: ListParams<R>): Promise<readonly Entity<R>[]> {
  const { iris } = await fetchList(definition, { page: 1, itemsPerPage: 25, ...params });
  return iris.flatMap((iri) => readEntity(definition, iri) ?? []);
}

const searched = (query: string) => (query.trim() === '' ? {} : { search: query.trim() });

/** Branches of the customer. */
export function departmentsOf(customer: string | null): LoadOptions {
  return async (query) =>
    (
      await found(customerDepartment, {
        filter: { ...(customer !== null && { customer }), ...searched(query) },
        properties: customerDepartment.pick,
      })
    ).map(optionOf);
}

/** Where the bill may go: the customer's own addresses at first, all that fit once somebody searches. */
export function billingAddressesOf(customer: string | null): LoadOptions {
  return async (query) => {
    const own =
      customer === null || query.trim() !== ''
        ? []
        : await found(billingAddress, {
            filter: { active: 'true', adressbesitzer: customer },
            properties: billingAddress.pick,
          });
    const shown =
      own.length > 0
        ? own
        : await found(billingAddress, {
            filter: { active: 'true', ...searched(query) },
            properties: billingAddress.pick,
          });
    return shown.map(optionOf);
  };
}

/** Papers of this customer that the driver has signed, with their number of pages. */
export function customerProtocolsOf(customer: string | null): LoadOptions {
  if (customer === null) return async () => [];
  return async () => {
    const papers = await found(customerProtocol, {
      filter: { customer },
      properties: customerProtocol.pick,
      itemsPerPage: 1000,
      order: 'protocol',
    });
    return papers.map((it) => ({
      ...optionOf(it),
      label: [optionOf(it).label, pagesText(it.pageCount)].filter(Boolean).join(' · '),
    }));
  };
}

/** Handover forms that this customer may use: those for everybody, and those made for him. */
export function leasingProtocolsOf(customer: string | null): LoadOptions {
  return async () => {
    const forms = await found(leasingProtocol, { properties: leasingProtocol.pick, itemsPerPage: 100, order: 'name' });
    return forms.filter((it) => it.restrictAccess !== true || it.customers?.includes(customer ?? '')).map(optionOf);
  };
}
