import type { Entity } from '../../api/records/entities.ts';
import type { customer } from '../../domain/customer/customer.ts';
import { useToday } from '../kit/useToday.ts';
import { MarginTable } from '../margin/MarginTable.tsx';

/** What is left of a customer's contracts, month by month since the beginning of last year. */
export function MarginTab({ entity }: { entity: Entity<typeof customer> }) {
  const today = useToday();
  const filter = {
    contractClientAddress: entity['@id'],
    'datum[after]': `${String(Number(today.slice(0, 4)) - 1)}-01-01`,
    'datum[before]': today,
  };
  return (
    <div className="overflow-x-auto p-5 @min-[480px]:p-8">
      <MarginTable by="month" filter={filter} />
    </div>
  );
}
