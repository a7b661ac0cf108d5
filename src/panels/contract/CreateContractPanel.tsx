import { useEffect, useState } from 'react';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import type { PanelProps } from '../definePanel.ts';
import { FormFoot } from '../kit/form/FormFoot.tsx';
import { useFormActions } from '../kit/form/useFormActions.ts';
import { urlOfIri } from '../kit/represent.ts';
import { usePanel } from '../panelContext.ts';
import { OrderBlocks } from './OrderBlocks.tsx';
import { sourceValues } from './sourceValues.ts';
import { useOrderRecord } from './useOrderRecord.ts';

/** A new order, empty or with the values that the address brings along. */
export default function CreateContractPanel({ url, query }: PanelProps) {
  const { setDirty, replaceUrl, close } = usePanel();
  const [initial] = useState(() => sourceValues(query));
  const order = useOrderRecord({ iri: null, initial });
  const { record } = order;
  const { dirty } = record;

  useEffect(() => setDirty(dirty.length > 0), [dirty, setDirty]);

  const save = async () => {
    const saved = await record.save();
    if (!saved) return null;
    tools().notify.success(contractMessages.created, { detail: contractMessages.createdNumber(String(saved.auftragsnummer ?? '')) });
    return saved;
  };
  const saveAndStay = async () => {
    const saved = await save();
    if (saved) replaceUrl(urlOfIri(saved['@id']));
  };
  const saveAndClose = async () => {
    if (await save()) close();
  };
  useFormActions({ url, isWritable: mayWrite(tools().roles(), 'contracts'), isDirty: dirty.length > 0, save: saveAndStay, saveAndClose, reset: record.reset });

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <header className="flex h-20 flex-none items-center border-b border-line-subtle px-6">
        <h2 className="text-[15px] leading-[20px] font-[600]">Neuer Auftrag</h2>
      </header>
      <OrderBlocks order={order} />
      <FormFoot record={record} saveLabel="Auftrag erstellen" onSave={() => void saveAndStay()} />
    </div>
  );
}
