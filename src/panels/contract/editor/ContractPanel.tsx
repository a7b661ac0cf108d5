import type { PanelProps } from '../../definePanel.ts';
import { ContractEditor } from './ContractEditor.tsx';

/**
 * The contract of this address; another address is another editor, so that no input wanders from one contract to the
 * next.
 */
export default function ContractPanel({ params, query }: PanelProps) {
  const id = Number(params.id);
  return <ContractEditor key={id} id={id} asked={query.get('tab')} />;
}
