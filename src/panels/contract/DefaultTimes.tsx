import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultTimes, type TimesOfOrder } from '../../domain/time/defaultTimes.ts';
import { useRecordFormContext } from '../kit/fields/formContext.ts';
import { useOrderForm } from './orderFormContext.ts';

const depends = [
  'datum',
  'bringdatum',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryTimeFrom',
  'deliveryTimeTo',
  'googleFahrzeit',
] as const;
const followed = ['pickupTimeTo', 'deliveryTimeFrom', 'deliveryTimeTo'] as const;

/** Fills the times of a new order that follow from those somebody entered, again whenever these change; draws nothing (R3). */
export function DefaultTimes() {
  const { form } = useRecordFormContext();
  const { fill } = useOrderForm();
  const worked = useRef<Readonly<Record<string, unknown>>>({});
  const values = useWatch({ control: form.control, name: depends }) as unknown[];
  const now = JSON.stringify(Object.fromEntries(depends.map((name, at) => [name, values[at] ?? null])));

  useEffect(() => {
    const order = JSON.parse(now) as TimesOfOrder;
    const entered = {
      ...order,
      ...Object.fromEntries(followed.filter((it) => order[it] === worked.current[it]).map((it) => [it, null])),
    };
    const times = defaultTimes(entered);
    worked.current = Object.fromEntries(followed.filter((it) => !entered[it]).map((it) => [it, times[it]]));
    fill('preset', worked.current);
  }, [now, fill]);
  return null;
}
