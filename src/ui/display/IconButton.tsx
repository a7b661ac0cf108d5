import type { MouseEvent, Ref } from 'react';
import { Counter } from './Counter.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';
import { hotkeyAria } from './hotkeyText.ts';

export interface IconButtonProps {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  hotkey?: string | undefined;
  /** Red counter on the corner; 0 shows none. */
  count?: number | undefined;
  /** Toggle state; leave out for plain actions. */
  pressed?: boolean | undefined;
  small?: boolean | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  reason?: string | undefined;
  /** -1 inside composite widgets that manage focus themselves. */
  tabIndex?: number | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is only an icon: its name is always spoken and shown as tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    onClick,
    hotkey,
    count = 0,
    pressed,
    small = false,
    danger = false,
    disabled = false,
    reason,
    tabIndex,
    className = '',
    ref,
  } = props;
  const off = disabled || reason !== undefined;
  const ink = danger ? 'text-danger' : pressed ? 'bg-press text-1' : 'text-2 hover:text-1';
  const colour = off ? 'text-off' : `hover:bg-press ${ink}`;
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={tabIndex}
      aria-label={count > 0 ? `${label}, ${count}` : label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      aria-keyshortcuts={hotkey ? hotkeyAria(hotkey) : undefined}
      data-tip={reason ? `${label}: ${reason}` : label}
      data-tip-keys={hotkey}
      onClick={(event) => {
        if (!off) onClick?.(event);
      }}
      className={`relative grid flex-none place-items-center rounded-2 ${small ? 'size-12' : 'size-13'} ${colour} ${className}`}
    >
      <Icon name={icon} />
      <Counter count={count} limit={99} className={inCorner} />
    </button>
  );
}

const inCorner = 'absolute -right-[1px] top-0 h-7 min-w-7 px-[3px] text-[9.5px] leading-[14px]';
