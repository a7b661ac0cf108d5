import type { MouseEvent } from 'react';
import type { EmailWording } from '../../../api/calls/emailWording.ts';
import { neededFault, wordingFaults } from '../../../domain/mail/wording.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { useWatched } from '../../kit/fields/useWatched.ts';
import type { RecordForm } from '../../kit/form/recordForm.ts';
import { textOf } from '../../kit/textOf.ts';

const fields = ['betreff', 'text', 'betreffupdate', 'textupdate'] as const;

/**
 * The field that is typed in keeps the keyboard: leaving it would take back what the server has said of it, and with
 * those lines gone the button would no longer lie under the pointer.
 */
const keepCaret = (event: MouseEvent) => event.preventDefault();

/** What the server would refuse of the words in the form, said while they are typed, with what was probably meant. */
export function WordingFaults({ record, wording }: { record: RecordForm; wording: EmailWording }) {
  const values = useWatched(record.form, fields);
  const known = wording.placeholders.map((it) => it.name);
  const said = fields.flatMap((field) => {
    const text = textOf(values[field]);
    const needs = field === 'text' || (field === 'textupdate' && text !== null);
    const needed = needs ? neededFault(text ?? '', { ...wording, known }) : undefined;
    return [...wordingFaults(text ?? '', { known }), ...(needed ? [needed] : [])].map((fault) => ({
      field,
      fault,
      text: text ?? '',
    }));
  });
  const [first] = said;
  if (!first) return null;
  const { field, text, fault } = first;
  const { name, meant } = fault;
  const others = said.length - 1;
  return (
    <div className="pb-3" onMouseDown={keepCaret}>
      <Note
        tone="danger"
        actions={
          meant !== undefined && (
            <Button
              small
              onClick={() =>
                record.form.setValue(field, text.replaceAll(`{${name ?? ''}}`, `{${meant}}`), { shouldValidate: true })
              }
            >
              „{meant}“ einsetzen
            </Button>
          )
        }
      >
        {fault.reason}
        {others > 0 && ` ${others === 1 ? 'Und ein weiterer Fehler.' : `Und ${String(others)} weitere Fehler.`}`}
      </Note>
    </div>
  );
}
