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

/** Bulk creation needs at least one order, and of each the days and time windows. */
export function checkBulkCreate(
  orders: readonly Readonly<Partial<Record<(typeof required)[number], string | null>>>[],
): Verdict {
  if (orders.length === 0) return refused(contractMessages.noneToCreate);
  for (const [index, order] of orders.entries()) {
    const missing = required.find((field) => !order[field]);
    if (missing !== undefined) return refused(contractMessages.requiredMissing, `${index}.${missing}`);
  }
  return allowed;
}
