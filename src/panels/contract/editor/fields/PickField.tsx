import type { contract } from '../../../../domain/contract/contract.ts';
import type { FieldOf } from '../../../../domain/define/row.ts';
import type { ReactNode } from 'react';
import { useAnyEntity } from '../../../../api/records/entities.ts';
import { useAnyItem } from '../../../../api/records/queries.ts';
import { urlOf } from '../../../../commands/selection.ts';
import { tools } from '../../../../commands/tools.ts';
import { ComboField } from '../../../../ui/inputs/ComboField.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import type { LoadOptions } from '../../../../ui/inputs/useOptions.ts';
import { optionOf } from '../../../kit/referenceOptions.ts';
import { useFieldState } from '../contractFields.ts';
import { textOf } from '../../../kit/textOf.ts';

interface PickFieldProps {
  name: FieldOf<typeof contract>;
  label?: string;
  load: LoadOptions;
  /** What choosing does beside setting the field. */
  onPick?: (iri: string | null) => void;
  placeholder?: string;
  required?: boolean;
  /** Offers to open the record chosen. */
  opens?: boolean;
  /** Said below the field. */
  hint?: ReactNode;
}

/** A record that the contract refers to, from a list of the contract's own. */
export function PickField({
  name,
  label,
  load,
  onPick,
  placeholder,
  required = false,
  opens = false,
  hint,
}: PickFieldProps) {
  const bound = useFieldState(name);
  const iri = textOf(bound.value);
  const known = useAnyEntity(iri);
  useAnyItem(known ? null : iri);
  return (
    <Field
      field={name}
      onBlur={bound.leave}
      label={label ?? bound.field.label}
      required={required}
      presence={bound.people}
      {...(bound.error !== undefined && { error: bound.error })}
      {...(bound.changed && { changed: bound.changed })}
      {...(hint !== undefined && { hint })}
    >
      <ComboField
        value={iri}
        onChange={(next) => {
          bound.set(next);
          onPick?.(next);
        }}
        load={load}
        selected={known ? optionOf(known) : null}
        readOnly={bound.isLocked}
        empty={required ? null : 'Bitte wählen...'}
        {...(placeholder !== undefined && { placeholder })}
      />
      {opens && iri !== null && (
        <IconButton
          icon="arrow-up-right"
          label={`${label ?? bound.field.label} öffnen`}
          tabIndex={-1}
          onClick={() => tools().open(urlOf(iri))}
        />
      )}
    </Field>
  );
}
