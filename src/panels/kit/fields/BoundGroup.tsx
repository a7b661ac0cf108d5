import type { ReactNode } from 'react';
import { Field, type FieldLayoutProps } from '../../../ui/Field.tsx';
import { useRecordFormContext } from './formContext.ts';

export type BoundGroupProps = {
  readonly label: string;
  /** The fields inside, whose faults are told below. */
  readonly names: readonly string[];
  readonly children: ReactNode;
  readonly required?: boolean;
  readonly layout?: FieldLayoutProps['layout'];
  readonly hint?: FieldLayoutProps['hint'];
  readonly className?: string;
};

/** Several bare fields under one label, such as postcode and town. */
export function BoundGroup({ label, names, children, required, layout, hint, className }: BoundGroupProps) {
  const record = useRecordFormContext();
  if (!names.some((name) => record.canSee(name))) return null;
  const error = record.faults.find(({ path }) => names.includes(path))?.message;
  return (
    <Field group label={label} {...(required && { required })} {...(error !== undefined && { error })} {...(layout && { layout })} {...(hint !== undefined && { hint })} {...(className !== undefined && { className })}>
      {children}
    </Field>
  );
}
