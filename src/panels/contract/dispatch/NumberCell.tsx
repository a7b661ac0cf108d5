import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { OrderNumber } from '../shared/OrderNumber.tsx';
import { ContractTags } from '../shared/ContractTags.tsx';

/** Number, place within the day, state and tags of a contract; `room` is how wide the tags may be. */
export function NumberCell({ entity, room }: { entity: ContractEntity; room: number }) {
  return (
    <div className="two-lines">
      <div>
        <OrderNumber entity={entity} />
      </div>
      <div className="gap-[3px]!">
        <ContractTags entity={entity} room={room} />
      </div>
    </div>
  );
}
