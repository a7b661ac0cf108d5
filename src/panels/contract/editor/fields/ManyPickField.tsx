import type { contract } from '../../../../domain/contract/contract.ts';
import type { FieldOf } from '../../../../domain/define/row.ts';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { ManyField } from '../../../../ui/inputs/ManyField.tsx';
import type { LoadOptions } from '../../../../ui/inputs/useOptions.ts';
import { useNames } from '../../../kit/useNames.ts';
import { useFieldState } from '../contractFields.ts';
import { textsOf } from '../../../kit/textOf.ts';

/** Several records of a short list, such as the accessories that travel along. */
export function ManyPickField({
  name,
  label,
  load,
  hint,
}: {
  name: FieldOf<typeof contract>;
  label?: string;
  load: LoadOptions;
  hint?: string;
}) {
  const bound = useFieldState(name);
  const chosen = textsOf(bound.value);
  const refer = useNames(chosen);
  return (
    <Field
      field={name}
      onBlur={bound.leave}
      label={label ?? bound.field.label}
      presence={bound.people}
      {...(bound.error !== undefined && { error: bound.error })}
      {...(bound.changed && { changed: bound.changed })}
      {...(hint && { hint })}
    >
      <ManyField
        value={chosen}
        onChange={bound.set}
        load={load}
        names={chosen.map(refer)}
        readOnly={bound.isLocked}
        placeholder="–"
      />
    </Field>
  );
}
