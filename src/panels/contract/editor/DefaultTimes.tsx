import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultTimes, type TimesOfContract } from '../../../domain/time/defaultTimes.ts';
import { useRecordFormContext } from './contractFields.ts';
import type { contract } from '../../../domain/contract/contract.ts';
import type { FieldOf } from '../../../domain/define/row.ts';
import { useContractForm } from './contractFormContext.ts';

const depends = [
  'datum',
  'bringdatum',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryTimeFrom',
  'deliveryTimeTo',
  'googleFahrzeit',
] as const satisfies readonly FieldOf<typeof contract>[];
const followed = ['pickupTimeTo', 'deliveryTimeFrom', 'deliveryTimeTo'] as const;

/**
 * Fills the times of a new contract that follow from those somebody entered, again whenever these change; draws nothing
 * (R3).
 */
export function DefaultTimes() {
  const { form } = useRecordFormContext();
  const { fill } = useContractForm();
  const worked = useRef<Readonly<Record<string, unknown>>>({});
  const values = useWatch({ control: form.control, name: depends }) as unknown[];
  const now = JSON.stringify(Object.fromEntries(depends.map((name, at) => [name, values[at] ?? null])));

  useEffect(() => {
    const contract = JSON.parse(now) as TimesOfContract;
    const entered = {
      ...contract,
      ...Object.fromEntries(followed.filter((it) => contract[it] === worked.current[it]).map((it) => [it, null])),
    };
    const times = defaultTimes(entered);
    worked.current = Object.fromEntries(followed.filter((it) => !entered[it]).map((it) => [it, times[it]]));
    fill('preset', worked.current);
  }, [now, fill]);
  return null;
}
