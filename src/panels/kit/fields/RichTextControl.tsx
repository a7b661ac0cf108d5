import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { ControlProps } from './control.ts';

/** HTML as text with a preview that can run nothing. */
export function RichTextControl({ value, onChange, readOnly }: ControlProps) {
  const [isPreview, setPreview] = useState(readOnly);
  const html = typeof value === 'string' ? value : '';
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      {isPreview ? (
        <iframe title="Vorschau" sandbox="" srcDoc={`<meta charset="utf-8"><style>body{font:13px system-ui;margin:8px}</style>${html}`} className="h-[180px] w-full rounded-2 border border-line bg-white" />
      ) : (
        <TextArea rows={8} value={html} onChange={(text) => onChange(text === '' ? null : text)} readOnly={readOnly} />
      )}
      {!readOnly && <span><Button small look="quiet" icon={isPreview ? 'pencil' : 'eye'} onClick={() => setPreview(!isPreview)}>{isPreview ? 'Bearbeiten' : 'Vorschau'}</Button></span>}
    </div>
  );
}
