import { useState } from 'react';
import type { ImportSource } from '../../api/imports.ts';
import { Button } from '../../ui/display/Button.tsx';
import { DropZone } from '../../ui/inputs/DropZone.tsx';
import { isIntakeFile, openIntake } from '../intake/openIntake.ts';
import { PastedRows } from './PastedRows.tsx';

type DropAreaProps = {
  readonly isBusy: boolean;
  readonly onTake: (source: ImportSource) => void;
  readonly onStop: () => void;
};

/** Where orders come in: a workbook is dropped or chosen, rows are pasted. */
export function DropArea({ isBusy, onTake, onStop }: DropAreaProps) {
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <DropZone
        invitation={isBusy ? 'Die Datei wird gelesen …' : 'Excel-Datei (.xlsx) hier ablegen'}
        hint="Höchstens 5.000 Zeilen, 10 MB. Das Format wird an den Überschriften erkannt. Strg+V nimmt auch die Zeilen einer E-Mail."
        accept=".xlsx"
        disabled={isBusy}
        onFiles={([file]) => {
          // A single order as a PDF or mail has a screen of its own.
          if (file && isIntakeFile(file)) void openIntake([file]);
          else if (file) onTake({ file, isText: false });
        }}
        actions={
          <>
            <Button icon="clipboard-paste" disabled={isBusy} onClick={() => setPasting(true)}>
              Zeilen einfügen …
            </Button>
            {isBusy && (
              <Button look="quiet" onClick={onStop}>
                Abbrechen
              </Button>
            )}
          </>
        }
      />
      {isPasting && <PastedRows onTake={onTake} close={() => setPasting(false)} />}
    </>
  );
}
