import { EmptyState } from '../../ui/EmptyState.tsx';
import type { PanelProps } from '../definePanel.ts';
import { ContractEditor } from './ContractEditor.tsx';
import { tabIn } from './EditorTabs.tsx';

/** The order of this address; another address is another editor, so that no input wanders from one order to the next. */
export default function ContractPanel({ params, query }: PanelProps) {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return <EmptyState title="Kein Auftrag gewählt">Wählen Sie in einer verknüpften Liste einen Auftrag, oder suchen Sie ihn mit Strg K.</EmptyState>;
  return <ContractEditor key={id} id={id} tab={tabIn(query)} />;
}
