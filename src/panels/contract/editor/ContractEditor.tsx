import { messageOf } from '../../../api/apiErrors.ts';
import { update } from '../../../api/records/mutations.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { mayRead } from '../../../domain/access/matrix.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { historyTab } from '../../kit/record/historyTab.tsx';
import { RecordFrame } from '../../kit/record/RecordFrame.tsx';
import type { RecordTab } from '../../kit/record/recordTab.ts';
import { useRecordScreen } from '../../kit/record/useRecordScreen.ts';
import { relatedTab } from '../../kit/related/relatedTab.tsx';
import { holdsTab } from '../../retention/holdsTab.ts';
import { appointments } from './appointments.ts';
import { CancellationNote } from './head/CancellationNote.tsx';
import { ClearedNote } from './head/ClearedNote.tsx';
import { ContractFoot } from './ContractFoot.tsx';
import { contractHead } from './head/ContractHead.tsx';
import { CommunicationTab } from './logs/CommunicationTab.tsx';
import { ContractBlocks } from './ContractBlocks.tsx';
import { ContractFormContext } from './contractFormContext.ts';
import { contractName } from './head/contractName.ts';
import { textOf } from '../../kit/textOf.ts';
import type { BundlePartner } from './connection/useBundlePartner.ts';
import { useContractRecord } from './useContractRecord.ts';

const data: RecordTab = { key: 'daten', label: 'Auftragsdaten', holds: 'form', content: <ContractBlocks /> };
const holds = holdsTab('contract');
const tellEdited = (saved: ContractEntity) =>
  tools().notify.success(contractMessages.edited, { detail: textOf(saved.auftragsnummer) ?? '' });

/** A contract being read and edited, with its history and what went out about it. */
export function ContractEditor({ id, asked }: { id: number; asked: string | null }) {
  const iri = `/api/contracts/${String(id)}`;
  const { record, saveWith, wasRefused, contract: contractForm } = useContractRecord({ iri });
  const { entity, dirty, error } = record;
  const screen = useRecordScreen({
    record,
    tabName: contractName(entity) ?? (error ? null : undefined),
    tellSaved: tellEdited,
    saveWith,
  });
  const { alone, save } = screen;

  const saveBundled = async ({ iri: partner }: BundlePartner) => {
    const wish = { createBundleWithContract: partner };
    if (dirty.length > 0) return void (await save(wish));
    await alone(() =>
      update(contract, iri, wish, { ...(entity && { version: entity.version }) }).then(tellEdited, (failure: unknown) =>
        tools().notify.warning(contractMessages.editFailed(messageOf(failure))),
      ),
    );
  };

  return (
    <ContractFormContext value={contractForm}>
      <RecordFrame
        screen={screen}
        head={contractHead(entity)}
        tabs={[
          data,
          historyTab(contract, iri, { together: appointments }),
          {
            key: 'kommunikation',
            label: 'Kommunikation',
            holds: 'free',
            content: entity && <CommunicationTab contract={entity} />,
          },
          ...(mayRead(tools().roles(), holds.area) ? [relatedTab(holds.list, { ...holds, iri })] : []),
        ]}
        asked={asked}
        bar={
          entity && (
            <>
              <CancellationNote contract={entity} />
              <ClearedNote contract={entity} />
            </>
          )
        }
        listsFaults={wasRefused}
        foot={<ContractFoot screen={screen} onSaveBundled={(partner) => void saveBundled(partner)} />}
      />
    </ContractFormContext>
  );
}
