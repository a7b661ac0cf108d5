import { useFieldState } from '../contractFields.ts';
import { loadDrivers } from '../../shared/driverOptions.ts';
import { PickField } from '../fields/PickField.tsx';
import { textOf } from '../../../kit/textOf.ts';
import { DriverFitness } from './DriverFitness.tsx';

/** Who drives; a driver who was chosen and is not saved yet is held against his other rides at once. */
export function DriverField() {
  const { value, isChanged } = useFieldState('driver');
  const driver = textOf(value);
  return (
    <PickField
      name="driver"
      label="Fahrer"
      load={loadDrivers}
      placeholder="Fahrer fehlt"
      opens
      {...(driver !== null && isChanged && { hint: <DriverFitness key={driver} driver={driver} /> })}
    />
  );
}
