import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Field, type FieldLayoutProps } from '../../../ui/Field.tsx';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';

interface FieldGroupProps {
  label: string;
  /** The fields inside; the first objection to one of them stands below. */
  names: readonly string[];
  layout?: FieldLayoutProps['layout'];
  required?: boolean;
  children: ReactNode;
}

/** Several controls that belong together under one label, such as postcode and town. */
export function FieldGroup({ label, names, layout, required = false, children }: FieldGroupProps) {
  const { form } = useRecordFormContext();
  const { errors } = useFormState({ control: form.control, name: names });
  const error = names.map((name) => (get(errors, name) as { message?: string } | undefined)?.message).find((it) => it !== undefined);
  return (
    <Field label={label} group required={required} {...(layout && { layout })} {...(error !== undefined && { error })}>
      {children}
    </Field>
  );
}
