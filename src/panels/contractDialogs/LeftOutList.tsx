import { numberOf, type Order } from '../../commands/contract/contractFacts.ts';
import { Button } from '../../ui/display/Button.tsx';

/** The orders that the person leaves out of the change, and the way back in. */
export function LeftOutList({ orders, onTakeIn }: { orders: readonly Order[]; onTakeIn: (iri: string) => void }) {
  if (orders.length === 0) return null;
  return (
    <ul aria-label="Von Ihnen ausgelassen" className="mt-3 flex flex-col gap-2">
      {orders.map((order) => (
        <li
          key={order['@id']}
          className="flex items-center gap-4 rounded-2 border border-line bg-sunken py-2 pr-5 pl-4.5"
        >
          <span className="num flex-1">{numberOf(order)} wird ausgelassen</span>
          <Button small look="quiet" onClick={() => onTakeIn(order['@id'])}>
            Doch ändern
          </Button>
        </li>
      ))}
    </ul>
  );
}
