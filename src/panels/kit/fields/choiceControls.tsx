import { useAnyEntity } from '../../../api/records/entities.ts';
import { useAnyItem } from '../../../api/records/queries.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { optionOf, referenceOptions } from '../referenceOptions.ts';
import type { ControlProps } from './control.ts';
import { textOf, textsOf } from '../textOf.ts';

/** One of a fixed list; a required one cannot be emptied. */
export function ChoiceControl({ field, value, onChange, readOnly, placeholder }: ControlProps) {
  return (
    <SelectField
      options={(field.items ?? []).map(({ key, label, disabled }) => ({ key, label, ...(disabled && { disabled }) }))}
      value={textOf(value)}
      onChange={onChange}
      readOnly={readOnly}
      {...(placeholder !== undefined && { placeholder })}
      {...(field.required === true && { empty: null })}
    />
  );
}

/** Several of a fixed list, all in sight. */
export function ChoicesControl({ field, value, onChange, readOnly }: ControlProps) {
  const chosen = textsOf(value);
  const toggle = (key: string, on: boolean) =>
    onChange((field.items ?? []).map((it) => it.key).filter((it) => (it === key ? on : chosen.includes(it))));
  return (
    <div className="flex min-w-0 flex-1 flex-wrap gap-x-7 gap-y-2 py-2.5">
      {(field.items ?? []).map((item) => (
        <Checkbox
          key={item.key}
          value={chosen.includes(item.key)}
          readOnly={readOnly}
          onChange={(on) => toggle(item.key, on)}
        >
          {item.label}
        </Checkbox>
      ))}
    </div>
  );
}

/** A record of another resource, found by typing; the arrow opens it. */
export function ReferenceControl({ field, value, onChange, readOnly, placeholder }: ControlProps) {
  const iri = textOf(value);
  const known = useAnyEntity(iri);
  useAnyItem(known ? null : iri);
  return (
    <>
      <ComboField
        value={iri}
        onChange={onChange}
        load={referenceOptions(field.to ?? '')}
        selected={known ? optionOf(known) : null}
        readOnly={readOnly}
        {...(placeholder !== undefined && { placeholder })}
        {...(field.required === true && { empty: null })}
      />
      {iri !== null && (
        <IconButton
          icon="arrow-up-right"
          label={`${field.label} öffnen`}
          tabIndex={-1}
          onClick={() => tools().open(urlOf(iri))}
        />
      )}
    </>
  );
}
