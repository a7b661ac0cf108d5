import './contracts.css';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { store } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { useRememberedColumns } from '../../kit/grid/columnMemory.ts';
import { late } from '../../kit/late.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { isSameFilter } from '../../kit/list/listUrl.ts';
import { useListModel } from '../../kit/list/useListModel.ts';
import { latePeek } from '../../kit/list/latePeek.tsx';
import { Legend } from '../shared/Legend.tsx';
import { contractCheck } from '../shared/contractCells.ts';
import { RowActions } from '../shared/RowActions.tsx';
import { rowClassOf } from '../shared/rowTint.ts';
import { SelectionBar } from '../shared/SelectionBar.tsx';
import { roomClasses, useRoom } from '../shared/useRoom.ts';
import { contractSums } from '../shared/contractSums.ts';
import { useSelectionSums } from '../../kit/list/useSelectionSums.ts';
import { usePanel } from '../../panelContext.ts';
import { contractsColumns } from './contractsColumns.tsx';
import { contractsFields, longTextsOf } from './contractsFields.ts';
import { FlagToggles } from './FlagToggles.tsx';

const EmptyContracts = late({
  load: async () => (await import('../shared/EmptyContracts.tsx')).EmptyContracts,
});
const FirstContract = late({
  load: async () => (await import('../shared/FirstContract.tsx')).FirstContract,
});
const ContractPeek = latePeek(() => import('../shared/ContractPeek.tsx'));
const rowActions = { column: 'status', draw: RowActions } as const;
const create = { label: 'Neuer Auftrag', run: () => tools().open('/contracts/create') };
const createFromFile = () => tools().open('/intake');
const createMany = () => tools().open('/contracts/create-multiple');

/** The list of contracts: one line each, return rides and test contracts among them. */
export default function ContractsPanel() {
  const { url } = usePanel();
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const [room, frame] = useRoom({ isPeeking: false });
  const columns = useMemo(() => contractsColumns(room, roles ?? []), [room, roles]);
  const texts = longTextsOf(useRememberedColumns(contract.path)).join(' ');
  const properties = useMemo(() => contractsFields(roles ?? [], texts.split(' ')), [roles, texts]);
  const model = useListModel({ resource: contract, properties });
  const { state, setFilter, selection } = model;
  const isWriter = mayWrite(roles ?? [], contract.area);
  useSelectionSums(url, selection, contractSums);

  return (
    <div ref={frame} className={`contracts ${roomClasses(room)} relative h-full min-h-0`}>
      <ListPanel
        model={model}
        columns={columns}
        rowClass={rowClassOf}
        actions={rowActions}
        check={contractCheck}
        thisRow="diesen Auftrag"
        firstStep={<FirstContract />}
        peek={ContractPeek}
        emptyText={
          isSameFilter(state.filter, model.defaults.filter) ? <EmptyContracts why="contractsTomorrow" /> : undefined
        }
        {...(isWriter && { create })}
        toolbar={
          <>
            {(room === 'broad' || room === 'wide') && <FlagToggles filter={state.filter} onChange={setFilter} />}
            <Legend />
            {isWriter && <IconButton icon="table-2" label="Mehrere Aufträge anlegen" onClick={createMany} />}
            {isWriter && <IconButton icon="file-input" label="Auftrag aus PDF oder Mail" onClick={createFromFile} />}
          </>
        }
        bar={<SelectionBar selection={selection} />}
      />
    </div>
  );
}
