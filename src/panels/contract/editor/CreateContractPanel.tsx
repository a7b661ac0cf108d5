import { useState } from 'react';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { tools } from '../../../commands/tools.ts';
import type { contract } from '../../../domain/contract/contract.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import type { PanelProps } from '../../definePanel.ts';
import { draftKeyOf } from '../../formAddress.ts';
import { LeftDrafts } from '../../kit/form/LeftDrafts.tsx';
import { useFormNumber } from '../../kit/form/useFormNumber.ts';
import { useFormPlace } from '../../kit/form/useFormPlace.ts';
import { FootAction } from '../../kit/record/FootAction.tsx';
import { RecordFoot } from '../../kit/record/RecordFoot.tsx';
import { RecordFrame } from '../../kit/record/RecordFrame.tsx';
import type { RecordTab } from '../../kit/record/recordTab.ts';
import { useRecordScreen, type RecordScreen } from '../../kit/record/useRecordScreen.ts';
import { aboutContract, rideFields, rideOf } from './head/aboutContract.ts';
import { ContractBlocks } from './ContractBlocks.tsx';
import { useWatched } from './contractFields.ts';
import { ContractFormContext } from './contractFormContext.ts';
import { sourceValues } from './prefill/sourceValues.ts';
import { TemplatePicker } from './template/TemplatePicker.tsx';
import { useTemplateDialog } from './template/useTemplateDialog.tsx';
import { intakeIn } from '../../intake/intakeUrl.ts';
import { textOf } from '../../kit/textOf.ts';
import { useBundlePartner } from './connection/useBundlePartner.ts';
import { useContractRecord } from './useContractRecord.ts';

const data: RecordTab = { key: 'daten', label: 'Auftragsdaten', holds: 'form', content: <ContractBlocks /> };
const tellCreated = (saved: ContractEntity) =>
  tools().notify.success(contractMessages.created, {
    detail: contractMessages.createdNumber(textOf(saved.auftragsnummer) ?? ''),
  });

/**
 * A new contract, empty, with the values that the address brings along, or from a template; another form is another
 * editor.
 */
export default function CreateContractPanel(panel: PanelProps) {
  return <CreateContract key={draftKeyOf(panel.url)} {...panel} />;
}

function CreateContract({ query }: PanelProps) {
  const [initial] = useState(() => sourceValues(query));
  const {
    record,
    saveWith,
    wasRefused,
    contract: form,
  } = useContractRecord({ iri: null, initial, place: useFormPlace() });
  const number = useFormNumber('contracts');
  const ride = rideOf(useWatched(record.form, rideFields));
  const screen = useRecordScreen({
    record,
    tabName: ride ? `Neuer Auftrag · ${ride}` : `Neuer Auftrag${number}`,
    tellSaved: (saved) => {
      tellCreated(saved);
      const file = intakeIn(query);
      if (file !== null) void import('../../intake/keepPapers.ts').then((it) => it.keepPapers(file, saved['@id']));
    },
    saveWith,
  });
  const template = useTemplateDialog(record);
  return (
    <ContractFormContext value={form}>
      <RecordFrame
        screen={screen}
        head={{
          name: 'Neuer Auftrag',
          actions: <TemplatePicker chosen={template.chosen} onChosen={template.setChosen} contract={form} />,
        }}
        tabs={[data]}
        asked={null}
        listsFaults={wasRefused}
        notes={
          record.draft === null && (
            <LeftDrafts isUntouched={record.dirty.length === 0} startOf={sourceValues} about={aboutContract} />
          )
        }
        foot={<Foot screen={screen} onTemplate={template.open} />}
      />
      {template.dialog}
    </ContractFormContext>
  );
}

function Foot({ screen, onTemplate }: { screen: RecordScreen<typeof contract>; onTemplate: () => void }) {
  const { record, isSaving, save } = screen;
  const partner = useBundlePartner(textOf(useWatched(record.form, ['anschlussvon']).anschlussvon));
  const saveBundled = (wish: { createBundleWithContract: string }) => void save(wish);
  return (
    <RecordFoot screen={screen} saveLabel="Auftrag erstellen">
      {partner && (
        <FootAction
          icon="package-plus"
          label={`Auftrag im Paket mit ${partner.number} erstellen`}
          from={620}
          disabled={isSaving}
          onClick={() => saveBundled({ createBundleWithContract: partner.iri })}
        />
      )}
      <IconButton icon="file-input" label="Als Vorlage speichern" onClick={onTemplate} className="order-last" />
    </RecordFoot>
  );
}
