import { copyText } from '../../commands/copyText.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';

/** A password that was made for somebody, shown this once; it stands in no mail. */
export default function GivenPasswordDialog({ name, username, password, close }: DialogProps<'driver.password'>) {
  return (
    <Dialog
      title="Zugang"
      subtitle={name}
      icon="key-round"
      onClose={close}
      cancel={null}
      primary={{ label: 'Fertig', run: close }}
    >
      <div className="flex flex-col gap-5">
        <p>
          Das Passwort lautet <code className="ident font-medium select-all">{password}</code>. Es wird nur jetzt
          angezeigt.
        </p>
        <p className="text-2">
          Nutzername: <span className="select-all">{username}</span>
        </p>
        <div>
          <Button icon="copy" onClick={() => void copyText(password, 'Passwort kopiert')}>
            Kopieren
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
