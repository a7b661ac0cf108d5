import { Note } from '../../../ui/display/Note.tsx';
import { captionOf } from './formValues.ts';
import { leadToField } from './leadToField.ts';
import type { RecordForm } from './recordForm.ts';

const max = 8;

/** What stands against saving, each line leading to its field. */
export function FaultNote({ record }: { record: RecordForm }) {
  const { faults, resource, root } = record;
  if (faults.length === 0) return null;
  return (
    <Note tone="danger" title="Bitte korrigieren Sie die Fehler im Formular">
      <span className="flex flex-wrap gap-x-6">
        {faults.slice(0, max).map(({ path, message }) => {
          const text = path === '' || path === 'root' ? message : `${placeOf(resource, path)}: ${message}`;
          return (
            <button
              key={path}
              type="button"
              onClick={() => leadToField(root.current, path)}
              className="min-h-12 text-link hover:underline"
            >
              {text}
            </button>
          );
        })}
        {faults.length > max && <span className="text-2">und {faults.length - max} weitere</span>}
      </span>
    </Note>
  );
}

/** Where a field is found, from outside to inside: "Schäden, Zeile 2, Bauteil". */
function placeOf(resource: RecordForm['resource'], path: string): string {
  const { label, within } = captionOf(resource, path);
  const at = /\.(\d+)\./.exec(path)?.[1];
  const row = at === undefined ? undefined : `Zeile ${String(Number(at) + 1)}`;
  return [within, row, label].filter(Boolean).join(', ');
}
