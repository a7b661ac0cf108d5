import { useState } from 'react';
import type { FilePreview } from '../../api/imports.ts';
import { tools } from '../../commands/tools.ts';
import { importFormats } from '../../domain/import/choices/importFormats.ts';
import { manufacturerColumns } from '../../domain/import/reading/manufacturerColumns.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { OpenFields } from './OpenFields.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import type { Lesson } from './teachLayout.ts';

type TeachLayoutProps = {
  readonly preview: FilePreview;
  readonly hasCustomer: boolean;
  readonly onTeach: (lesson: Lesson) => void;
};
const action = manufacturerColumns.action.heading;

/** A look at a file; what its customer calls otherwise is taught here, once for all of its files. */
export function TeachLayout({ preview, hasCustomer, onTeach }: TeachLayoutProps) {
  const { format, columns, missing, isAllNew, layout } = preview;
  const [isOpen, setOpen] = useState(false);
  const used = new Set(columns.map((it) => it.column));
  const isLeasing = format !== 'MANUFACTURER';
  const isTeaching = hasCustomer && !isLeasing && (isOpen || missing.length > 0);
  const teach = (lesson: Lesson) => {
    // Whoever has begun goes on although the last field that must be there has its column now.
    setOpen(true);
    onTeach(lesson);
  };
  return (
    <>
      {missing.length > 0 && (
        <Note
          tone="warn"
          title={`Noch ohne Spalte: ${missing.join(', ')}.`}
          actions={
            hasCustomer &&
            isLeasing && (
              <Button small onClick={() => teach({})}>
                Spalten zuordnen
              </Button>
            )
          }
        >
          {isLeasing && `Die Überschriften sind die von ${labelOf(importFormats, format)}. `}
          {hasCustomer
            ? 'Was hier zugeordnet wird, gilt für alle Dateien dieses Auftraggebers.'
            : 'Sobald der Auftraggeber gewählt ist, werden die Spalten zugeordnet.'}
        </Note>
      )}
      {isTeaching && (
        <>
          <p className="text-2">Eine Überschrift auf ihr Feld ziehen, oder über ihr das Feld wählen.</p>
          <OpenFields used={used} missing={missing} onTeach={teach} />
          {!used.has(action) && (
            <Checkbox value={isAllNew} onChange={(allNew) => teach({ allNew })}>
              Ohne Spalte „{action}“ ist jede Zeile ein neuer Auftrag
            </Checkbox>
          )}
        </>
      )}
      <PreviewTable preview={preview} onTeach={isTeaching ? teach : undefined} />
      {hasCustomer && !isLeasing && (
        <div className="flex flex-wrap gap-2">
          {missing.length === 0 && (
            <Button small look="quiet" icon="columns-3" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Zuordnung fertig' : 'Spalten zuordnen'}
            </Button>
          )}
          {layout !== null && (
            <Button small look="quiet" icon="external-link" onClick={() => tools().open(layout.replace('/api', ''))}>
              Gemerkte Zuordnung
            </Button>
          )}
        </div>
      )}
    </>
  );
}
