import type { ComponentType } from 'react';
import type { Field } from '../../../domain/define/field.ts';

/** What a control of any kind gets; the form around it keeps the value. */
export type ControlProps = {
  readonly field: Field;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly readOnly: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  /** Says what is wrong with what was typed while it is not understood. */
  readonly onProblem?: (problem: string | undefined) => void;
  /** Faults below this field by the rest of their path, for lists. */
  readonly faults?: Readonly<Record<string, string>>;
};
export type Control = ComponentType<ControlProps>;
