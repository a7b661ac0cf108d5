import { useTicked, type GridSelection } from '../../kit/grid/gridSelection.ts';
import { late } from '../../kit/late.tsx';
import type { AvisToolsProps } from './AvisTools.tsx';

/** Comes with the first tick, because nobody needs it for the first rows. */
const AvisTools = late<AvisToolsProps>({
  load: async () => (await import('./AvisTools.tsx')).AvisTools,
});

/** The bar of the ticked avis. */
export function AvisSelection({ selection, onClear }: { selection: GridSelection; onClear: () => void }) {
  const iris = useTicked(selection);
  return iris.length > 0 && <AvisTools iris={iris} onClear={onClear} />;
}
