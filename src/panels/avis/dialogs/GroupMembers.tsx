import { useState } from 'react';
import { readEntity, useEntity } from '../../../api/records/entities.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { changeRecords } from '../../../commands/resource/changeRecords.ts';
import { tools } from '../../../commands/tools.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { Button } from '../../../ui/display/Button.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { MemberList } from './MemberList.tsx';
import { freeAvisNear } from './nearAvis.ts';

/** Which avis a group holds, where all that are edited belong to one. */
export function GroupMembers({ avis }: { avis: readonly AvisEntity[] }) {
  const bundles = new Set(avis.map((it) => it.bundle ?? null));
  const [iri] = bundles;
  const group = useEntity(contractAvisBundle, bundles.size === 1 ? iri : null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [load] = useState(() => freeAvisNear(avis));
  const [known, setKnown] = useState(group?.groupName);
  if (group?.groupName && group.groupName !== known) setKnown(group.groupName);
  if (!group)
    return known ? (
      <div className="pt-5">
        <Note tone="warn" title={`Die Gruppe ${known} wurde inzwischen aufgelöst.`}>
          Ihre Eingaben gelten für die einzelnen Avisierungen.
        </Note>
      </div>
    ) : null;
  const add = async () => {
    const added = readEntity(contractAvis, chosen);
    if (!added) return;
    const isDone = await changeRecords(
      contractAvis,
      [added],
      {
        title: 'Zur Gruppe hinzufügen',
        waits: true,
        changes: () => ({ bundle: group['@id'] }),
        done: () => 'Erfolgreich gespeichert',
      },
      tools(),
    );
    if (isDone) setChosen(null);
    refetchLists(contractAvis.path);
  };
  return (
    <Block title={`Gruppe ${group.groupName ?? ''}`}>
      <MemberList group={group} />
      <div className="flex items-center gap-3">
        <span className="w-[280px]">
          <ComboField
            label="Auftrag hinzufügen"
            value={chosen}
            onChange={setChosen}
            load={load}
            placeholder="Auftrag suchen …"
          />
        </span>
        <Button
          small
          icon="plus"
          onClick={() => void add()}
          reason={chosen === null ? 'Bitte zuerst einen Auftrag wählen' : undefined}
        >
          Hinzufügen
        </Button>
      </div>
    </Block>
  );
}
