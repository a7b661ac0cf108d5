import type { ReactNode } from 'react';
import { DocumentPreview, type PreviewProps } from './DocumentPreview.tsx';

/**
 * How a document or an LF Rechnung looks and what holds it up, beside its form where there is room; else the paper
 * stands below the fields.
 */
export function BesideDocument({ children, ...shown }: PreviewProps & { readonly children: ReactNode }) {
  return (
    <aside
      aria-label="Vorschau und Prüfung"
      className="contents @min-[1120px]:col-start-2 @min-[1120px]:row-span-2 @min-[1120px]:row-start-1 @min-[1120px]:block @min-[1120px]:min-w-0"
    >
      {children}
      <div className="order-last min-w-0">
        <DocumentPreview {...shown} />
      </div>
    </aside>
  );
}
