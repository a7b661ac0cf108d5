import { useItem } from '../../../api/queries.ts';
import { PeekFrame } from '../list/PeekFrame.tsx';
import { OrderPeekDetails } from './OrderPeekDetails.tsx';

/** An order beside its list: what the list has stands there at once, the rest arrives. */
export default function OrderPeek({ iri, onClose }: { iri: string; onClose: () => void }) {
  const { item } = useItem(iri);
  return <PeekFrame iri={iri} item={item} onClose={onClose}>{item && <OrderPeekDetails order={item} />}</PeekFrame>;
}
