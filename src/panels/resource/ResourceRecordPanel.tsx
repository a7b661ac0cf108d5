import { useEffect } from 'react';
import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { readEntity, type Entity } from '../../api/entities.ts';
import { useHistory } from '../../api/queries.ts';
import { deleteRecord } from '../../commands/deleteRecord.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { offers, type Resource } from '../../domain/define/resource.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../domain/time/zone.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isIconName } from '../../ui/iconName.ts';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { createCaption } from '../../commands/createCaption.ts';
import type { PanelProps } from '../definePanel.ts';
import { commandMenu } from '../kit/commandMenu.ts';
import { draftKeyOf } from '../formAddress.ts';
import { FormFoot } from '../kit/form/FormFoot.tsx';
import { useFormActions } from '../kit/form/useFormActions.ts';
import { LeftDrafts } from '../kit/form/LeftDrafts.tsx';
import { MergeDialog } from '../kit/form/MergeDialog.tsx';
import { ResourceForm } from '../kit/form/ResourceForm.tsx';
import { useFormPlace } from '../kit/form/useFormPlace.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { HistoryLog } from '../kit/log/HistoryLog.tsx';
import { nameOfEntity, urlOfIri } from '../kit/represent.ts';
import { usePanel } from '../panelContext.ts';
import { aboutRecord } from './aboutRecord.ts';
import { initialValues } from './initialValues.ts';
import { resourceOfUrl } from './resourceOfUrl.ts';

/** The one record screen that serves every resource without a screen of its own. */
export default function ResourceRecordPanel({ url, params, query }: PanelProps) {
  const resource = resourceOfUrl(url);
  const iri = params.id === undefined ? null : `/api/${resource.path}/${params.id}`;
  return <Record key={iri ?? draftKeyOf(url)} resource={resource} iri={iri} query={query} />;
}

function Record({ resource, iri, query }: { resource: Resource; iri: string | null; query: URLSearchParams }) {
  const panel = usePanel();
  const { setTitle, setDirty, replaceUrl, close, url } = panel;
  const place = useFormPlace();
  const record = useRecordForm({ resource, iri, initial: initialValues(resource, query), ...(iri === null && { place }) });
  const { entity, dirty, isLoading, error, isGone, save, reset } = record;
  const isHistory = query.get('tab') === 'historie';
  const name = entity ? nameOfEntity(entity) : undefined;
  const isWritable = offers(resource, iri === null ? 'create' : 'update') && mayWrite(tools().roles(), resource.area);
  const isDeletable = iri !== null && offers(resource, 'delete') && mayWrite(tools().roles(), resource.area);

  const tellSaved = (saved: Entity) => tools().notify.success(`${resource.title.one} gespeichert`, { detail: nameOfEntity(saved) });
  const store = async (): Promise<boolean> => {
    const hadChanges = dirty.length > 0 || iri === null;
    const saved = await save();
    if (!saved) return false;
    if (hadChanges) tellSaved(saved);
    if (iri === null) replaceUrl(urlOfIri(saved['@id']));
    return true;
  };
  const storeAndClose = async () => {
    if (await store()) close();
  };

  useEffect(() => {
    if (iri === null) setTitle(createCaption(resource.title));
    else if (name !== undefined) setTitle(name);
    else if (error) setTitle(null);
  }, [name, iri, error, resource, setTitle]);
  useEffect(() => setDirty(dirty.length > 0), [dirty.length, setDirty]);
  useFormActions({ url, isWritable, isGone, isDirty: dirty.length > 0, save: () => void store(), reset, ...(iri !== null && { saveAndClose: storeAndClose }) });

  if (isGone) return <EmptyState title={`${resource.title.one} gibt es nicht mehr`} actions={<Button onClick={close}>Tab schließen</Button>}>Der Datensatz wurde gelöscht, während er hier offen war.</EmptyState>;
  if (error && isLoading) return <Missing resource={resource} error={error} onRetry={record.refetch} />;
  const toggleHistory = () => replaceUrl(`${url.split('?')[0] ?? url}${isHistory ? '' : '?tab=historie'}`);
  return (
    <div className="@container flex h-full min-h-0 flex-col bg-panel">
      <header className="flex h-20 flex-none items-center gap-4 border-b border-line-subtle px-5">
        {isIconName(resource.icon) && <Icon name={resource.icon} size={16} className="text-3" />}
        <h2 className="min-w-0 truncate text-14 font-strong">{name ?? (iri === null ? createCaption(resource.title) : <Skeleton width={140} />)}</h2>
        <span className="min-w-0 flex-1 truncate text-right text-11 text-3">{iri !== null && entity && <LastChange iri={iri} updatedAt={entity.updatedAt} />}</span>
        {iri !== null && <IconButton icon="history" label={isHistory ? 'Zum Formular' : 'Historie'} pressed={isHistory} onClick={toggleHistory} />}
        {iri !== null && <Menu label="Weitere Befehle" entries={() => { const target = readEntity(iri); return target ? commandMenu(`${resource.path}.toolbar`, [target]) : []; }} align="end" />}
      </header>
      {isHistory && iri !== null && <HistoryLog resource={resource} iri={iri} />}
      <div className={`flex min-h-0 flex-1 flex-col ${isHistory ? 'hidden' : ''}`}>
        {isLoading ? <Waiting /> : <ResourceForm record={record} notes={iri === null && record.draft === null && <LeftDrafts isUntouched={dirty.length === 0} startOf={(started) => initialValues(resource, started)} about={(values) => aboutRecord(resource, values)} />} />}
        {isWritable && (
          <FormFoot
            record={record}
            saveLabel={iri === null ? `${resource.title.one} anlegen` : 'Speichern'}
            onSave={() => void store()}
            {...(iri !== null && { onSaveAndClose: () => void storeAndClose() })}
            {...(isDeletable && entity && { onDelete: () => void deleteRecord(resource, entity, tools()).then((gone) => gone && close()) })}
          />
        )}
      </div>
      {record.merge && <MergeDialog record={record} onSaved={tellSaved} />}
    </div>
  );
}

/** The record cannot be shown: it is gone, or it did not arrive. */
function Missing({ resource, error, onRetry }: { resource: Resource; error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <ErrorState title={`${resource.title.one} gibt es nicht mehr`}>Der Datensatz wurde gelöscht, oder die Adresse stimmt nicht.</ErrorState>;
  return <ErrorState title={`${resource.title.one} konnte nicht geladen werden`} onRetry={onRetry}>{messageOf(error)}</ErrorState>;
}

/** Who changed the record last, from its history. */
function LastChange({ iri, updatedAt }: { iri: string; updatedAt: unknown }) {
  const [last] = useHistory(iri, { page: 1, itemsPerPage: 5 }).rows;
  if (typeof updatedAt !== 'string') return null;
  const day = formatDate(todayIn(companyZone, new Date(updatedAt)));
  return <>geändert {day}{last && ` von ${last.username ?? 'System'}`}</>;
}

function Waiting() {
  return (
    <div role="status" aria-label="Daten werden geladen" className="flex flex-1 flex-col gap-6 p-8">
      {['55%', '80%', '70%', '40%', '75%', '60%'].map((width) => <Skeleton key={width} width={width} height={12} />)}
    </div>
  );
}
