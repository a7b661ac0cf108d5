import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { readDecimal, whyNotRead, writeDecimal, type DecimalRule } from './decimalText.ts';
import { boxClass, inputClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useTellProblem, type OnProblem } from './useTellProblem.ts';

export interface DecimalInputProps extends FieldProps<string | null> {
  rule: DecimalRule;
  unit?: ReactNode | undefined;
  /** Arrow keys change the figure by this much; 0 leaves the arrows alone. */
  step: number;
  onProblem?: OnProblem;
}

/** What is being typed, and what stood there before. */
type Typing = { readonly text: string; readonly before: string | null; readonly isLeft?: boolean };

/**
 * A figure as exact decimal text; what is typed is read at once, and tidied when the field is left. What is not
 * understood changes nothing and stays as it was typed.
 */
export function DecimalInput(props: DecimalInputProps) {
  const { value, onChange, onCommit, rule, unit, step, onProblem, placeholder, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const [typing, setTyping] = useState<Typing>();
  const reading = typing && readDecimal(typing.text, rule);
  const current = typing && sameFigure(reading === undefined ? typing.before : reading, value) ? typing : undefined;
  const shown = current?.text ?? (value === null ? '' : writeDecimal(value, true));
  const problem = current && whyNotRead(current.text, rule);
  const isFaulty = problem !== undefined && current?.isLeft === true;
  useTellProblem(problem, onProblem);

  const type = (text: string) => {
    const before = current ? current.before : value;
    const read = readDecimal(text, rule);
    setTyping({ text, before });
    onChange(read === undefined ? before : read);
  };
  const commit = () => {
    setTyping(problem !== undefined && current ? { ...current, isLeft: true } : undefined);
    onCommit?.(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape' && problem !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      return setTyping(undefined);
    }
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || step === 0 || box.readOnly) return;
    event.preventDefault();
    const next = (Number(value ?? 0) + direction * step).toFixed(rule.decimals);
    type(writeDecimal(next, false));
  };

  return (
    <span
      className={`${boxClass({ ...box, invalid: box.invalid || isFaulty })} ${oneLine} ${className}`}
      data-tip={isFaulty ? problem : undefined}
    >
      <input
        {...control}
        aria-invalid={isFaulty || control['aria-invalid']}
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
      <FieldMark invalid={box.invalid || isFaulty} readOnly={box.readOnly} />
    </span>
  );
}

/** A value set from outside, such as an undo, wins over what is still being typed. */
function sameFigure(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Number(one) === Number(other);
}
