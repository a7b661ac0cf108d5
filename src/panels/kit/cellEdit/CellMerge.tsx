import { MergeDialog } from '../form/MergeDialog.tsx';
import type { CellConflict } from './saveCell.ts';

/** Asks whose value counts when somebody else has stored the same field meanwhile. */
export default function CellMerge({ conflict: { resource, entity, conflicts, taken, go }, onDone }: { conflict: CellConflict; onDone: () => void }) {
  const resolve = async (picked: Readonly<Record<string, unknown>>) => {
    onDone();
    await go(picked);
    return null;
  };
  return <MergeDialog record={{ resource, entity, merge: { conflicts, taken, resolve, cancel: onDone } }} />;
}
