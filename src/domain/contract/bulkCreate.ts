import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { contractMessages } from './messages.ts';

const required = [
  'pickupDate',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryDate',
  'deliveryTimeFrom',
  'deliveryTimeTo',
] as const;

/** Bulk creation needs at least one contract, and of each the days and time windows. */
export function checkBulkCreate(
  contracts: readonly Readonly<Partial<Record<(typeof required)[number], string | null>>>[],
): Verdict<`${number}.${(typeof required)[number]}`> {
  if (contracts.length === 0) return refused(contractMessages.noneToCreate);
  for (const [index, contract] of contracts.entries()) {
    const missing = required.find((field) => !contract[field]);
    if (missing !== undefined) return refused(contractMessages.requiredMissing, `${index}.${missing}`);
  }
  return allowed;
}
