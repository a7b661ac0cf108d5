import type { ReactNode } from 'react';
import { useFieldFrame } from './fieldContext.ts';
import type { FieldProps } from './fieldProps.ts';

export interface SwitchProps extends FieldProps<boolean> {
  /** Visible text right of the switch. */
  children?: ReactNode | undefined;
}

/** A setting that takes effect at once. */
export function Switch(props: SwitchProps) {
  const { value, onChange, onCommit, children, className = '' } = props;
  const { box, control } = useFieldFrame(props);
  const off = box.isFixed;
  const track = off ? 'bg-line' : value ? 'bg-accent' : 'bg-line-strong';
  return (
    <label className={`inline-flex min-h-12 items-center gap-3 ${off ? 'text-3' : ''} ${className}`}>
      <button
        {...control}
        aria-label={children ? undefined : control['aria-label']}
        aria-required={undefined}
        type="button"
        role="switch"
        aria-checked={value}
        disabled={off}
        onClick={() => {
          onChange(!value);
          onCommit?.(!value);
        }}
        className={`relative h-[15px] w-13 flex-none rounded-full ${track}`}
      >
        <i
          aria-hidden
          className={`absolute top-[2px] size-[11px] rounded-full ${value ? 'left-[13px] bg-on-accent' : 'left-[2px] bg-panel'}`}
        />
      </button>
      {children}
    </label>
  );
}
