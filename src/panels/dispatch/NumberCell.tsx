import type { Order } from '../../commands/contract/contractFacts.ts';
import { OrderNumber } from '../contract/list/OrderNumber.tsx';
import { OrderTags } from '../contract/list/OrderTags.tsx';

/** Number, place within the day, state and tags of an order; `room` is how wide the tags may be. */
export function NumberCell({ entity, room }: { entity: Order; room: number }) {
  return (
    <div className="two-lines">
      <div>
        <OrderNumber entity={entity} />
      </div>
      <div className="gap-[3px]!">
        <OrderTags entity={entity} room={room} />
      </div>
    </div>
  );
}
