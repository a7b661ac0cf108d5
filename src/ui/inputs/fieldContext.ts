import { createContext, useContext } from 'react';
import type { FieldProps } from './fieldProps.ts';

/** What a `Field` tells the control inside it. */
export interface FieldFrame {
  controlId?: string | undefined;
  describedBy?: string | undefined;
  label?: string | undefined;
  error?: string | undefined;
  dirty?: boolean | undefined;
  required?: boolean | undefined;
  /** One of several controls under one label; the error is written once below them. */
  grouped?: boolean | undefined;
  /** Names of those who are in this field right now. */
  presence?: readonly string[] | undefined;
}

export const FieldContext = createContext<FieldFrame>({});

export type FieldState = Pick<FieldProps<unknown>, 'label' | 'error' | 'dirty' | 'readOnly' | 'disabled' | 'required'>;

/** Joins a control's own props with those of the field around it, ready to spread on the focusable element. */
export function useFieldFrame(props: FieldState) {
  const frame = useContext(FieldContext);
  const invalid = (props.error ?? frame.error) !== undefined;
  const dirty = props.dirty ?? frame.dirty ?? false;
  const [readOnly, disabled] = [props.readOnly ?? false, props.disabled ?? false];
  return {
    box: { invalid, dirty, readOnly, disabled, isFixed: readOnly || disabled },
    control: {
      id: frame.controlId,
      'aria-label': props.label ?? frame.label,
      'aria-describedby': frame.describedBy,
      'aria-invalid': invalid || undefined,
      'aria-required': (props.required ?? frame.required) || undefined,
    },
  };
}
