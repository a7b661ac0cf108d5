import type { email } from '../../../domain/mail/email.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { fieldsOf } from '../../kit/fields/fieldsOf.ts';
import { textOf } from '../../kit/textOf.ts';
import { PlaceholderArea } from './PlaceholderArea.tsx';
import type { Placeholder } from './PlaceholderList.tsx';

const { useFieldState } = fieldsOf<typeof email>();

interface WordingFieldProps {
  name: 'betreff' | 'text' | 'betreffupdate' | 'textupdate';
  placeholders: readonly Placeholder[];
}

/** A subject or a text of a template, bound to the form around it. */
export function WordingField({ name, placeholders }: WordingFieldProps) {
  const { field, value, error, changed, people, inputKey, isLocked, isRequired, set, leave } = useFieldState(name);
  const isLine = field.kind === 'text';
  return (
    <Field
      field={name}
      label={isLine ? 'Betreff' : 'Text'}
      layout={isLine ? 'left' : 'above'}
      required={isRequired}
      onBlur={leave}
      presence={people}
      {...(error !== undefined && { error })}
      {...(changed && { changed })}
    >
      <PlaceholderArea
        key={inputKey}
        value={textOf(value) ?? ''}
        onChange={(text) => set(text === '' ? null : text)}
        placeholders={placeholders}
        isLine={isLine}
        readOnly={isLocked}
        maxLength={field.max}
      />
    </Field>
  );
}
