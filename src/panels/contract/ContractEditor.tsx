import { useEffect, useId } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { update } from '../../api/mutations.ts';
import { tools } from '../../commands/tools.ts';
import { contract } from '../../domain/contract/contract.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { MergeDialog } from '../kit/form/MergeDialog.tsx';
import { useFormActions } from '../kit/form/useFormActions.ts';
import { HistoryLog } from '../kit/log/HistoryLog.tsx';
import { usePanel } from '../panelContext.ts';
import { CancellationNote } from './CancellationNote.tsx';
import { ContractFoot } from './ContractFoot.tsx';
import { ContractHead } from './ContractHead.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { EditorTabs, type EditorTab } from './EditorTabs.tsx';
import { CommunicationTab } from './logs/CommunicationTab.tsx';
import { MissingOrder } from './MissingOrder.tsx';
import { OrderBlocks } from './OrderBlocks.tsx';
import { orderName } from './orderName.ts';
import type { BundlePartner } from './useBundlePartner.ts';
import { useOneAtATime } from './useOneAtATime.ts';
import { useOrderRecord } from './useOrderRecord.ts';

/** An order being read and edited, with its history and what went out about it. */
export function ContractEditor({ id, tab }: { id: number; tab: EditorTab }) {
  const iri = `/api/contracts/${id}`;
  const { setTitle, setDirty, close, url, replaceUrl } = usePanel();
  const order = useOrderRecord({ iri });
  const { record } = order;
  const { entity, dirty, isLoading, error, isGone } = record;
  const setTab = (next: EditorTab) => replaceUrl(`/contracts/${id}${next === 'daten' ? '' : `?tab=${next}`}`);
  const ids = useId();
  const number = typeof entity?.auftragsnummer === 'string' ? entity.auftragsnummer : undefined;

  const name = orderName(entity);
  useEffect(() => {
    if (name !== null) setTitle(name);
    else if (error) setTitle(null);
  }, [name, error, setTitle]);
  useEffect(() => setDirty(dirty.length > 0), [dirty, setDirty]);

  const { isRunning, alone } = useOneAtATime();
  const isSaving = record.isSaving || isRunning;

  const send = async (wishes: Readonly<Record<string, unknown>> = {}): Promise<boolean> => {
    const before = entity?.version;
    const saved = await order.saveWith(wishes);
    if (!saved) return false;
    if (saved.version !== before) tools().notify.success(contractMessages.edited, { detail: String(saved.auftragsnummer ?? '') });
    return true;
  };
  const save = () => alone(send);
  const saveAndClose = async () => {
    if (await save()) close();
  };
  const saveBundled = ({ iri: partner }: BundlePartner) => alone(async () => {
    const wish = { createBundleWithContract: partner };
    if (dirty.length > 0) return void (await send(wish));
    await update(contract, iri, wish, { ...(entity && { version: entity.version }) }).then(
      () => tools().notify.success(contractMessages.edited, { detail: number ?? '' }),
      (failure: unknown) => tools().notify.warning(contractMessages.editFailed(messageOf(failure))),
    );
  });
  useFormActions({ url, isWritable: mayWrite(tools().roles(), 'contracts'), isGone, isDirty: dirty.length > 0, save: () => void save(), saveAndClose, reset: record.reset });

  if (isGone) return <EmptyState title="Der Auftrag ist gelöscht" actions={<Button onClick={close}>Tab schließen</Button>}>Er steht in keiner Liste mehr.</EmptyState>;
  if (isLoading && error) return <MissingOrder iri={iri} error={error} onClose={close} />;
  if (!entity || isLoading) return <EditorSkeleton />;
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <ContractHead order={entity} />
      <EditorTabs id={ids} chosen={tab} onChoose={setTab} />
      <CancellationNote order={entity} />
      <div role="tabpanel" id={`${ids}-daten`} aria-labelledby={`${ids}-daten-tab`} className={`min-h-0 flex-1 flex-col ${tab === 'daten' ? 'flex' : 'hidden'}`}>
        <OrderBlocks order={order} />
        <ContractFoot record={{ ...record, isSaving }} onSave={() => void save()} onSaveAndClose={() => void saveAndClose()} onSaveBundled={(partner) => void saveBundled(partner)} />
      </div>
      {tab === 'historie' && <div role="tabpanel" id={`${ids}-historie`} aria-labelledby={`${ids}-historie-tab`} className="flex min-h-0 flex-1 flex-col"><HistoryLog resource={contract} iri={iri} /></div>}
      {tab === 'kommunikation' && <div role="tabpanel" id={`${ids}-kommunikation`} aria-labelledby={`${ids}-kommunikation-tab`} className="flex min-h-0 flex-1 flex-col"><CommunicationTab contractId={id} /></div>}
      <MergeDialog record={record} onSaved={() => tools().notify.success(contractMessages.edited, { detail: number ?? '' })} />
    </div>
  );
}
