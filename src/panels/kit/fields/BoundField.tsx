import { useController } from 'react-hook-form';
import { fieldAt } from '../../../domain/define/resource.ts';
import type { Field as FieldDefinition } from '../../../domain/define/field.ts';
import { ChangedTip } from '../../../ui/ChangedTip.tsx';
import { Field, type FieldLayoutProps } from '../../../ui/Field.tsx';
import { FieldContext } from '../../../ui/fieldContext.ts';
import { fieldText, valueAt } from '../fieldText.ts';
import { isSame } from '../form/formValues.ts';
import { nameOf } from '../represent.ts';
import { controlOf } from './controls.tsx';
import { useRecordFormContext } from './formContext.ts';

export type BoundFieldProps = {
  /** Path of the field, for instance `pickupLocation.plz`. */
  readonly name: string;
  /** Another label than the definition's. */
  readonly label?: string;
  readonly layout?: FieldLayoutProps['layout'];
  readonly hint?: FieldLayoutProps['hint'];
  readonly required?: boolean;
  /** Only the control without label, inside a `<Field group>` of several. */
  readonly bare?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly presence?: readonly string[];
  readonly className?: string;
};

/** One field of the definition, bound to the form around it; fields the roles may not see are not there. */
export function BoundField(props: BoundFieldProps) {
  const record = useRecordFormContext();
  const field = fieldAt(record.resource, props.name);
  if (!field || !record.canSee(props.name)) return null;
  return <Bound {...props} field={field} />;
}

function Bound({ name, field, label = field.label, layout, hint, required, bare = false, readOnly, autoFocus, placeholder, presence, className = '' }: BoundFieldProps & { field: FieldDefinition }) {
  const record = useRecordFormContext();
  const { field: bound, fieldState } = useController({ name, control: record.form.control });
  const isLocked = readOnly === true || field.readOnly === true || !record.canChange(name);
  const before = valueAt(record.base, name);
  const overtaken = record.overtaken.get(name);
  const isChanged = !isLocked && !isSame(before, bound.value);
  const changed = isChanged ? { before: fieldText(field, before, nameOf), undo: () => record.undo(name) } : undefined;
  const error = fieldState.error?.message;
  const said = hint ?? (overtaken && isChanged ? `Inzwischen gespeichert: ${fieldText(field, overtaken.theirs, nameOf) || 'leer'}` : field.help);
  const isRequired = required ?? (field.required === true || (field.required === 'create' && record.iri === null));
  const Control = controlOf(field);
  const control = (
    <Control
      field={{ ...field, label }}
      name={name}
      value={bound.value}
      onChange={bound.onChange}
      readOnly={isLocked}
      {...(autoFocus && { autoFocus })}
      {...(placeholder !== undefined && { placeholder })}
      {...(field.kind === 'list' && { faults: faultsBelow(record.faults, name) })}
    />
  );
  const frame = { 'data-field': name, onBlur: bound.onBlur };

  if (bare || field.kind === 'flag' || field.kind === 'flag01') {
    return (
      <div {...frame} className={`flex min-h-13 min-w-0 items-center ${bare ? 'flex-1' : ''} ${className}`}>
        <FieldContext value={{ label, error, dirty: isChanged, required: isRequired, presence }}>
          <ChangedTip changed={changed}>{control}</ChangedTip>
        </FieldContext>
      </div>
    );
  }
  const group = field.kind === 'list' || field.kind === 'references' || field.kind === 'choices' || (field.kind === 'instant' && !isLocked);
  return (
    <div {...frame} className={`min-w-0 ${className}`}>
      <Field
        label={label}
        group={group}
        required={isRequired && !isLocked}
        {...(error !== undefined && { error })}
        {...(said !== undefined && { hint: said })}
        {...(changed && { changed })}
        {...(layout && { layout })}
        {...(presence && { presence })}
      >
        {control}
      </Field>
    </div>
  );
}

function faultsBelow(faults: readonly { readonly path: string; readonly message: string }[], name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(faults.flatMap(({ path, message }) => (path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), message]] : [])));
}
