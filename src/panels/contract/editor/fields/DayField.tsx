import { DateField } from '../../../../ui/inputs/DateField.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { useFieldState, useFormValue, useRecordFormContext } from '../contractFields.ts';
import { useToday } from '../../../kit/useToday.ts';
import { textOf } from '../../../kit/textOf.ts';
import { useHolidayHint } from './useHolidayHint.ts';

/**
 * The day of one end of the ride; 24, +3 or Mo are understood while they are typed, and a public holiday there is
 * pointed out.
 */
export function DayField({ name }: { name: 'datum' | 'bringdatum' }) {
  const { iri, noteProblem } = useRecordFormContext();
  const { value, set, leave, error, changed, people, inputKey, isLocked } = useFieldState(name);
  const postcode = useFormValue(name === 'datum' ? 'pickupLocation.plz' : 'deliveryLocation.plz');
  const hint = useHolidayHint(textOf(value), textOf(postcode));
  return (
    <Field
      field={name}
      onBlur={leave}
      label="Datum"
      layout="narrow"
      required={iri === null}
      presence={people}
      {...(error !== undefined && { error })}
      {...(changed && { changed })}
      {...(hint !== undefined && { hint })}
    >
      <DateField
        key={inputKey}
        today={useToday()}
        value={textOf(value)}
        onChange={set}
        readOnly={isLocked}
        onProblem={(problem) => noteProblem(name, problem)}
      />
    </Field>
  );
}
