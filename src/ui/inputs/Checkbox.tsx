import type { ReactNode } from 'react';
import { useFieldFrame } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from '../display/Icon.tsx';

export interface CheckboxProps extends FieldProps<boolean> {
  /** Some of what it stands for is on, some off. */
  mixed?: boolean | undefined;
  /** Visible text right of the box; without it `label` is only spoken. */
  children?: ReactNode | undefined;
  /** Why it cannot be changed. */
  reason?: string | undefined;
}

/** A box to tick. */
export function Checkbox(props: CheckboxProps) {
  const { value, onChange, onCommit, mixed = false, children, reason, autoFocus, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const locked = box.isFixed || reason !== undefined;
  const filled = value || mixed;
  const face = locked
    ? 'border-line bg-readonly text-3'
    : filled
      ? 'border-accent bg-accent text-on-accent'
      : `bg-field ${box.invalid ? 'border-danger-solid' : 'border-line-strong'}`;
  return (
    <label
      data-tip={reason}
      className={`relative inline-flex min-h-12 items-center gap-3 whitespace-nowrap ${box.disabled ? 'text-3' : 'text-1'} ${box.dirty ? dirtyBar : ''} ${className}`}
    >
      <span className="relative grid size-7 flex-none">
        <input
          {...control}
          aria-label={children ? undefined : control['aria-label']}
          type="checkbox"
          checked={value}
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          disabled={box.disabled}
          aria-readonly={box.readOnly || undefined}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          onChange={(event) => {
            if (locked) return;
            onChange(event.target.checked);
            onCommit?.(event.target.checked);
          }}
          className={`absolute inset-0 m-0 appearance-none rounded-1 border ${face}`}
        />
        {filled && (
          <span
            aria-hidden
            className={`pointer-events-none relative grid place-items-center ${locked ? 'text-3' : 'text-on-accent'}`}
          >
            {mixed ? (
              <i className="h-[2px] w-[8px] bg-current" />
            ) : (
              <Icon name="check" size={10} className="[stroke-width:3]" />
            )}
          </span>
        )}
      </span>
      {children}
    </label>
  );
}

const dirtyBar =
  "before:absolute before:-left-3 before:inset-y-0 before:w-[3px] before:rounded-[1px] before:bg-dirty before:content-['']";
