import { useState } from 'react';
import { nameOf } from '../represent.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import { fieldText, valueAt } from '../../../domain/define/fieldText.ts';
import type { RecordForm } from './recordForm.ts';

/** A field with what somebody had typed into it. */
export type LostLine = { readonly label: string; readonly text: string };

/** What was typed into a record that somebody else has deleted meanwhile; nothing as long as it is there. */
export function useLostInput(record: RecordForm): readonly LostLine[] {
  const [lost, setLost] = useState<readonly LostLine[] | null>(null);
  if (!record.isGone || lost !== null) return lost ?? [];
  const lines = linesOf(record);
  setLost(lines);
  return lines;
}

function linesOf({ resource, form, dirty }: RecordForm): readonly LostLine[] {
  const values = form.getValues();
  return dirty.flatMap((path) => {
    const field = fieldAt(resource, path);
    const text = field ? fieldText(field, valueAt(values, path), nameOf) : '';
    return field && text !== '' ? [{ label: field.label, text }] : [];
  });
}

/** The same to be read and copied, because there is no record any more that could keep it. */
export function LostInput({ lines }: { lines: readonly LostLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl
      aria-label="Ihre Eingaben"
      className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-left text-12"
    >
      {lines.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-2">{label}</dt>
          <dd className="whitespace-pre-line select-text">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
