import type { Finding } from '../../domain/preflight/finding.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

/** Asks why the driver is sent in spite of the warnings; the answer goes into the history of the orders. */
export function OverrideReason({ warnings, value, onChange }: { warnings: readonly Finding[]; value: string; onChange: (value: string) => void }) {
  if (warnings.length === 0) return null;
  return (
    <div className="mt-5">
      <Field label="Begründung trotz Warnung" required layout="above" hint="Steht danach mit der Warnung in der Historie des Auftrags.">
        <TextArea label="Begründung trotz Warnung" value={value} onChange={onChange} maxLength={1000} />
      </Field>
    </div>
  );
}
