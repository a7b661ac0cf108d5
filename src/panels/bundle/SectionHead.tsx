import type { ReactNode } from 'react';

/** The heading of a part of the bundle, with what it is about in a few words. */
export function SectionHead({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  return (
    <div className="flex h-17 items-center gap-4 border-b border-line px-6">
      <h3 className="font-strong whitespace-nowrap">{title}</h3>
      <span className="num min-w-0 flex-1 truncate text-11 text-3">{note}</span>
      {children}
    </div>
  );
}
