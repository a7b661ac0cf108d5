import { useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { store } from '../../api/records/entities.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { notify } from '../../ui/overlays/notify.ts';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { keepAs } from './layoutMoves.ts';
import { currentLayoutAtom, layoutsAtom } from './layoutSettings.ts';

/** Gives the present arrangement a name; a name that exists already is replaced. */
export function SaveLayout({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(store.get(currentLayoutAtom) ?? '');
  const [isBusy, setBusy] = useState(false);
  const wanted = name.trim();
  const place = store.get(layoutsAtom).findIndex((it) => it.name === wanted);
  const save = async () => {
    setBusy(true);
    try {
      const isKept = await keepAs(wanted);
      if (isKept) notify.success(`Anordnung „${wanted}“ gespeichert`);
      else notify.warning('Es ist nichts geöffnet, was sich speichern ließe');
      onClose();
    } catch (error) {
      setBusy(false);
      notify.error('Anordnung nicht gespeichert', { detail: messageOf(error) });
    }
  };
  const nextKey = store.get(layoutsAtom).length + 1;
  const hint =
    place >= 0
      ? `Ersetzt „${wanted}“ (Alt ${place + 1})`
      : nextKey <= 9
        ? `Liegt dann auf Alt ${nextKey}`
        : 'Ohne Taste, Alt 1 bis 9 sind belegt';
  return (
    <Dialog
      title="Anordnung speichern"
      icon="layout-dashboard"
      size="s"
      onClose={onClose}
      primary={{
        label: 'Speichern',
        run: () => void save(),
        busy: isBusy,
        ...(wanted === '' && { reason: 'Bitte einen Namen eingeben' }),
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '' && !isBusy) void save();
        }}
        className="flex flex-col gap-2"
      >
        <TextField
          label="Name der Anordnung"
          autoFocus
          isProposal
          maxLength={40}
          placeholder="zum Beispiel Früh"
          value={name}
          onChange={setName}
        />
        <p className="text-11 text-3">{hint}</p>
      </form>
    </Dialog>
  );
}
