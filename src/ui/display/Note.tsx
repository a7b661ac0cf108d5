import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';

export type NoteTone = 'danger' | 'warn' | 'info' | 'ok';

export interface NoteProps {
  tone: NoteTone;
  /** Cause in medium weight. */
  title?: ReactNode | undefined;
  /** Consequence. */
  children?: ReactNode | undefined;
  /** Next step: small buttons. */
  actions?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** Full width bar below a tab strip instead of a box. */
  bar?: boolean | undefined;
}

const tones: Readonly<Record<NoteTone, { box: string; ink: string; icon: IconName; word: string }>> = {
  danger: { box: 'border-danger-bd bg-danger-bg', ink: 'text-danger-solid', icon: 'octagon-x', word: 'Fehler' },
  warn: { box: 'border-warn-bd bg-warn-bg', ink: 'text-warn-solid', icon: 'triangle-alert', word: 'Warnung' },
  info: { box: 'border-info-bd bg-info-bg', ink: 'text-info', icon: 'info', word: 'Hinweis' },
  ok: { box: 'border-ok-bd bg-ok-bg', ink: 'text-ok-solid', icon: 'circle-check', word: 'Erledigt' },
};

/** Says cause, consequence and the next step, where the eye already is. */
export function Note({ tone, title, children, actions, icon, bar = false }: NoteProps) {
  const { box, ink, icon: ownIcon, word } = tones[tone];
  const shape = bar ? 'border-x-0 border-t-0 px-5' : 'rounded-2 px-4.5';
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-start gap-4 border py-3.5 text-12 text-1 ${box} ${shape}`}
    >
      <Icon name={icon ?? ownIcon} label={word} className={`mt-[1px] ${ink}`} />
      <div className="min-w-0 flex-1">
        {title && <span className="font-medium">{title} </span>}
        {children}
      </div>
      {actions && <div className="-my-1.5 flex flex-none items-center gap-2">{actions}</div>}
    </div>
  );
}
