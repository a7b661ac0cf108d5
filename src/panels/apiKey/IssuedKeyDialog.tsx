import { copyText } from '../../commands/copyText.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Note } from '../../ui/display/Note.tsx';
import type { DialogProps } from '../dialogs.ts';

/** The key of a program, shown this once: whoever closes it without copying issues another one. */
export default function IssuedKeyDialog({ name, value, close }: DialogProps<'apiKey.issued'>) {
  return (
    <Dialog
      title="Zugangsschlüssel"
      subtitle={name}
      icon="key-round"
      onClose={close}
      cancel={null}
      primary={{ label: 'Fertig', run: close }}
    >
      <div className="flex flex-col gap-5">
        <p>
          Der Schlüssel wird nur jetzt angezeigt. Das Programm sendet ihn bei jedem Aufruf als{' '}
          <code>Authorization: Bearer …</code>
        </p>
        <div className="flex items-center gap-3">
          <code
            aria-label="Schlüssel"
            className="ident min-w-0 flex-1 rounded-2 border border-line bg-app px-4 py-3 break-all select-all"
          >
            {value}
          </code>
          <Button icon="copy" onClick={() => void copyText(value, 'Schlüssel kopiert')}>
            Kopieren
          </Button>
        </div>
        <Note tone="info" title="Wie ein Passwort zu behandeln">
          Wer ihn hat, darf, was seine Rollen dürfen. Widerrufen wird er, indem „Aktiv“ ausgeschaltet oder der Eintrag
          gelöscht wird.
        </Note>
      </div>
    </Dialog>
  );
}
