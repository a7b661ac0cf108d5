import { useState } from 'react';
import { readEntity } from '../../../api/records/entities.ts';
import { fetchList } from '../../../api/records/lists.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { avisCount } from '../../../commands/avis/avisFacts.ts';
import { changeRecords } from '../../../commands/resource/changeRecords.ts';
import { tools } from '../../../commands/tools.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';

const loadGroups: LoadOptions = async (typed) => {
  const search = typed.trim();
  const { iris } = await fetchList(contractAvisBundle, { itemsPerPage: 50, ...(search && { filter: { search } }) });
  return iris.flatMap((iri) => {
    const group = readEntity(contractAvisBundle, iri);
    return group ? [{ key: iri, label: group.groupName ?? '', hint: avisCount(group.avis?.length ?? 0) }] : [];
  });
};

/** Puts avis into a group that is there already. */
export default function JoinDialog({ iris, close }: DialogProps<'avis.join'>) {
  const [group, setGroup] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
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
        reason: group === null ? 'Bitte zuerst eine Gruppe wählen' : undefined,
      }}
    >
      <Field label="Gruppe">
        <ComboField value={group} onChange={setGroup} load={loadGroups} autoFocus />
      </Field>
    </Dialog>
  );
}
