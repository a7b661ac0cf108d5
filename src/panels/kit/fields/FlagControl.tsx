import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import type { ControlProps } from './control.ts';

/** A box to tick with its label on the right, in the spelling of its kind. */
export function FlagControl({ field, value, onChange, readOnly, autoFocus }: ControlProps) {
  const write = (on: boolean) => onChange(field.kind === 'flag01' ? (on ? '1' : '0') : on);
  return (
    <Checkbox
      value={value === true || value === '1'}
      onChange={write}
      readOnly={readOnly}
      {...(autoFocus && { autoFocus })}
      {...(readOnly && { reason: 'Dieses Feld kann hier nicht geändert werden' })}
    >
      <span className="min-w-0 leading-[15px] whitespace-normal">{field.label}</span>
    </Checkbox>
  );
}
