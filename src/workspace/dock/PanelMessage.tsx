import type { ReactNode } from 'react';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import type { IconName } from '../../ui/display/iconName.ts';

export type PanelMessageProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly action: { readonly label: string; readonly run: () => void; readonly icon?: IconName };
  readonly danger?: boolean;
  readonly children?: ReactNode;
};

/** A panel that cannot show its screen says why, and what to do next. */
export function PanelMessage({ icon, title, text, action, danger = false, children }: PanelMessageProps) {
  return (
    <div
      role={danger ? 'alert' : undefined}
      className="flex h-full flex-col items-center justify-center gap-2 p-8 pb-16 text-center"
    >
      <span
        className={`mb-3 grid size-17 place-items-center rounded-full ${danger ? 'bg-danger-bg text-danger' : 'bg-press text-2'}`}
      >
        <Icon name={icon} size={16} />
      </span>
      <h2 className="text-[15px] leading-[22px] font-strong">{title}</h2>
      <p className="max-w-[440px] text-2 [overflow-wrap:anywhere]">{text}</p>
      <div className="mt-5 flex gap-3">
        <Button look={danger ? 'primary' : 'secondary'} icon={action.icon} onClick={action.run}>
          {action.label}
        </Button>
        {children}
      </div>
    </div>
  );
}
