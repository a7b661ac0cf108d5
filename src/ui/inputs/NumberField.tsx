import type { ReactNode } from 'react';
import { DecimalInput } from './DecimalInput.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { OnProblem } from './useTellProblem.ts';

export interface NumberFieldProps extends FieldProps<number | null> {
  /** Places behind the comma; 0 for whole numbers, 2 for kilometres. */
  decimals?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  unit?: ReactNode | undefined;
  onProblem?: OnProblem;
}

/** A number; commas become dots. */
export function NumberField({
  value,
  onChange,
  onCommit,
  decimals = 0,
  min,
  max,
  step = 1,
  ...rest
}: NumberFieldProps) {
  return (
    <DecimalInput
      {...rest}
      value={value === null ? null : tidy(value, decimals)}
      onChange={(text) => onChange(figure(text))}
      onCommit={onCommit && ((text) => onCommit(figure(text)))}
      rule={{ decimals, min, max }}
      step={step}
    />
  );
}

const figure = (text: string | null) => (text === null ? null : Number(text));

/** Whole kilometres are shown without places, others with as many as the field has. */
function tidy(value: number, decimals: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(decimals);
}
