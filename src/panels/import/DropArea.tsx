import { useRef, useState, type DragEvent } from 'react';
import type { ImportSource } from '../../api/imports.ts';
import { Button } from '../../ui/display/Button.tsx';
import { isIntakeFile, openIntake } from '../intake/openIntake.ts';
import { PastedRows } from './PastedRows.tsx';

type DropAreaProps = {
  readonly isBusy: boolean;
  readonly onTake: (source: ImportSource) => void;
  readonly onStop: () => void;
};

/** Where orders come in: a workbook is dropped or chosen, rows are pasted. */
export function DropArea({ isBusy, onTake, onStop }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takeFile = (file: File | undefined) => {
    // A single order as a PDF or mail has a screen of its own.
    if (file && isIntakeFile(file)) void openIntake([file]);
    else if (file) onTake({ file, isText: false });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    takeFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={`flex flex-none flex-col items-center gap-3 rounded border border-dashed px-6 py-8 ${isOver ? 'border-focus bg-selected' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>{isBusy ? 'Die Datei wird gelesen …' : 'Excel-Datei (.xlsx) hier ablegen'}</p>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        className="sr-only"
        tabIndex={-1}
        aria-label="Datei"
        onChange={(event) => {
          takeFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon="upload" disabled={isBusy} onClick={() => input.current?.click()}>
          Datei wählen …
        </Button>
        <Button icon="clipboard-paste" disabled={isBusy} onClick={() => setPasting(true)}>
          Zeilen einfügen …
        </Button>
        {isBusy && (
          <Button look="quiet" onClick={onStop}>
            Abbrechen
          </Button>
        )}
      </div>
      <p className="text-center text-3">
        Höchstens 5.000 Zeilen, 10 MB. Das Format wird an den Überschriften erkannt. Strg+V nimmt auch die Zeilen einer
        E-Mail.
      </p>
      {isPasting && <PastedRows onTake={onTake} close={() => setPasting(false)} />}
    </div>
  );
}
