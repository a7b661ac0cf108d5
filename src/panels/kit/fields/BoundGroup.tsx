import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import { Field, type FieldLayoutProps } from '../../../ui/inputs/Field.tsx';
import { fieldText } from '../../../domain/define/fieldText.ts';
import type { FieldFacts } from '../form/formFacts.ts';
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
export function BoundGroup(props: BoundGroupProps) {
  const { canSee } = useRecordFormContext();
  return props.names.some(canSee) ? <Group {...props} /> : null;
}

function Group({ label, names, children, required, layout, hint, className }: BoundGroupProps) {
  const { resource, facts } = useRecordFormContext();
  const within = names.join(' ');
  const subscribe = useCallback((onLook: () => void) => facts.subscribe(onLook, within.split(' ')), [facts, within]);
  const error = useSyncExternalStore(subscribe, () => names.map((name) => facts.of(name).error).find(Boolean));
  const overtaken = useSyncExternalStore(subscribe, () =>
    names.flatMap((name) => overtakenText(resource, { name, ...facts.of(name) })).join(', '),
  );
  const said = hint ?? (overtaken === '' ? undefined : `Inzwischen gespeichert: ${overtaken}`);
  return (
    <Field
      group
      label={label}
      {...(required && { required })}
      {...(error !== undefined && { error })}
      {...(layout && { layout })}
      {...(said !== undefined && { hint: said })}
      {...(className !== undefined && { className })}
    >
      {children}
    </Field>
  );
}

function overtakenText(
  resource: Resource,
  { name, overtaken }: { name: string } & Pick<FieldFacts, 'overtaken'>,
): readonly string[] {
  const field = fieldAt(resource, name);
  return field && overtaken ? [fieldText(field, overtaken.theirs, nameOf) || 'leer'] : [];
}
