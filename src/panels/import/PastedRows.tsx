import { useState } from 'react';
import type { ImportSource } from '../../api/imports.ts';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { pastedText } from './pastedText.ts';
import { rowsAsFile } from './usePasting.ts';

type PastedRowsProps = { readonly onTake: (source: ImportSource) => void; readonly close: () => void };

/** Rows as they stand in a mail, for whoever wants to see them before they are looked at. */
export function PastedRows({ onTake, close }: PastedRowsProps) {
  const [text, setText] = useState('');
  const run = () => {
    onTake(rowsAsFile(text));
    close();
  };
  return (
    <Dialog
      title="Zeilen einfügen"
      icon="clipboard-paste"
      size="l"
      onClose={close}
      primary={{
        label: 'Zeilen ansehen',
        run,
        reason: text.trim() === '' ? 'Es ist noch nichts eingefügt' : undefined,
      }}
    >
      <div
        onPaste={(event) => {
          const pasted = pastedText(event.clipboardData);
          if (text !== '' || pasted === event.clipboardData.getData('text/plain')) return;
          event.preventDefault();
          setText(pasted);
        }}
      >
        <TextArea
          label="Zeilen mit Überschriften"
          value={text}
          onChange={setText}
          rows={12}
          autoFocus
          placeholder="Hier die Tabelle aus der E-Mail einfügen, mit ihren Überschriften in der ersten Zeile"
        />
      </div>
    </Dialog>
  );
}
