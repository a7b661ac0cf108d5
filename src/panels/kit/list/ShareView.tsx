import { useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { rolesFrom } from '../../../domain/access/roles.ts';
import { reachOf } from '../../../domain/access/visible.ts';
import { roles as staff } from '../../../domain/choices/roles.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import type { Sharing } from './sharedViews.ts';

type Props = {
  readonly resource: Resource;
  readonly present: Sharing;
  readonly isNew: boolean;
  readonly onShare: (sharing: Sharing) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks under which name a view is shared and with whom; administrators always see it. */
export function ShareView({ resource, present, isNew, onShare, onClose }: Props) {
  const [name, setName] = useState(present.name);
  const [roles, setRoles] = useState(present.roles);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const given = name.trim();
  const offered = staff.items.filter(({ key }) =>
    rolesFrom([key]).some((role) => role !== 'admin' && reachOf(resource, [role]) === 'all'),
  );
  const share = () => {
    if (given === '' || isBusy) return;
    setBusy(true);
    onShare({ name: given, roles }).then(onClose, (problem: unknown) => {
      setError(messageOf(problem));
      setBusy(false);
    });
  };
  const reason = given === '' ? { reason: 'Bitte einen Namen eingeben' } : {};
  return (
    <Dialog
      title={isNew ? 'Ansicht teilen' : 'Geteilte Ansicht ändern'}
      size="s"
      icon="users-round"
      onClose={onClose}
      primary={{ label: isNew ? 'Teilen' : 'Speichern', run: share, busy: isBusy, ...reason }}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          share();
        }}
      >
        <Field label="Name" required {...(error !== undefined && { error })}>
          <TextField autoFocus value={name} onChange={setName} maxLength={60} />
        </Field>
        <fieldset className="flex flex-col">
          <legend className="pb-2 text-2">Für wen?</legend>
          {offered.map(({ key, label }) => (
            <Checkbox
              key={key}
              value={roles.includes(key)}
              onChange={(isOn) => setRoles(isOn ? [...roles, key] : roles.filter((it) => it !== key))}
            >
              {label}
            </Checkbox>
          ))}
          <p className="pt-2 text-11 text-2">Ohne Auswahl sehen sie alle, die diese Liste lesen dürfen.</p>
        </fieldset>
      </form>
    </Dialog>
  );
}
