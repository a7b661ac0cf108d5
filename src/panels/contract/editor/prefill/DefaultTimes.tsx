import { useEffect, useRef } from 'react';
import { defaultTimes, type TimesOfContract, type TimeWindows } from '../../../../domain/time/defaultTimes.ts';
import { useRecordFormContext, useWatched } from '../contractFields.ts';
import type { contract } from '../../../../domain/contract/contract.ts';
import type { FieldOf } from '../../../../domain/define/row.ts';
import { useContractForm } from '../contractFormContext.ts';

const depends = [
  'datum',
  'bringdatum',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryTimeFrom',
  'deliveryTimeTo',
  'googleFahrzeit',
] as const satisfies readonly FieldOf<typeof contract>[];
const derived = ['pickupTimeTo', 'deliveryTimeFrom', 'deliveryTimeTo'] as const;

/**
 * Fills the times of a new contract that follow from those somebody entered, again whenever these change; draws nothing
 * (R3).
 */
export function DefaultTimes() {
  const { form } = useRecordFormContext();
  const { fill } = useContractForm();
  const worked = useRef<Partial<TimeWindows>>({});
  const values = useWatched(form, depends);
  const now = JSON.stringify(Object.fromEntries(depends.map((name) => [name, values[name] ?? null])));

  useEffect(() => {
    const contract = JSON.parse(now) as TimesOfContract;
    const entered = {
      ...contract,
      ...Object.fromEntries(derived.filter((it) => contract[it] === worked.current[it]).map((it) => [it, null])),
    };
    const times = defaultTimes(entered);
    worked.current = Object.fromEntries(derived.filter((it) => !entered[it]).map((it) => [it, times[it]]));
    fill('preset', worked.current);
  }, [now, fill]);
  return null;
}
