import type { RefObject } from 'react';
import type { Finding } from '../../../domain/preflight/finding.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { useLastReasons } from './lastReasons.ts';

type OverrideReasonProps = {
  readonly warnings: readonly Finding[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly box: RefObject<HTMLDivElement | null>;
};

/**
 * Asks why the driver is sent in spite of the warnings, with the last reasons to pick; the answer goes into the history
 * of the contracts.
 */
export function OverrideReason({ warnings, value, onChange, box }: OverrideReasonProps) {
  const reasons = useLastReasons().filter((it) => it !== value.trim());
  if (warnings.length === 0) return null;
  const pick = (reason: string) => {
    onChange(reason);
    goToReason(box);
  };
  return (
    <div ref={box}>
      <Field
        label="Begründung trotz Warnung"
        required
        layout="above"
        hint="Steht danach mit der Warnung in der Historie des Auftrags."
      >
        <TextArea label="Begründung trotz Warnung" value={value} onChange={onChange} maxLength={1000} />
      </Field>
      {reasons.length > 0 && (
        <ul aria-label="Letzte Begründungen" className="mt-2 flex max-h-26 flex-wrap gap-2 overflow-hidden">
          {reasons.map((it) => (
            <li key={it} className="max-w-full">
              <button
                type="button"
                title={it}
                onClick={() => pick(it)}
                className="block h-12 max-w-full truncate rounded-2 border border-line bg-field px-3 text-11 hover:bg-hover"
              >
                {it}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Puts the keyboard where the reason is to be typed. */
export function goToReason(box: RefObject<HTMLDivElement | null>): void {
  box.current?.querySelector('textarea')?.focus();
}
