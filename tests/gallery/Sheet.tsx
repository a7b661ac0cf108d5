import type { ReactNode } from 'react';

/** One subject of the gallery under its heading. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line-subtle pt-3.5 pb-4">
      <h2 className="mb-3 text-11 leading-[18px] font-strong text-2">{title}</h2>
      {children}
    </section>
  );
}

/** Things in a row, as the drawings have them. */
export function Line({ children }: { children: ReactNode }) {
  return <div className="mb-3.5 flex flex-wrap items-center gap-3">{children}</div>;
}
