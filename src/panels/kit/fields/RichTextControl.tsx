import { lazy, Suspense } from 'react';
import type { ControlProps } from './control.ts';

const RichTextEditor = lazy(() => import('../../../ui/richText/RichTextEditor.tsx'));

/** Formatted text, cleaned by the server before it is stored; the editor loads when the first such field is shown. */
export function RichTextControl({ value, onChange, readOnly }: ControlProps) {
  return (
    <Suspense fallback={<span role="status" className="min-h-60 flex-1 rounded-2 border border-line bg-readonly"><span className="sr-only">Daten werden geladen</span></span>}>
      <RichTextEditor value={typeof value === 'string' ? value : ''} onChange={(html) => onChange(html === '' ? null : html)} readOnly={readOnly} />
    </Suspense>
  );
}
