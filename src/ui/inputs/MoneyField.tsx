import type { ReactNode } from 'react';
import { DecimalInput } from './DecimalInput.tsx';
import { amountRule } from './decimalText.ts';
import type { FieldProps } from './fieldProps.ts';
import type { OnProblem } from './useTellProblem.ts';

export interface MoneyFieldProps extends FieldProps<string | null> {
  unit?: ReactNode | undefined;
  min?: number | undefined;
  onProblem?: OnProblem;
}

/** An amount in EUR as exact decimal text with two places, "385.00"; never a floating number. */
export function MoneyField({ unit = 'EUR', min = 0, ...field }: MoneyFieldProps) {
  return <DecimalInput {...field} unit={unit} rule={{ ...amountRule, min }} step={0} />;
}
