import { useAnyEntity } from '../../api/records/entities.ts';
import { useAnyItem } from '../../api/records/queries.ts';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';

type DriverFilterProps = { readonly value: string | null; readonly onChange: (driver: string | null) => void };

/** Of whom a report tells: of one driver, or of all. */
export function DriverFilter({ value, onChange }: DriverFilterProps) {
  const known = useAnyEntity(value);
  useAnyItem(known ? null : value);
  return (
    <Field label="Fahrer" layout="above" className="w-[220px]">
      <ComboField
        value={value}
        onChange={onChange}
        load={referenceOptions('drivers')}
        selected={known ? optionOf(known) : null}
        empty="Alle Fahrer"
      />
    </Field>
  );
}
