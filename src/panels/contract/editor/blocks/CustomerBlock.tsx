import { useMemo } from 'react';
import { readEntity } from '../../../../api/records/entities.ts';
import { customerProtocol } from '../../../../domain/customer/customerProtocol.ts';
import { customerDepartment } from '../../../../domain/customer/department.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import type { LoadOptions } from '../../../../ui/inputs/useOptions.ts';
import { BoundField, FoldedFields, useFormValue } from '../contractFields.ts';
import { referenceOptions } from '../../../kit/referenceOptions.ts';
import {
  billingAddressesOf,
  customerProtocolsOf,
  departmentsOf,
  leasingProtocolsOf,
} from '../../shared/customerLists.ts';
import type { ContractValues } from '../../shared/contractValues.ts';
import { ManyPickField } from '../fields/ManyPickField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { useContractForm } from '../contractFormContext.ts';
import { pagesText } from './pagesText.ts';
import { textOf, textsOf } from '../../../kit/textOf.ts';

const rare = { leistungsadresse: 'Leistung an', leasingProtocols: 'LV-Protokoll', customerProtocols: 'Kd.-Protokoll' };

/** Who orders, who pays, under which numbers, and which papers go along. */
export function CustomerBlock() {
  const { put } = useContractForm();
  const customer = textOf(useFormValue('contractClientAddress'));
  const loaders = useMemo(
    () => ({
      departments: departmentsOf(customer),
      bills: billingAddressesOf(customer),
      leasing: leasingProtocolsOf(customer),
      papers: customerProtocolsOf(customer),
    }),
    [customer],
  );
  return (
    <Block title="Kunde und Rechnung">
      <PickField
        name="contractClientAddress"
        label="Auftraggeber"
        required
        load={referenceOptions('customers')}
        onPick={() => put({ customerDepartment: null, customerProtocols: [] })}
        opens
      />
      <PickField
        name="billingClientAddress"
        label="Rechnung an"
        placeholder="wie Auftraggeber"
        load={loaders.bills}
        opens
      />
      <PickField
        name="customerDepartment"
        label="Filiale"
        load={loaders.departments}
        onPick={(chosen) => put(departmentPatch(chosen))}
      />
      <BoundField name="kostenstelle" />
      <BoundField name="leasingVertragsnummer" label="LV-Nummer" />
      <FoldedFields name="contract.customer" labels={rare}>
        <BoundField name="leistungsadresse" label={rare.leistungsadresse} placeholder="wie Auftraggeber" />
        <ManyPickField name="leasingProtocols" label={rare.leasingProtocols} load={loaders.leasing} />
        <CustomerPapers load={loaders.papers} />
      </FoldedFields>
    </Block>
  );
}

/** The customer's own papers and how many pages they make together; there are none without a customer. */
function CustomerPapers({ load }: { load: LoadOptions }) {
  const chosen = useFormValue('customerProtocols');
  const pages = textsOf(chosen).reduce((sum, iri) => sum + (readEntity(customerProtocol, iri)?.pageCount ?? 0), 0);
  return <ManyPickField name="customerProtocols" label={rare.customerProtocols} load={load} hint={pagesText(pages)} />;
}

/** A branch has its own bill and often its own place where the service is done. */
function departmentPatch(chosen: string | null): ContractValues {
  const { defaultBillingAddress, serviceAddress } = readEntity(customerDepartment, chosen) ?? {};
  return {
    ...(defaultBillingAddress && { billingClientAddress: defaultBillingAddress }),
    ...(serviceAddress && { leistungsadresse: serviceAddress }),
  };
}
