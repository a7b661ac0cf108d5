import type { ReactNode } from 'react';
import { fieldAt } from '../../../domain/define/resource.ts';
import { Field, type FieldLayoutProps } from '../../../ui/Field.tsx';
import { fieldText } from '../../../domain/define/fieldText.ts';
import { nameOf } from '../represent.ts';
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
  const overtaken = names.flatMap((name) => {
    const [field, conflict] = [fieldAt(record.resource, name), record.overtaken.get(name)];
    return field && conflict ? [fieldText(field, conflict.theirs, nameOf) || 'leer'] : [];
  });
  const said = hint ?? (overtaken.length > 0 ? `Inzwischen gespeichert: ${overtaken.join(', ')}` : undefined);
  const error = record.faults.find(({ path }) => names.includes(path))?.message;
  return (
    <Field group label={label} {...(required && { required })} {...(error !== undefined && { error })} {...(layout && { layout })} {...(said !== undefined && { hint: said })} {...(className !== undefined && { className })}>
      {children}
    </Field>
  );
}
