import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/display/Button.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { isSame } from '../../../kit/form/formValues.ts';
import { useFieldState } from '../contractFields.ts';
import { customEntries, withEntries, type CustomEntry } from './customEntries.ts';

/** Names and values that the customer's own system keeps about the contract. */
export function CustomDataField() {
  const { value, set, leave, error, changed, isLocked } = useFieldState('customData');
  const stored = customEntries(value);
  const [typed, setTyped] = useState<readonly CustomEntry[]>(stored);
  const isCurrent = isSame(customEntries(withEntries(value, typed)), stored);
  const entries = isCurrent ? typed : stored;
  const lines = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => setTyped([...entries, { name: '', value: '' }]));
    lines.current?.querySelector<HTMLElement>(':scope > div:last-of-type input')?.focus();
  };
  const write = (next: readonly CustomEntry[]) => {
    setTyped(next);
    set(withEntries(value, next));
  };
  const replace = (at: number, part: Partial<CustomEntry>) =>
    write(entries.map((it, place) => (place === at ? { ...it, ...part } : it)));
  return (
    <div data-field="customData" onBlur={leave}>
      <Field label="Weitere Daten" group {...(error !== undefined && { error })} {...(changed && { changed })}>
        <div ref={lines} className="flex min-w-0 flex-1 flex-col gap-2">
          {entries.map((entry, at) => (
            <div key={at} role="group" aria-label={`Angabe ${at + 1}`} className="flex items-center gap-2">
              <TextField
                label={`Angabe ${at + 1}, Name`}
                placeholder="Name"
                value={entry.name}
                onChange={(name) => replace(at, { name })}
                readOnly={isLocked}
                maxLength={60}
                className="max-w-[38%]"
              />
              <TextField
                label={`Angabe ${at + 1}, Wert`}
                placeholder="Wert"
                value={entry.value}
                onChange={(text) => replace(at, { value: text })}
                readOnly={isLocked}
                maxLength={400}
              />
              {!isLocked && (
                <IconButton
                  small
                  danger
                  icon="trash"
                  label="Angabe entfernen"
                  onClick={() => write(entries.toSpliced(at, 1))}
                />
              )}
            </div>
          ))}
          {!isLocked && (
            <span>
              <Button small look="quiet" icon="plus" onClick={add}>
                Angabe hinzufügen
              </Button>
            </span>
          )}
        </div>
      </Field>
    </div>
  );
}
