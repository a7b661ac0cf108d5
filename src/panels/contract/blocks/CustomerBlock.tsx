import { readEntity } from '../../../api/entities.ts';
import { fetchList } from '../../../api/lists.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Block } from '../../../ui/Block.tsx';
import type { LoadOptions } from '../../../ui/useOptions.ts';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { optionOf, referenceOptions } from '../../kit/referenceOptions.ts';
import { OrderField } from '../fields/OrderField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { textOf } from '../textOf.ts';
import { useOrderForm } from '../orderFormContext.ts';

/** Who orders, who pays, and under which numbers. */
export function CustomerBlock() {
  const { form, iri } = useRecordFormContext();
  const { put } = useOrderForm();
  const customer = textOf(useWatch({ control: form.control, name: 'contractClientAddress' }));
  const loadDepartments = useMemo(() => departmentsOf(customer), [customer]);
  return (
    <Block title="Kunde und Rechnung">
      <PickField name="contractClientAddress" label="Auftraggeber" required load={referenceOptions('customers')} onPick={(chosen) => put(customerPatch(chosen, iri === null))} opens />
      <OrderField name="billingClientAddress" label="Rechnung an" placeholder="wie Auftraggeber" />
      <PickField name="customerDepartment" label="Filiale" load={loadDepartments} />
      <OrderField name="kostenstelle" />
      <OrderField name="leasingVertragsnummer" label="LV-Nummer" />
      <OrderField name="leistungsadresse" label="Leistung an" placeholder="wie Auftraggeber" />
    </Block>
  );
}

/** Another customer has other branches; for a new order the customer also says whether avis and protocol mails are usual. */
function customerPatch(chosen: string | null, isNew: boolean): Readonly<Record<string, unknown>> {
  const customer = chosen === null ? undefined : readEntity(chosen);
  const usual = isNew && customer ? { createAvis: customer.createAvisContracts === true, sendProtocolToContractContact: customer.sendProtocolToContractContact === true } : {};
  return { customerDepartment: null, ...usual };
}

function departmentsOf(customer: string | null): LoadOptions {
  return async (query) => {
    const typed = query.trim();
    const filter = { ...(customer !== null && { customer }), ...(typed !== '' && { search: typed }) };
    const { iris } = await fetchList('customer_departments', { filter, page: 1, itemsPerPage: 25, properties: ['name', 'customer'] });
    return iris.flatMap((iri) => { const found = readEntity(iri); return found ? [optionOf(found)] : []; });
  };
}
