import { fuelLevels } from '../../../../domain/protocol/choices/fuelLevels.ts';
import { FieldContext } from '../../../../ui/inputs/fieldContext.ts';
import { SelectField } from '../../../../ui/inputs/SelectField.tsx';
import { BoundGroup, useFieldState, useFormValue } from '../protocolFields.ts';

type Name = 'fuelLevelOnSubmit' | 'fuelLevelOnReceive';

/** The fuel in eighths, at the pickup and at the delivery; an electric car has a battery in percent. */
export function FuelField() {
  const isElectric = useFormValue('verzoegerteAbgabe') === true;
  return (
    <BoundGroup label={isElectric ? 'Ladestand' : 'Tankstand'} names={['fuelLevelOnSubmit', 'fuelLevelOnReceive']}>
      <Level name="fuelLevelOnSubmit" isElectric={isElectric} />
      <Level name="fuelLevelOnReceive" isElectric={isElectric} />
    </BoundGroup>
  );
}

function Level({ name, isElectric }: { name: Name; isElectric: boolean }) {
  const { field, value, set, leave, isChanged, isLocked, error } = useFieldState(name);
  const label = isElectric ? field.label.replace('Tankstand', 'Ladestand') : field.label;
  return (
    <span data-field={name} onBlur={leave} className="min-w-0 flex-1">
      <FieldContext value={{ label, error, dirty: isChanged, grouped: true }}>
        <SelectField
          options={fuelLevels.items.map(({ key, label: eighths, electricLabel }) => ({
            key,
            label: isElectric ? electricLabel : eighths,
          }))}
          value={typeof value === 'number' ? (fuelLevels.items[value]?.key ?? null) : null}
          onChange={(key) => set(key === null ? null : Number(key))}
          placeholder="–"
          readOnly={isLocked}
        />
      </FieldContext>
    </span>
  );
}
