import { useState } from 'react';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { valuesOf, withValues, type EditorProps } from './editorValues.ts';

const byLine = (text: string) => text.split(/[\n\r\t;]+/);

/** One value per line, of which any may fit; a pasted list may be separated otherwise as well. */
export function TextValues({
  split = byLine,
  ...editor
}: EditorProps & { split?: (text: string) => readonly string[] }) {
  const [text, setText] = useState(() => valuesOf(editor).join('\n'));
  const commit = () =>
    editor.onChange(
      withValues(editor, [
        ...new Set(
          split(text)
            .map((it) => it.trim())
            .filter((it) => it !== ''),
        ),
      ]),
    );
  return (
    <TextArea
      label="Werte"
      value={text}
      onChange={setText}
      onCommit={commit}
      rows={Math.min(8, text.split('\n').length + 1)}
      placeholder="Ein Wert je Zeile"
    />
  );
}
