import type { ReactNode } from 'react';

/**
 * Two columns that share their rows, so that an error line on one side never shifts the other out of step; one column
 * in narrow panels.
 */
export function FieldRow({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`grid grid-cols-1 items-start gap-x-8 gap-y-2 @min-[560px]:grid-cols-2 ${className}`}>
      {children}
    </div>
  );
}
