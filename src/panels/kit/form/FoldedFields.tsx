import { useId, type ReactNode } from 'react';
import { FoldLine } from '../../../ui/inputs/FoldLine.tsx';
import { useFold, type FoldedLabels } from './useFold.ts';

export type FoldedFieldsProps = {
  /** Under this the person's choice is remembered: `contract.vehicle`. */
  readonly name: string;
  readonly labels: FoldedLabels;
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/** The fields of a block that are rarely needed, behind one line that says what is in them. */
export function FoldedFields({ name, labels, narrow = false, children }: FoldedFieldsProps) {
  const fold = useFold(name, labels);
  const id = useId();
  if (fold.labels.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FoldLine caption="Weitere" fold={fold} controls={id} narrow={narrow} />
      {fold.isOpen && (
        <div id={id} className="flex flex-col gap-2">
          {children}
        </div>
      )}
    </div>
  );
}
