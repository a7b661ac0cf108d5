import { useState } from 'react';
import { readEntity, useEntity } from '../../../api/records/entities.ts';
import { fetchList } from '../../../api/records/lists.ts';
import { refetchLists } from '../../../api/records/listUpkeep.ts';
import { leaveGroup } from '../../../commands/avis/avisRuns.ts';
import { contractNumberOf, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { changeRecords } from '../../../commands/resource/changeRecords.ts';
import { tools } from '../../../commands/tools.ts';
import { checkJoinBundle } from '../../../domain/avis/avisActions.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { Button } from '../../../ui/display/Button.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';

const properties = ['id', 'contract', 'contractDetails', 'bundle'] as const;

/** Only what is still to be done and in no group yet can be added to one. */
const loadFree: LoadOptions = async (typed) => {
  const search = typed.trim();
  const { iris } = await fetchList(contractAvis, {
    filter: { 'contract.isStorniert': 'false', ...(search && { search }) },
    itemsPerPage: 50,
    properties,
  });
  return iris.flatMap((iri) => {
    const avis = readEntity(contractAvis, iri);
    if (!avis || checkMember(avis).verdict === 'refused') return [];
    const code = contractNumberOf(avis);
    return [
      {
        key: iri,
        code,
        label: avis.contractDetails?.licensePlate ?? '',
        ...(avis.bundle && { disabled: true, hint: 'schon in einer Gruppe' }),
      },
    ];
  });
};

function checkMember({ contractDetails: it }: AvisEntity) {
  return checkJoinBundle({
    auftragsnummer: it?.orderNumber ?? null,
    isStorniert: it?.cancelled === true,
    abgeschlossen: it?.closed === true,
  });
}

/** Which avis a group holds, where all that are edited belong to one. */
export function GroupMembers({ avis }: { avis: readonly AvisEntity[] }) {
  const bundles = new Set(avis.map((it) => it.bundle ?? null));
  const [iri] = bundles;
  const group = useEntity(contractAvisBundle, bundles.size === 1 ? iri : null);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!group) return null;
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
      <ul className="flex flex-wrap gap-3">
        {(group.avis ?? []).map((it) => {
          const member = readEntity(contractAvis, it);
          return (
            member && (
              <li key={it} className="flex items-center gap-1 rounded-2 border border-line pl-3">
                <span className="num">{contractNumberOf(member)}</span>
                <IconButton
                  small
                  icon="x"
                  label={`${contractNumberOf(member)} aus der Gruppe nehmen`}
                  onClick={() => void leaveGroup([member], tools())}
                />
              </li>
            )
          );
        })}
      </ul>
      <div className="flex items-center gap-3">
        <span className="w-[280px]">
          <ComboField
            label="Auftrag hinzufügen"
            value={chosen}
            onChange={setChosen}
            load={loadFree}
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
