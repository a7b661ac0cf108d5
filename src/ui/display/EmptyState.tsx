import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** "0 Aufträge" */
  title: ReactNode;
  /** Why: "14 sind durch den Filter „PLZ beginnt mit 3“ ausgeblendet." */
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
}

/** Nothing to show, and why. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div
      role="status"
      className="flex flex-1 flex-col items-center justify-center gap-2 p-12 text-center low:flex-row low:flex-wrap low:gap-x-6 low:p-2"
    >
      <span className="text-14 font-strong text-1">{title}</span>
      {children && <span className="max-w-[440px] text-2">{children}</span>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-3 low:mt-0">{actions}</div>}
    </div>
  );
}
