import { useTicked, type GridSelection } from '../../kit/grid/gridSelection.ts';
import { late } from '../../kit/late.tsx';
import type { SelectionToolsProps } from './SelectionTools.tsx';

/** Comes with the first tick, because nobody needs it for the first rows. */
const SelectionTools = late<SelectionToolsProps>({
  load: async () => (await import('./SelectionTools.tsx')).SelectionTools,
});

/** The bar of the ticked contracts; there is none for one that was only clicked or opened. */
export function SelectionBar({ selection }: { selection: GridSelection }) {
  const iris = useTicked(selection);
  return iris.length > 0 && <SelectionTools iris={iris} onClear={() => selection.tick([])} />;
}
