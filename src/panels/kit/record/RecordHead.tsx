import type { ReactNode } from 'react';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { isIconName } from '../../../ui/display/iconName.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';

export type RecordHeadProps = {
  /** What it is called; an outline while it is on its way. */
  readonly name: string | undefined;
  /** In its place where a long one would push what can be done out of sight. */
  readonly short?: string;
  readonly icon?: string;
  /** A number is never cut, a name gives way to what stands beside it. */
  readonly isNumber?: boolean;
  /** What state it is in. */
  readonly badges?: ReactNode;
  /** Quiet words on the right: who changed it last. */
  readonly aside?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
};
type Button = {
  readonly icon: 'history';
  readonly label: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
};

/** Which record this is, in what state, and what can be done with it. */
export function RecordHead({ head, buttons }: { head: RecordHeadProps; buttons: readonly Button[] }) {
  const { name, short, icon = '', isNumber = false, badges, aside, actions } = head;
  return (
    <header className="flex h-20 flex-none items-center gap-4 overflow-hidden border-b border-line-subtle pr-5 pl-6 whitespace-nowrap">
      {isIconName(icon) && <Icon name={icon} size={16} className="text-3" />}
      <h2 className={`text-[15px] leading-[20px] font-[600] ${isNumber ? 'num flex-none' : 'min-w-0 truncate'}`}>
        {short === undefined ? (name ?? <Skeleton width={140} />) : <Either wide={name} narrow={short} />}
      </h2>
      {badges}
      <span className="min-w-0 flex-1 truncate text-right text-11 text-3">{aside}</span>
      {buttons.map((it) => (
        <IconButton key={it.label} icon={it.icon} label={it.label} pressed={it.isOn} onClick={it.onClick} />
      ))}
      {actions}
    </header>
  );
}

function Either({ wide, narrow }: { wide: string | undefined; narrow: string }) {
  return (
    <>
      <span className="@max-[480px]:hidden">{wide}</span>
      <span className="hidden @max-[480px]:inline">{narrow}</span>
    </>
  );
}
