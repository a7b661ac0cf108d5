import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../../ui/inputs/TextField.tsx';
import type { ControlProps } from './control.ts';
import { isIdent } from '../isIdent.ts';
import { textOf } from '../textOf.ts';

const types: Readonly<Record<string, TextFieldProps['type']>> = { email: 'email', phone: 'tel', url: 'url' };
const shownText = (value: unknown) => (typeof value === 'number' ? String(value) : (textOf(value) ?? ''));
const orNull = (text: string) => (text === '' ? null : text);

/** One line; codes and plates in the face that tells 0 from O. */
export function TextControl({ field, value, onChange, readOnly, ...rest }: ControlProps) {
  return (
    <TextField
      {...shared(rest)}
      value={shownText(value)}
      onChange={(text) => onChange(orNull(text))}
      readOnly={readOnly}
      type={types[field.pattern ?? ''] ?? 'text'}
      {...(isIdent(field) && { figures: 'ident' as const })}
      {...(field.max !== undefined && { maxLength: field.max })}
    />
  );
}

/** Several lines. */
export function LongTextControl({ field, value, onChange, readOnly, ...rest }: ControlProps) {
  return (
    <TextArea
      {...shared(rest)}
      value={shownText(value)}
      onChange={(text) => onChange(orNull(text))}
      readOnly={readOnly}
      {...(field.max !== undefined && { maxLength: field.max })}
      rows={2}
    />
  );
}

/** Written and never shown again. */
export function SecretControl({ value, onChange, readOnly, ...rest }: ControlProps) {
  return (
    <TextField
      {...shared(rest)}
      type="password"
      autoComplete="new-password"
      placeholder="unverändert"
      value={shownText(value)}
      onChange={(text) => onChange(orNull(text))}
      readOnly={readOnly}
    />
  );
}

function shared({ autoFocus, placeholder }: Pick<ControlProps, 'autoFocus' | 'placeholder'>) {
  return { ...(autoFocus && { autoFocus }), ...(placeholder !== undefined && { placeholder }) };
}
