import { MergeDialog } from '../form/MergeDialog.tsx';
import type { CellConflict } from './saveCell.ts';

/**
 * Asks whose value counts when somebody else has stored the same field meanwhile; whoever does not want to decide goes
 * on typing.
 */
export default function CellMerge({
  conflict: { resource, entity, conflicts, taken, go, cancel },
  onDone,
}: {
  conflict: CellConflict;
  onDone: () => void;
}) {
  const resolve = async (picked: Readonly<Record<string, unknown>>) => {
    onDone();
    await go(picked);
    return null;
  };
  const giveUp = () => {
    onDone();
    // The dialog gives the focus back first, or it would take it from the editor that opens again.
    window.setTimeout(cancel);
  };
  return <MergeDialog record={{ resource, entity, merge: { conflicts, taken, resolve, cancel: giveUp } }} />;
}
