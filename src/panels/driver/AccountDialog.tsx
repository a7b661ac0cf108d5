import { useState } from 'react';
import { objectionIn } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { tools } from '../../commands/tools.ts';
import { driver } from '../../domain/driver/driver.ts';
import { randomPassword } from '../../domain/user/randomPassword.ts';
import { user } from '../../domain/user/user.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';

/** The account a driver signs in with: its name, another password, and whether it is open. */
export default function AccountDialog({ chosen, close }: DialogProps<'driver.account'>) {
  const account = readEntity(user, chosen.user);
  const [username, setUsername] = useState(account?.username ?? chosen.email ?? '');
  const [password, setPassword] = useState('');
  const [active, setActive] = useState(chosen.active === true);
  const [isDrawn, setDrawn] = useState(false);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      await update(driver, chosen['@id'], {
        account: { username, active, ...(password !== '' && { plainPassword: password }) },
      });
      close();
      tools().notify.success('Erfolgreich bearbeitet', { detail: chosen.name ?? '' });
      if (isDrawn) tools().dialog('driver.password', { name: chosen.name ?? '', username, password });
    } catch (error) {
      setFault(objectionIn(error));
      setBusy(false);
    }
  };
  const draw = () => {
    setPassword(randomPassword((below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below));
    setDrawn(true);
  };
  return (
    <Dialog
      title="Zugang ändern"
      subtitle={chosen.name}
      icon="key-round"
      size="s"
      onClose={close}
      primary={{
        label: 'Speichern',
        run: () => void save(),
        busy,
        ...(username === '' && { reason: 'Der Nutzername fehlt.' }),
      }}
    >
      <div className="flex flex-col gap-4 [--w-label:104px]">
        <Field label="Nutzername" required>
          <TextField value={username} onChange={setUsername} autoFocus />
        </Field>
        <Field label="Neues Passwort" error={fault}>
          <TextField
            value={password}
            placeholder={account ? 'unverändert' : ''}
            onChange={(typed) => {
              setPassword(typed);
              setDrawn(false);
            }}
          />
        </Field>
        <div className="flex items-center gap-6">
          <Checkbox label="Aktiv" value={active} onChange={setActive}>
            Aktiv
          </Checkbox>
          <span className="flex-1" />
          <Button icon="key-round" small onClick={draw}>
            Passwort erzeugen
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
