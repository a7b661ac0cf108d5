import { useState, type MouseEvent } from 'react';
import { Button } from '../../src/ui/display/Button.tsx';
import { ContextMenu } from '../../src/ui/overlays/ContextMenu.tsx';
import { Dialog } from '../../src/ui/overlays/Dialog.tsx';
import { Menu } from '../../src/ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../src/ui/overlays/menuEntry.ts';
import { Note } from '../../src/ui/display/Note.tsx';
import { notify } from '../../src/ui/overlays/notify.ts';
import { SelectField } from '../../src/ui/inputs/SelectField.tsx';
import { TextField } from '../../src/ui/inputs/TextField.tsx';
import { Field } from '../../src/ui/inputs/Field.tsx';
import { Line, Sheet } from './Sheet.tsx';

const noop = () => undefined;
const entries: readonly MenuEntry[] = [
  { id: 'driver', label: 'Fahrer wechseln', icon: 'user-round-pen', hotkey: 'f', run: noop },
  { id: 'copy', label: 'Kopieren', icon: 'copy', hotkey: 'mod+c', run: noop },
  { id: 'invoice', label: 'Rechnung erstellen', icon: 'receipt-euro', reason: 'nur Rolle Buchhaltung', run: noop },
  'separator',
  { id: 'cancel', label: 'Stornieren ...', icon: 'ban', danger: true, run: noop },
];

const tellAll = () => {
  notify.progress('Export wird erstellt', { share: 0.61, detail: '1.204 Aufträge, .xlsx', onStop: noop });
  notify.warning('Rückgängig nicht möglich', { detail: '26048119 wurde um 14:30 von A. Oehmichen geändert.' });
  notify.error('2 von 120 Protokollen nicht versendet', {
    detail: '26048097: keine Empfänger. 26048101: Postfach voll.',
    actions: [
      { label: 'Nur diese wiederholen', run: noop },
      { label: 'Zeigen', run: noop, quiet: true },
    ],
  });
  notify.success('Fahrer erfolgreich gewechselt', {
    detail: '26048113, 26048122 zu SEEB Seebohm',
    undo: { run: noop, hotkey: 'mod+z' },
  });
};

export function OverlaySheets({ overlay }: { overlay: string | null }) {
  const [dialog, setDialog] = useState(overlay === 'dialog');
  const [at, setAt] = useState<{ x: number; y: number }>();
  const [tyre, setTyre] = useState<string | null>('w');
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    setAt({ x: event.clientX, y: event.clientY });
  };
  return (
    <Sheet title="Menü, Hinweis, Meldung">
      <Line>
        <Menu label="Weitere Aktionen" entries={() => entries} />
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button onClick={tellAll}>Meldungen</Button>
        <span onContextMenu={openHere} className="rounded-2 border border-dashed border-line-strong px-4 py-2 text-2">
          Rechtsklick hier
        </span>
      </Line>
      <div className="flex flex-col gap-3">
        <Note tone="warn">Zustelladresse ist gesperrt</Note>
        <Note tone="danger" title="Bitte korrigieren Sie die Fehler im Formular">
          FIN hat 16 statt 17 Zeichen
        </Note>
        <Note
          tone="info"
          title="Entwurf von heute, 11:02, gefunden."
          actions={
            <>
              <Button small>Wiederherstellen</Button>
              <Button small look="quiet">
                Verwerfen
              </Button>
            </>
          }
        >
          4 Felder weichen vom gespeicherten Stand ab.
        </Note>
        <Note tone="ok">3 Protokolle versendet</Note>
      </div>
      {at && <ContextMenu label="Auftrag 26048113" at={at} entries={entries} onClose={() => setAt(undefined)} />}
      {dialog && (
        <Dialog
          title="Fahrer wechseln"
          subtitle="3 Aufträge"
          icon="user-round-pen"
          onClose={() => setDialog(false)}
          status="1 Sperre · 2 Warnungen"
          primary={{ label: '2 Aufträge wechseln, 1 auslassen', run: () => setDialog(false) }}
        >
          <div className="flex flex-col gap-2">
            <Field label="Notiz">
              <TextField value="" onChange={noop} autoFocus />
            </Field>
            <Field label="Reifen">
              <SelectField
                value={tyre}
                onChange={setTyre}
                options={[
                  { key: 'w', label: 'Winter' },
                  { key: 's', label: 'Sommer' },
                ]}
              />
            </Field>
          </div>
        </Dialog>
      )}
    </Sheet>
  );
}
