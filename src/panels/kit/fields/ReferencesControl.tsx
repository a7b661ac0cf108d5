import { useState } from 'react';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { referenceOptions } from '../referenceOptions.ts';
import { useNames } from '../useNames.ts';
import type { ControlProps } from './control.ts';
import { textsOf } from '../textOf.ts';

const few = 12;

/** Records of another resource: chips that open them, and a search for one more. */
export function ReferencesControl({ field, value, onChange, readOnly }: ControlProps) {
  const iris = textsOf(value);
  const [isAll, setAll] = useState(false);
  const [round, setRound] = useState(0);
  const shown = isAll ? iris : iris.slice(0, few);
  const refer = useNames(shown);
  const add = (iri: string | null) => {
    if (iri !== null && !iris.includes(iri)) onChange([...iris, iri]);
    setRound(round + 1);
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      {(iris.length > 0 || readOnly) && (
        <div className="flex min-h-13 flex-wrap items-center gap-2">
          {iris.length === 0 && <span className="text-3">–</span>}
          {shown.map((iri) => (
            <Chip
              key={iri}
              onEdit={() => tools().open(urlOf(iri))}
              {...(!readOnly && { onRemove: () => onChange(iris.filter((it) => it !== iri)) })}
            >
              {refer(iri)}
            </Chip>
          ))}
          {iris.length > shown.length && (
            <button type="button" onClick={() => setAll(true)} className="text-11 text-link hover:underline">
              {iris.length - shown.length} weitere
            </button>
          )}
        </div>
      )}
      {!readOnly && (
        <ComboField
          key={round}
          label={`${field.label} hinzufügen`}
          value={null}
          onChange={add}
          load={referenceOptions(field.to ?? '')}
          empty={null}
          placeholder="Hinzufügen …"
          autoFocus={round > 0}
        />
      )}
    </div>
  );
}
