import { useId, type ReactNode } from 'react';
import { useFieldFrame } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioProps extends FieldProps<string | null> {
  options: readonly RadioOption[];
  /** Below each other instead of in a row. */
  stacked?: boolean | undefined;
}

/** One of a few, all in sight. */
export function Radio(props: RadioProps) {
  const { value, onChange, onCommit, options, stacked = false, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const group = useId();
  return (
    <div
      role="radiogroup"
      {...control}
      aria-required={undefined}
      className={`flex gap-x-7 gap-y-3 ${stacked ? 'flex-col' : 'flex-wrap items-center'} ${className}`}
    >
      {options.map((option) => {
        const off = box.isFixed || option.disabled;
        const on = option.value === value;
        const face = off
          ? 'border-line bg-readonly text-3'
          : on
            ? 'border-accent bg-accent text-on-accent'
            : 'border-line-strong bg-field';
        return (
          <label
            key={option.value}
            className={`inline-flex min-h-12 items-center gap-3 whitespace-nowrap ${off ? 'text-3' : ''}`}
          >
            <span className="relative grid size-7 flex-none place-items-center">
              <input
                type="radio"
                name={group}
                checked={on}
                disabled={off}
                onChange={() => {
                  onChange(option.value);
                  onCommit?.(option.value);
                }}
                className={`absolute inset-0 m-0 appearance-none rounded-full border ${face}`}
              />
              {on && (
                <i
                  aria-hidden
                  className={`pointer-events-none relative size-3 rounded-full ${off ? 'bg-line-strong' : 'bg-on-accent'}`}
                />
              )}
            </span>
            {option.label}
          </label>
        );
      })}
    </div>
  );
}
