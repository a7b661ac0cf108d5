import { Button } from '../../../../ui/display/Button.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useFieldState } from '../contractFields.ts';
import type { Side } from '../../shared/stockAddress.ts';

type Contact = Readonly<Record<string, unknown>>;
const parts = [
  { key: 'name', label: 'Name', type: 'text', max: 120, width: 'basis-full' },
  { key: 'phone', label: 'Telefon', type: 'tel', max: 60, width: 'flex-[2_1_96px]' },
  { key: 'email', label: 'E-Mail', type: 'email', max: 200, width: 'flex-[3_1_128px]' },
] as const;

/** Further people at one end of the ride, each in two short lines so that they fit beside the other end. */
export function ContactsField({ side }: { side: Side }) {
  const name = `${side}Contacts` as const;
  const { value, set, leave, error, below, changed, isLocked } = useFieldState(name);
  const contacts: readonly Contact[] = Array.isArray(value) ? value : [];
  const replace = (at: number, part: Contact) =>
    set(contacts.map((it, place) => (place === at ? { ...it, ...part } : it)));
  const told = error ?? Object.values(below)[0];
  return (
    <div data-field={name} onBlur={leave} className="min-w-0">
      <Field
        label="Kontakte"
        layout="narrow"
        group
        {...(told !== undefined && { error: told })}
        {...(changed && { changed })}
      >
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          {contacts.map((contact, at) => (
            <div key={at} role="group" aria-label={`Kontakt ${at + 1}`} className="flex min-w-0 items-start gap-2">
              <div className="flex min-w-0 flex-1 flex-wrap gap-2">
                {parts.map(({ key, label, type, max, width }) => (
                  <span key={key} data-field={`${name}.${at}.${key}`} className={`flex min-w-0 ${width}`}>
                    <TextField
                      label={`Kontakt ${at + 1}, ${label}`}
                      placeholder={label}
                      type={type}
                      maxLength={max}
                      value={String(contact[key] ?? '')}
                      onChange={(text) => replace(at, { [key]: text === '' ? null : text })}
                      readOnly={isLocked}
                      error={below[`${at}.${key}`]}
                    />
                  </span>
                ))}
              </div>
              {!isLocked && (
                <IconButton
                  small
                  danger
                  icon="trash"
                  label={`Kontakt ${at + 1} entfernen`}
                  onClick={() => set(contacts.toSpliced(at, 1))}
                />
              )}
            </div>
          ))}
          {!isLocked && (
            <span>
              <Button
                small
                look="quiet"
                icon="plus"
                onClick={() => set([...contacts, { name: null, phone: null, email: null }])}
              >
                Kontakt hinzufügen
              </Button>
            </span>
          )}
        </div>
      </Field>
    </div>
  );
}
