import { useState, type DragEvent } from 'react';
import { importColumns } from '../../domain/import/choices/importColumns.ts';
import { headingType } from './TaughtHeading.tsx';
import type { Lesson } from './teachLayout.ts';

type OpenFieldsProps = {
  /** Our headings for the fields that have a column. */
  readonly used: ReadonlySet<string | null>;
  /** Those that must have one and have none. */
  readonly missing: readonly string[];
  readonly onTeach: (lesson: Lesson) => void;
};

/** The fields that no column holds yet, on which headings are dropped; those that must have one stand first. */
export function OpenFields({ used, missing, onTeach }: OpenFieldsProps) {
  const [over, setOver] = useState<string | null>(null);
  const open = importColumns.items.filter((it) => !used.has(it.label));
  const isMissing = (label: string) => missing.includes(label);
  const dropOn = (column: (typeof open)[number]['key']) => ({
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(headingType)) return;
      event.preventDefault();
      setOver(column);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(null);
      onTeach({ heading: event.dataTransfer.getData(headingType), column });
    },
  });
  const look = (key: string, label: string) =>
    over === key
      ? 'border-focus bg-selected'
      : isMissing(label)
        ? 'border-danger-bd bg-danger-bg text-1'
        : 'border-line text-2';
  return (
    <ul aria-label="Felder ohne Spalte" className="flex flex-wrap gap-2">
      {open
        .toSorted((one, other) => Number(isMissing(other.label)) - Number(isMissing(one.label)))
        .map(({ key, label }) => (
          <li
            key={key}
            {...dropOn(key)}
            className={`rounded-2 border border-dashed px-3.5 py-1.5 text-11 ${look(key, label)}`}
          >
            {label}
            {isMissing(label) ? ' *' : ''}
          </li>
        ))}
    </ul>
  );
}
