import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { importColumns } from '../../domain/import/choices/importColumns.ts';
import type { Lesson } from './teachLayout.ts';

/** The type under which a heading is dragged; nothing else is taken by a field. */
export const headingType = 'application/x-leitstand-heading';

type TaughtHeadingProps = {
  readonly heading: string;
  /** Our heading for the field that its column holds. */
  readonly column: string | null;
  readonly onTeach: (lesson: Lesson) => void;
};

/** A heading of a file: dragged on a field, or told its field from a list. */
export function TaughtHeading({ heading, column, onTeach }: TaughtHeadingProps) {
  return (
    <div className="flex min-w-[150px] flex-col gap-1">
      <SelectField
        label={`Feld der Spalte ${heading}`}
        options={importColumns.items}
        value={importColumns.items.find((it) => it.label === column)?.key ?? null}
        onChange={(next) => onTeach({ heading, column: next })}
        empty="wird nicht eingelesen"
      />
      <span
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(headingType, heading);
          dataTransfer.effectAllowed = 'link';
        }}
        data-tip="Auf ein Feld ziehen"
        className="block cursor-grab truncate font-strong"
      >
        {heading}
      </span>
    </div>
  );
}
