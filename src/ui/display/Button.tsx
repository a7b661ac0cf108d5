import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';
import { Kbd } from './Kbd.tsx';
import { hotkeyAria } from './hotkeyText.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid';

export interface ButtonProps {
  children: ReactNode;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  look?: ButtonLook | undefined;
  small?: boolean | undefined;
  /** 34 px high, for the login. */
  large?: boolean | undefined;
  icon?: IconName | undefined;
  /** Shown as key cap and told to assistive software; who listens is the workspace. */
  hotkey?: string | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled: the button stays visible and focusable and says its reason. */
  reason?: string | undefined;
  /** Work is running: the button keeps its width, turns its icon and ignores clicks. */
  busy?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  autoFocus?: boolean | undefined;
  /** A dialog gives it the keyboard where nothing in it asks for that. */
  startsHere?: boolean | undefined;
  /** It opens something beside it; whether that is open. */
  expanded?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const looks: Readonly<Record<ButtonLook, string>> = {
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover active:border-accent-press active:bg-accent-press',
  secondary: 'border-line border-b-line-strong bg-raised text-1 hover:bg-hover active:bg-press',
  quiet: 'border-transparent bg-transparent text-1 hover:bg-press',
  danger: 'border-line border-b-line-strong bg-raised text-danger hover:bg-hover active:bg-press',
  'danger-solid': 'border-danger-solid bg-danger-solid text-on-danger hover:brightness-95 active:brightness-90',
};

/** The one button; one primary per panel, the rest secondary or quiet. */
export function Button(props: ButtonProps) {
  const {
    children,
    onClick,
    look = 'secondary',
    small = false,
    large = false,
    icon,
    hotkey,
    disabled = false,
    reason,
    busy = false,
    type = 'button',
    autoFocus,
    startsHere,
    expanded,
    className = '',
    ref,
  } = props;
  const off = disabled || reason !== undefined;
  const colours = off && !busy ? 'border-line-subtle bg-sunken text-off' : looks[look];
  const size = small ? 'h-12 gap-2.5 px-3.5 text-11' : `${large ? 'h-17' : 'h-13'} gap-3 px-5 text-12`;
  const ownColour = off || look !== 'secondary' ? 'text-inherit' : 'text-2';
  const shown = busy ? 'loader-circle' : icon;
  return (
    <button
      ref={ref}
      type={type}
      autoFocus={autoFocus}
      data-autofocus={startsHere || undefined}
      disabled={disabled && reason === undefined}
      aria-disabled={off || busy || undefined}
      aria-busy={busy || undefined}
      aria-expanded={expanded}
      aria-keyshortcuts={hotkey ? hotkeyAria(hotkey) : undefined}
      data-tip={reason}
      onClick={(event) => {
        if (off || busy) return event.preventDefault();
        onClick?.(event);
      }}
      className={`inline-flex flex-none items-center justify-center rounded-2 border font-medium whitespace-nowrap ${size} ${colours} ${className}`}
    >
      {shown && <Icon name={shown} className={`${ownColour} ${busy ? 'busy-turn' : ''}`} />}
      {children}
      {hotkey && <Kbd keys={hotkey} onAccent={look === 'primary' || off} className="-mr-2.5 ml-1" />}
    </button>
  );
}
