import './avis.css';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { tools } from '../../commands/tools.ts';
import { contractAvis } from '../../domain/avis/contractAvis.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { roomClasses, useRoom } from '../contract/shared/useRoom.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { avisColumns } from './list/avisColumns.tsx';
import { avisFields } from './list/avisFields.ts';
import { byBundle, SinglesContext } from './list/avisGroups.tsx';
import { AvisSelection } from './list/AvisSelection.tsx';
import { avisRowClass } from './list/avisTint.ts';
import { avisCheck } from './list/avisCells.ts';
import { RecentAvis } from './list/RecentAvis.tsx';
import { useRefreshWhenCutOff } from './list/useRefreshWhenCutOff.ts';

const edit = (iri: string) => tools().dialog('avis.edit', { iris: [iri] });

/** The appointments that have to be arranged, a hundred at once, those that are arranged together under their group. */
export default function AvisPanel() {
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const model = useListModel({ resource: contractAvis, properties: avisFields });
  const { state, selection, view } = model;
  const [room, frame] = useRoom({ isPeeking: model.peeked !== null });
  const columns = useMemo(() => avisColumns(room, roles ?? []), [room, roles]);
  useRefreshWhenCutOff(view.refetch);
  const clear = useCallback(() => selection.tick([]), [selection]);

  const isGrouped = /^-?contract\.datum$/.test(state.order);
  const singles = useMemo(() => ({ total: view.total, isFirstPage: state.page === 1 }), [view.total, state.page]);
  return (
    <SinglesContext value={singles}>
      <div ref={frame} className={`avis ${roomClasses(room)} relative h-full min-h-0`}>
        <ListPanel
          model={model}
          columns={columns}
          check={avisCheck}
          thisRow="diese Avisierung"
          groups={isGrouped ? byBundle : undefined}
          rowHeight={40}
          rowClass={avisRowClass}
          onOpen={edit}
          isExported={false}
          nothingYet={labelOf(emptyTexts, 'avis')}
          firstStep="Eine Avisierung entsteht mit einem Auftrag, bei dem „Avis anlegen“ gewählt ist."
          toolbar={<RecentAvis />}
          bar={<AvisSelection selection={selection} onClear={clear} />}
        />
      </div>
    </SinglesContext>
  );
}
