import { useState } from 'react';
import { TextArea } from '../../../ui/TextArea.tsx';
import { valuesOf, withValues, type EditorProps } from './editorValues.ts';

/** One value per line, of which any may fit. */
export function TextValues(editor: EditorProps) {
  const [text, setText] = useState(() => valuesOf(editor).join('\n'));
  const commit = () => editor.onChange(withValues(editor, [...new Set(text.split(/[\n;]+/).map((it) => it.trim()).filter((it) => it !== ''))]));
  return (
    <TextArea label="Werte" value={text} onChange={setText} onCommit={commit} rows={Math.min(8, text.split('\n').length + 1)} placeholder="Ein Wert je Zeile" />
  );
}
