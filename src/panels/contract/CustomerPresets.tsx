import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useItem } from '../../api/records/queries.ts';
import { customerPresets, type OrderToPreset } from '../../domain/contract/presets.ts';
import { customer } from '../../domain/customer/customer.ts';
import { useRecordFormContext } from '../kit/fields/formContext.ts';
import { useOrderForm } from './orderFormContext.ts';
import { textOf } from './textOf.ts';

const conditionFields = [
  'contractType',
  'pickupAddress',
  'deliveryAddress',
  'pickupLocation',
  'deliveryLocation',
] as const;

/** Fills a new order with what its customer usually wants, again whenever the customer or an end changes; draws nothing (R3). */
export function CustomerPresets() {
  const { form } = useRecordFormContext();
  const { fill } = useOrderForm();
  const iri = textOf(useWatch({ control: form.control, name: 'contractClientAddress' }));
  const [contractType, pickupAddress, deliveryAddress, pickupLocation, deliveryLocation] = useWatch({
    control: form.control,
    name: conditionFields,
  }) as unknown[];
  const { item: settled } = useItem(customer, iri);
  const order = { contractType, pickupAddress, deliveryAddress, pickupLocation, deliveryLocation } as OrderToPreset;
  const presets = settled && JSON.stringify(customerPresets(settled, order));

  useEffect(() => {
    if (presets !== undefined) fill('preset', JSON.parse(presets) as Readonly<Record<string, unknown>>);
  }, [presets, fill]);
  return null;
}
