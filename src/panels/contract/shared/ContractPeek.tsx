import { useItem } from '../../../api/records/queries.ts';
import { contract } from '../../../domain/contract/contract.ts';
import type { PeekProps } from '../../kit/list/latePeek.tsx';
import { PeekFrame } from '../../kit/list/PeekFrame.tsx';
import { ContractPeekDetails } from './ContractPeekDetails.tsx';

/** A contract beside its list: what the list has stands there at once, the rest arrives. */
export default function ContractPeek({ iri, onClose }: PeekProps) {
  const { item } = useItem(contract, iri);
  return (
    <PeekFrame iri={iri} item={item} onClose={onClose}>
      {item && <ContractPeekDetails contract={item} />}
    </PeekFrame>
  );
}
