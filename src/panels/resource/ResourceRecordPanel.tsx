import type { AnyEntity } from '../../api/records/entities.ts';
import { createCaption } from '../../commands/resource/createCaption.ts';
import { deleteRecord } from '../../commands/resource/deleteRecord.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import type { Resource } from '../../domain/define/resource.ts';
import { offers } from '../../domain/define/noun.ts';
import type { PanelProps } from '../definePanel.ts';
import { draftKeyOf } from '../formAddress.ts';
import { LeftDrafts } from '../kit/form/LeftDrafts.tsx';
import { useFormNumber } from '../kit/form/useFormNumber.ts';
import { useFormPlace } from '../kit/form/useFormPlace.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { historyTab } from '../kit/record/historyTab.tsx';
import { LastChange } from '../kit/record/LastChange.tsx';
import { RecordFoot } from '../kit/record/RecordFoot.tsx';
import { RecordFrame } from '../kit/record/RecordFrame.tsx';
import { RecordMenu } from '../kit/record/RecordMenu.tsx';
import { useRecordScreen, type RecordScreen } from '../kit/record/useRecordScreen.ts';
import { nameOfEntity } from '../kit/represent.ts';
import { screenOf } from '../kit/screen/screens.ts';
import { usePanel } from '../panelContext.ts';
import { aboutRecord } from './aboutRecord.ts';
import { initialValues } from './initialValues.ts';
import { recordTabs } from './recordTabs.tsx';
import { resourceOfUrl } from './resourceOfUrl.ts';

/** The one record screen that serves every resource without a screen of its own. */
export default function ResourceRecordPanel({ url, params, query }: PanelProps) {
  const resource = resourceOfUrl(url);
  const iri = params.id === undefined ? null : `/api/${resource.path}/${params.id}`;
  return <ResourceRecord key={iri ?? draftKeyOf(url)} resource={resource} iri={iri} query={query} />;
}

type Shown = { readonly resource: Resource; readonly iri: string | null; readonly query: URLSearchParams };

/** A record of a resource, as its definition and its screen say. */
export function ResourceRecord({ resource, iri, query }: Shown) {
  const {
    badges: Badges,
    actions: Actions,
    isLocked,
    isFinal,
    tellSaved: told,
    failedText,
  } = screenOf(resource.path) ?? {};
  const place = useFormPlace();
  const record = useRecordForm({
    resource,
    iri,
    initial: initialValues(resource, query),
    ...(failedText && { failedText }),
    ...(iri === null && { place }),
  });
  const { entity, error } = record;
  const name = iri === null ? createCaption(resource.title) : entity && nameOfEntity(entity);
  const number = useFormNumber(iri === null ? resource.path : null);
  const tabName = name === undefined ? (error ? null : undefined) : `${name}${number}`;
  const tellSaved =
    told ??
    ((saved: AnyEntity) =>
      tools().notify.success(`${resource.title.one} gespeichert`, { detail: nameOfEntity(saved) }));
  const screen = useRecordScreen({ record, tabName, tellSaved });
  const tabs = recordTabs(record);
  const isWritten = screen.isWritable && !(entity && isFinal?.(entity) === true && record.dirty.length === 0);
  const history = iri === null ? [] : [historyTab(resource, iri, { back: 'Zum Formular' })];
  return (
    <RecordFrame
      screen={screen}
      head={{
        icon: resource.icon,
        name,
        badges: Badges && entity && <Badges entity={entity} />,
        aside: iri !== null && entity && <LastChange iri={iri} />,
        actions: iri !== null && (
          <>
            {Actions && entity && <Actions entity={entity} />}
            <RecordMenu iri={iri} place={`${resource.path}.toolbar`} />
          </>
        ),
      }}
      tabs={[...tabs, ...history]}
      asked={query.get('tab')}
      {...(isLocked && iri !== null && { lock: [iri] })}
      notes={iri === null && record.draft === null && <UnfinishedForms screen={screen} />}
      foot={isWritten && <Foot screen={screen} />}
    />
  );
}

/** Input of earlier forms of this screen that nobody has sent or thrown away. */
function UnfinishedForms({ screen: { record } }: { screen: RecordScreen }) {
  const { resource, dirty } = record;
  return (
    <LeftDrafts
      isUntouched={dirty.length === 0}
      startOf={(started) => initialValues(resource, started)}
      about={(values) => aboutRecord(resource, values)}
    />
  );
}

function Foot({ screen }: { screen: RecordScreen }) {
  const { close } = usePanel();
  const { resource, iri, entity } = screen.record;
  const { createLabel, changesIn, footNote: Note } = screenOf(resource.path) ?? {};
  const isDeletable = offers(resource, 'delete') && mayWrite(tools().roles(), resource.area);
  const remove = async (target: AnyEntity) => {
    if (await deleteRecord(resource, target, tools())) close();
  };
  return (
    <RecordFoot
      screen={screen}
      saveLabel={iri === null ? (createLabel ?? `${resource.title.one} anlegen`) : 'Speichern'}
      changesIn={changesIn}
      note={Note && entity && <Note entity={entity} />}
      {...(isDeletable && entity && { onDelete: () => void remove(entity) })}
    />
  );
}
