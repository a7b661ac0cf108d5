import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { readDecimal, writeDecimal, type DecimalRule } from './decimalText.ts';
import { boxClass, inputClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';

export interface DecimalInputProps extends FieldProps<string | null> {
  rule: DecimalRule;
  unit?: ReactNode | undefined;
  /** Arrow keys change the figure by this much; 0 leaves the arrows alone. */
  step: number;
}

/** A figure as exact decimal text; what is typed is read at once, and tidied when the field is left. */
export function DecimalInput(props: DecimalInputProps) {
  const { value, onChange, onCommit, rule, unit, step, placeholder, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const [typed, setTyped] = useState<string>();
  const current = typed !== undefined && sameFigure(readDecimal(typed, rule), value) ? typed : undefined;
  const shown = current ?? (value === null ? '' : writeDecimal(value, true));

  const type = (text: string) => {
    setTyped(text);
    onChange(readDecimal(text, rule));
  };
  const commit = () => {
    setTyped(undefined);
    onCommit?.(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit();
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || step === 0 || box.readOnly) return;
    event.preventDefault();
    const next = (Number(value ?? 0) + direction * step).toFixed(rule.decimals);
    type(writeDecimal(next, false));
  };

  return (
    <span className={`${boxClass(box)} ${oneLine} ${className}`}>
      <input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        placeholder={placeholder}
        readOnly={box.readOnly}
        disabled={box.disabled}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={`${inputClass} num`}
      />
      {unit && <span className="text-11 text-3">{unit}</span>}
      <FieldMark invalid={box.invalid} readOnly={box.readOnly} />
    </span>
  );
}

/** A value set from outside, such as an undo, wins over what is still being typed. */
function sameFigure(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Number(one) === Number(other);
}
