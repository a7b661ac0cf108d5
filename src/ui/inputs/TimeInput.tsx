import { useState, type FocusEvent } from 'react';
import { boxClass, inputClass, oneLine } from './fieldBox.ts';
import { useFieldFrame } from './fieldContext.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from '../display/Icon.tsx';
import { UnderstoodTip } from './UnderstoodTip.tsx';
import { useInterpreted, type Interpretation } from './useInterpreted.ts';

export interface TimeInputProps<T> extends Omit<FieldProps<T | null>, 'onChange' | 'onCommit' | 'value'> {
  entry: Interpretation<T>;
  /** "von", "bis", or a clock when there is none. */
  unit?: string | undefined;
}

/** One box for a time of day or, when its reader allows, a span. */
export function TimeInput<T>(props: TimeInputProps<T>) {
  const { entry: interpretation, unit, placeholder, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entry = useInterpreted(interpretation);
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    setAnchor(event.currentTarget.parentElement);
    entry.input.onFocus(event);
  };
  return (
    <span
      className={`${boxClass({ ...box, invalid: box.invalid || entry.problem !== undefined })} ${oneLine} ${className}`}
      data-tip={entry.problem}
    >
      <input
        {...control}
        {...(box.isFixed ? {} : { ...entry.input, onFocus: focus })}
        aria-invalid={entry.problem !== undefined || control['aria-invalid']}
        autoComplete="off"
        inputMode="numeric"
        value={entry.shown}
        placeholder={placeholder}
        readOnly={box.isFixed}
        disabled={box.disabled}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        className={`${inputClass} num`}
      />
      <FieldMark invalid={box.invalid || entry.problem !== undefined} readOnly={box.readOnly} />
      {unit ? (
        <span className="text-11 text-3">{unit}</span>
      ) : (
        !box.readOnly && <Icon name="clock" size={12} className="text-3" />
      )}
      {anchor && <UnderstoodTip anchor={anchor} reading={entry.hint} />}
    </span>
  );
}
