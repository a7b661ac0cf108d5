import { useState } from 'react';
import { readEntity, useEntity } from '../../../api/records/entities.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { avisCount } from '../../../commands/avis/avisFacts.ts';
import { changeRecords } from '../../../commands/resource/changeRecords.ts';
import { tools } from '../../../commands/tools.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { groupsNear } from './nearAvis.ts';

/** Puts avis into a group that is there already. */
export default function JoinDialog({ iris, close }: DialogProps<'avis.join'>) {
  const [group, setGroup] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [load] = useState(() => groupsNear(iris.flatMap((iri) => readEntity(contractAvis, iri) ?? [])));
  const chosen = useEntity(contractAvisBundle, group);
  const [known, setKnown] = useState(chosen?.groupName);
  if (chosen?.groupName && chosen.groupName !== known) setKnown(chosen.groupName);
  // Somebody else may dissolve it while the dialog is open.
  const gone = group !== null && known && !chosen ? `Die Gruppe ${known} wurde inzwischen aufgelöst.` : undefined;
  const join = async () => {
    setBusy(true);
    const avis = iris.flatMap((iri) => readEntity(contractAvis, iri) ?? []);
    const isDone = await changeRecords(
      contractAvis,
      avis,
      {
        title: 'Zur Gruppe hinzufügen',
        waits: true,
        changes: () => ({ bundle: group }),
        done: () => 'Erfolgreich gespeichert',
      },
      tools(),
    );
    setBusy(false);
    refetchLists(contractAvis.path);
    if (isDone) close();
  };
  return (
    <Dialog
      title="Zu einer Gruppe hinzufügen"
      subtitle={avisCount(iris.length)}
      icon="group"
      size="s"
      onClose={close}
      primary={{
        label: 'Hinzufügen',
        run: () => void join(),
        busy: isBusy,
        reason: group === null ? 'Bitte zuerst eine Gruppe wählen' : gone,
      }}
    >
      <Field label="Gruppe" error={gone}>
        <ComboField value={group} onChange={setGroup} load={load} autoFocus />
      </Field>
    </Dialog>
  );
}
