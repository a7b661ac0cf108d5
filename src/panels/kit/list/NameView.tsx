import { useState } from 'react';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';

/** Asks under which name the present filters and order are kept, or a view from now on. */
export function NameView({
  taken,
  present = '',
  onSave,
  onClose,
}: {
  taken: readonly string[];
  present?: string;
  onSave: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(present);
  const given = name.trim();
  return (
    <Dialog
      title={present === '' ? 'Ansicht speichern' : 'Ansicht umbenennen'}
      size="s"
      icon="bookmark"
      onClose={onClose}
      primary={{
        label: 'Speichern',
        run: () => onSave(given),
        ...(given === '' && { reason: 'Bitte einen Namen eingeben' }),
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') onSave(given);
        }}
      >
        <Field label="Name" required {...(taken.includes(given) && { hint: `Ersetzt die Ansicht „${given}“` })}>
          <TextField autoFocus value={name} onChange={setName} maxLength={60} />
        </Field>
      </form>
    </Dialog>
  );
}
