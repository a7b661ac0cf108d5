import { useEffect } from 'react';
import { useItem } from '../../../../api/records/queries.ts';
import { customerPresets, type ContractToPreset } from '../../../../domain/contract/presets.ts';
import { customer } from '../../../../domain/customer/customer.ts';
import { useRecordFormContext, useWatched } from '../contractFields.ts';
import type { contract } from '../../../../domain/contract/contract.ts';
import type { FieldOf } from '../../../../domain/define/row.ts';
import { useContractForm } from '../contractFormContext.ts';
import { textOf } from '../../../kit/textOf.ts';

const conditionFields = [
  'contractType',
  'pickupAddress',
  'deliveryAddress',
  'pickupLocation',
  'deliveryLocation',
] as const satisfies readonly FieldOf<typeof contract>[];

/**
 * Fills a new contract with what its customer usually wants, again whenever the customer or an end changes; draws
 * nothing (R3).
 */
export function CustomerPresets() {
  const { form } = useRecordFormContext();
  const { fill } = useContractForm();
  const iri = textOf(useWatched(form, ['contractClientAddress']).contractClientAddress);
  const contract: ContractToPreset = useWatched(form, conditionFields);
  const { item: settled } = useItem(customer, iri);
  const presets = settled && JSON.stringify(customerPresets(settled, contract));

  useEffect(() => {
    if (presets !== undefined) fill('preset', JSON.parse(presets) as ReturnType<typeof customerPresets>);
  }, [presets, fill]);
  return null;
}
