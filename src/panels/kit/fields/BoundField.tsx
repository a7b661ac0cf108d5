import { fieldAt } from '../../../domain/define/resource.ts';
import { ChangedTip } from '../../../ui/inputs/ChangedTip.tsx';
import { Field, type FieldLayoutProps } from '../../../ui/inputs/Field.tsx';
import { FieldContext } from '../../../ui/inputs/fieldContext.ts';
import { FieldControl } from './controls.tsx';
import { useRecordFormContext } from './formContext.ts';
import { useFieldState } from './useFieldState.ts';

export type BoundFieldProps = {
  /** Path of the field, for instance `pickupLocation.plz`. */
  readonly name: string;
  /** Another label than the definition's. */
  readonly label?: string;
  readonly layout?: FieldLayoutProps['layout'];
  readonly hint?: FieldLayoutProps['hint'];
  readonly required?: boolean;
  /** Only the control without label, inside a `BoundGroup` of several. */
  readonly bare?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly className?: string;
};

const grouped = new Set(['list', 'references', 'choices', 'file']);

/** One field of the definition, bound to the form around it; fields the roles may not see are not there. */
export function BoundField(props: BoundFieldProps) {
  const record = useRecordFormContext();
  return fieldAt(record.resource, props.name) && record.canSee(props.name) ? <Bound {...props} /> : null;
}

function Bound({
  name,
  label: ownLabel,
  layout,
  hint,
  required,
  bare = false,
  readOnly = false,
  autoFocus,
  placeholder,
  className = '',
}: BoundFieldProps) {
  const {
    field,
    value,
    error,
    below,
    isChanged,
    changed,
    overtakenBy,
    people,
    inputKey,
    isLocked,
    isRequired,
    set,
    leave,
  } = useFieldState(name);
  const { noteProblem } = useRecordFormContext();
  const label = ownLabel ?? field.label;
  const isFixed = isLocked || readOnly;
  const isFlag = field.kind === 'flag' || field.kind === 'flag01';
  const said = hint ?? (overtakenBy === undefined ? field.help : `Inzwischen gespeichert: ${overtakenBy}`);
  const star = (required ?? isRequired) && !isFixed;
  const control = (
    <FieldControl
      key={inputKey}
      field={{ ...field, label }}
      name={name}
      value={value}
      onChange={set}
      readOnly={isFixed}
      onProblem={(problem) => noteProblem(name, problem)}
      {...(autoFocus && { autoFocus })}
      {...(placeholder !== undefined && { placeholder })}
      {...(field.kind === 'list' && { faults: below })}
    />
  );

  if (bare || isFlag) {
    return (
      <FieldContext value={{ label, error, dirty: isChanged, required: star, presence: people }}>
        <ChangedTip
          changed={changed}
          field={name}
          onBlur={leave}
          className={`min-h-13 ${bare && !isFlag ? 'flex-1' : ''} ${className}`}
        >
          {control}
        </ChangedTip>
      </FieldContext>
    );
  }
  return (
    <Field
      field={name}
      onBlur={leave}
      label={label}
      group={grouped.has(field.kind) || (field.kind === 'instant' && !isFixed)}
      required={star}
      {...(error !== undefined && { error })}
      {...(said !== undefined && { hint: said })}
      {...(changed && { changed })}
      {...(layout && { layout })}
      presence={people}
      className={className}
    >
      {control}
    </Field>
  );
}
