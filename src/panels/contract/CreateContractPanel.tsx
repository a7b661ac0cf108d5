import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { PanelProps } from '../definePanel.ts';
import { draftKeyOf } from '../formAddress.ts';
import { FootAction } from '../kit/form/FootAction.tsx';
import { FormFoot } from '../kit/form/FormFoot.tsx';
import { useFormActions } from '../kit/form/useFormActions.ts';
import { LeftDrafts } from '../kit/form/LeftDrafts.tsx';
import { useFormPlace } from '../kit/form/useFormPlace.ts';
import { urlOfIri } from '../kit/represent.ts';
import { usePanel } from '../panelContext.ts';
import { aboutOrder } from './aboutOrder.ts';
import { OrderBlocks } from './OrderBlocks.tsx';
import { sourceValues } from './sourceValues.ts';
import { TemplatePicker } from './template/TemplatePicker.tsx';
import { useTemplateDialog } from './template/useTemplateDialog.tsx';
import { textOf } from './textOf.ts';
import { useBundlePartner } from './useBundlePartner.ts';
import { useOrderRecord } from './useOrderRecord.ts';

/** A new order, empty, with the values that the address brings along, or from a template; another form is another editor. */
export default function CreateContractPanel(panel: PanelProps) {
  return <CreateContract key={draftKeyOf(panel.url)} {...panel} />;
}

function CreateContract({ url, query }: PanelProps) {
  const { setDirty, replaceUrl, close } = usePanel();
  const [initial] = useState(() => sourceValues(query));
  const order = useOrderRecord({ iri: null, initial, place: useFormPlace() });
  const { record } = order;
  const { dirty } = record;
  const template = useTemplateDialog(record);
  const partner = useBundlePartner(textOf(useWatch({ control: record.form.control, name: 'anschlussvon' })));

  useEffect(() => setDirty(dirty.length > 0), [dirty, setDirty]);

  const save = async (wishes = {}) => {
    const saved = await order.saveWith(wishes);
    if (!saved) return null;
    tools().notify.success(contractMessages.created, { detail: contractMessages.createdNumber(String(saved.auftragsnummer ?? '')) });
    return saved;
  };
  const saveAndStay = async (wishes = {}) => {
    const saved = await save(wishes);
    if (saved) replaceUrl(urlOfIri(saved['@id']));
  };
  const saveAndClose = async () => {
    if (await save()) close();
  };
  useFormActions({ url, isWritable: mayWrite(tools().roles(), 'contracts'), isDirty: dirty.length > 0, save: () => saveAndStay(), saveAndClose, reset: record.reset });

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <header className="flex h-20 flex-none items-center gap-6 border-b border-line-subtle px-6">
        <h2 className="flex-1 text-[15px] leading-[20px] font-[600] whitespace-nowrap">Neuer Auftrag</h2>
        <TemplatePicker chosen={template.chosen} onChosen={template.setChosen} order={order.order} />
      </header>
      <OrderBlocks order={order} notes={record.draft === null && <LeftDrafts isUntouched={dirty.length === 0} startOf={sourceValues} about={aboutOrder} />} />
      <FormFoot record={record} saveLabel="Auftrag erstellen" onSave={() => void saveAndStay()}>
        {partner && <FootAction icon="package-plus" label={`Auftrag im Paket mit ${partner.number} erstellen`} from={620} disabled={record.isSaving} onClick={() => void saveAndStay({ createBundleWithContract: partner.iri })} />}
        <IconButton icon="file-input" label="Als Vorlage speichern" onClick={template.open} className="order-last" />
      </FormFoot>
      {template.dialog}
    </div>
  );
}
