import { useMemo } from 'react';
import { readEntity } from '../../api/records/entities.ts';
import { application } from '../../domain/application/application.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { contract } from '../../domain/contract/contract.ts';
import type { ListGroups } from '../kit/groups/listGroups.ts';
import { useRoom } from '../contract/shared/useRoom.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { ApplicationActions } from './ApplicationActions.tsx';
import { applicationColumns } from './applicationColumns.tsx';
import { ShownStatusesContext, TargetHeading } from './TargetHeading.tsx';
import { useEveryMinute } from './useEveryMinute.ts';

const properties = [
  'status',
  'type',
  'contract',
  'bundle',
  'contracts',
  'firstPickupDate',
  'firstPickupTime',
  'driver',
  'additionalData',
  'target',
  'targetCredit',
  'applicant',
  'createdAt',
] as const;
const byTarget: ListGroups<typeof application> = {
  of: (it) => it.bundle ?? it.contract ?? '',
  heading: TargetHeading,
  name: (it) =>
    it.bundle
      ? `Fahrtpaket ${readEntity(bundle, it.bundle)?.bundle ?? ''}`
      : `Auftrag ${readEntity(contract, it.contract)?.auftragsnummer ?? ''}`,
};

/** Applications of drivers under the contract or bundle that they want. */
export default function ApplicationsPanel() {
  const model = useListModel({ resource: application, properties });
  const { state, view } = model;
  const [room, frame] = useRoom({ isPeeking: model.peeked !== null });
  const isByTarget = /^-?contract\.datum/.test(state.order);
  const everyMinute = useEveryMinute(view.iris);
  const columns = useMemo(() => applicationColumns(room, everyMinute), [room, everyMinute]);
  const last = columns.at(-1)?.id ?? '';
  const actions = useMemo(() => ({ column: last, draw: ApplicationActions }), [last]);
  const statuses = useMemo(() => [state.filter.status ?? []].flat().map(String), [state.filter.status]);
  return (
    <ShownStatusesContext value={statuses}>
      <div ref={frame} className="@container h-full min-h-0">
        <ListPanel
          model={model}
          columns={columns}
          groups={isByTarget ? byTarget : undefined}
          rowHeight={40}
          actions={actions}
          nothingYet={labelOf(emptyTexts, 'applications')}
          firstStep="Fahrer bewerben sich auf Aufträge und Fahrtpakete, die für Bewerbungen offen sind."
        />
      </div>
    </ShownStatusesContext>
  );
}
