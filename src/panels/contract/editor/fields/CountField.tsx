import type { contract } from '../../../../domain/contract/contract.ts';
import type { FieldOf } from '../../../../domain/define/row.ts';
import { ChangedTip } from '../../../../ui/inputs/ChangedTip.tsx';
import { FieldContext } from '../../../../ui/inputs/fieldContext.ts';
import { NumberField } from '../../../../ui/inputs/NumberField.tsx';
import { useFieldState, useRecordFormContext } from '../contractFields.ts';

/** How many of an accessory travel along; its name stands as the unit. */
export function CountField({ name }: { name: FieldOf<typeof contract> }) {
  const { noteProblem } = useRecordFormContext();
  const { value, set, leave, field, error, changed, isChanged, isLocked, inputKey } = useFieldState(name);
  return (
    <FieldContext value={{ label: field.label, error, dirty: isChanged }}>
      <ChangedTip changed={changed} field={name} onBlur={leave} className="min-w-[88px] flex-1">
        <NumberField
          key={inputKey}
          value={typeof value === 'number' ? value : null}
          onChange={set}
          min={0}
          max={5}
          unit={field.label}
          readOnly={isLocked}
          onProblem={(problem) => noteProblem(name, problem)}
        />
      </ChangedTip>
    </FieldContext>
  );
}
