import type { PanelProps } from '../../definePanel.ts';
import { ProtocolEditor } from './ProtocolEditor.tsx';

/**
 * The protocol of this address; another address is another editor, so that no input wanders from one protocol to the
 * next.
 */
export default function ProtocolPanel({ params, query }: PanelProps) {
  const id = Number(params.id);
  return <ProtocolEditor key={id} id={id} asked={query.get('tab')} />;
}
