import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface ErrorStateProps {
  /** "Das Protokoll konnte nicht geladen werden" */
  title: string;
  /** Cause and consequence in whole sentences. */
  children?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  /** A try is running. */
  busy?: boolean | undefined;
  actions?: ReactNode | undefined;
  /** Small print: next try, number of the incident. */
  detail?: ReactNode | undefined;
}

/** Something could not be loaded: what, why, and how to go on. */
export function ErrorState({ title, children, onRetry, busy = false, actions, detail }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-1 flex-col items-center justify-center gap-2 p-12 text-center low:flex-row low:flex-wrap low:gap-x-6 low:p-2"
    >
      <span className="low:hidden mb-3 grid size-17 place-items-center rounded-full bg-danger-bg text-danger">
        <Icon name="cloud-alert" size={16} />
      </span>
      <span className="text-14 font-strong text-1">{title}</span>
      {children && <span className="max-w-[440px] text-2">{children}</span>}
      <div className="mt-5 flex gap-3 low:mt-0">
        {onRetry && (
          <Button look="primary" icon="refresh-cw" busy={busy} onClick={onRetry}>
            Erneut versuchen
          </Button>
        )}
        {actions}
      </div>
      {detail && <span className="mt-4 text-11 text-3">{detail}</span>}
    </div>
  );
}
