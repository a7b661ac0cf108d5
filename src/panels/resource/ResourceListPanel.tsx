import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { store } from '../../api/entities.ts';
import { sessionAtom } from '../../api/session.ts';
import { createCaption } from '../../commands/createCaption.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { offers, type Resource } from '../../domain/define/resource.ts';
import type { PanelProps } from '../definePanel.ts';
import { columnsOf } from '../kit/grid/columnsOf.ts';
import { MailServerNote } from '../kit/MailServerNote.tsx';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { resourceOfUrl } from './resourceOfUrl.ts';

/** The one list that serves every resource without a screen of its own. */
export default function ResourceListPanel({ url }: PanelProps) {
  const resource = resourceOfUrl(url);
  return <ResourceList key={resource.path} resource={resource} />;
}

function ResourceList({ resource }: { resource: Resource }) {
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const columns = useMemo(() => columnsOf(resource, resource.list.columns, roles ?? []), [resource, roles]);
  const properties = useMemo(() => [...new Set([...resource.list.columns, ...resource.pick])].filter((it) => it !== 'version'), [resource]);
  const model = useListModel({ resource, properties });
  const isMakable = offers(resource, 'create') && mayWrite(roles ?? [], resource.area);
  return (
    <ListPanel
      model={model}
      columns={columns}
      {...(resource.path === mailLog.path && { bar: <MailServerNote /> })}
      {...(isMakable && { create: { label: createCaption(resource.title), run: () => tools().open(`/${resource.path}/create`) } })}
      {...(!offers(resource, 'read') && { onOpen: () => undefined })}
    />
  );
}
