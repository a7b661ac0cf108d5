import { normalizePlate } from '../../../../domain/vehicle/plate.ts';
import { normalizeVin, vinLength } from '../../../../domain/vehicle/vin.ts';
import { ChangedTip } from '../../../../ui/inputs/ChangedTip.tsx';
import { FieldContext } from '../../../../ui/inputs/fieldContext.ts';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useFieldState } from '../contractFields.ts';
import { textOf } from '../../../kit/textOf.ts';

type CodeName = 'carFin' | 'licensePlate' | 'alternativeLicensePlate';

/** A plate or VIN inside a group: brought into its stored form when it is left; a VIN counts its characters. */
export function CodeField({ name, label, className = '' }: { name: CodeName; label: string; className?: string }) {
  const { value, set, leave, error, changed, people, isLocked, isChanged } = useFieldState(name);
  const text = textOf(value) ?? '';
  const tidy = (typed: string) => {
    const next = name === 'carFin' ? normalizeVin(typed) : normalizePlate(typed);
    if (next !== typed) set(next === '' ? null : next);
    leave();
  };
  return (
    <FieldContext value={{ label, error, dirty: isChanged, presence: people }}>
      <ChangedTip changed={changed} field={name} className={`flex-1 ${className}`}>
        <TextField
          value={text}
          onChange={(typed) => set(typed === '' ? null : name === 'carFin' ? normalizeVin(typed) : typed)}
          onCommit={tidy}
          figures="ident"
          readOnly={isLocked}
          maxLength={name === 'carFin' ? vinLength + 8 : 16}
          {...(name === 'carFin' && text !== '' && { unit: <VinCount length={text.length} /> })}
        />
      </ChangedTip>
    </FieldContext>
  );
}

/** How many characters the VIN has; amber until it is complete, because incomplete ones may be saved. */
function VinCount({ length }: { length: number }) {
  const isComplete = length === vinLength;
  const tip = isComplete
    ? 'vollständig'
    : length > vinLength
      ? `${length - vinLength} Zeichen zu viel`
      : `noch ${vinLength - length} Zeichen`;
  return (
    <span data-tip={tip} className={`num ${isComplete ? '' : 'text-warn'}`}>
      {isComplete ? length : `${length}/${vinLength}`}
    </span>
  );
}
