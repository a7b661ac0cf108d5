import './dispatch.css';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useContractDays } from '../../../api/calls/contractDays.ts';
import { store } from '../../../api/records/entities.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import { tools } from '../../../commands/tools.ts';
import { mayRead } from '../../../domain/access/matrix.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { formatDay } from '../../../domain/time/formatDay.ts';
import type { ListGroups } from '../../kit/groups/listGroups.ts';
import { late } from '../../kit/late.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { useListModel } from '../../kit/list/useListModel.ts';
import { latePeek } from '../../kit/list/latePeek.tsx';
import { Legend } from '../shared/Legend.tsx';
import { contractCheck } from '../shared/contractCells.ts';
import { contractFields } from '../shared/contractFields.ts';
import { RowActions } from '../shared/RowActions.tsx';
import { rowClassOf } from '../shared/rowTint.ts';
import { SelectionBar } from '../shared/SelectionBar.tsx';
import { roomClasses, useRoom } from '../shared/useRoom.ts';
import { contractSums } from '../shared/contractSums.ts';
import { useSelectionSums } from '../../kit/list/useSelectionSums.ts';
import { useToday } from '../../kit/useToday.ts';
import { usePainted } from '../../kit/usePainted.ts';
import { useLockDays } from '../../disposition/useLockDays.ts';
import { usePanel } from '../../panelContext.ts';
import { DaysContext, type Days } from './dayContext.ts';
import { DayHeading } from './DayHeading.tsx';
import { DayNavigation } from './DayNavigation.tsx';
import { asksForOpen, isNothingButDay, isOneDay, onlyDay, toggledOpen } from './dayWalk.ts';
import { dispatchColumns } from './dispatchColumns.tsx';
import { asksForTests } from './testContracts.ts';

const EmptyContracts = late({
  load: async () => (await import('../shared/EmptyContracts.tsx')).EmptyContracts,
});
const FirstContract = late({
  load: async () => (await import('../shared/FirstContract.tsx')).FirstContract,
});
const ContractPeek = latePeek(() => import('../shared/ContractPeek.tsx'));
const rowActions = { column: 'status', draw: RowActions } as const;
const mainContracts = { anschluss: 'false' } as const;
const withoutTests = { ...mainContracts, testContract: 'false' } as const;
const byDay: ListGroups<typeof contract> = {
  of: ({ datum }) => datum ?? '',
  heading: DayHeading,
  name: ({ datum }) => (datum ? formatDay(datum) : 'Ohne Abholdatum'),
};

/** The dispatch list: contracts by pickup day from today on, without those that only lead back. */
export default function DispatchPanel() {
  const { url } = usePanel();
  const today = useToday();
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const defaults = useMemo(() => ({ filter: { 'datum[after]': [today] }, order: 'datum' }), [today]);
  const properties = useMemo(
    () => (mayRead(roles ?? [], 'contractMoney') ? [...contractFields, 'auftragswert' as const] : contractFields),
    [roles],
  );
  const showsTests = asksForTests(url);
  const model = useListModel({
    resource: contract,
    list: 'disposition',
    fixed: showsTests ? mainContracts : withoutTests,
    defaults,
    properties,
  });
  const { state, setFilter, selection } = model;
  const [room, frame] = useRoom({ isPeeking: model.peeked !== null });
  const columns = useMemo(() => dispatchColumns(room, roles ?? []), [room, roles]);
  const counted = useContractDays(model.wire);
  const lockDays = useLockDays({ enabled: usePainted() });
  useSelectionSums(url, selection, contractSums);

  const isByDay = /^-?datum(?:,|$)/.test(state.order);
  const days = useMemo<Days>(
    () => ({
      counts: new Map(counted.map((it) => [it.datum, it])),
      lockDays,
      today,
      isOneDay: isOneDay(state.filter),
      showOnly: (day) => setFilter(onlyDay(state.filter, day)),
      asksForOpen: asksForOpen(state.filter),
      toggleOpen: (day) => setFilter(toggledOpen(state.filter, day)),
    }),
    [counted, lockDays, today, state.filter, setFilter],
  );
  const create = { label: 'Neuer Auftrag', run: () => tools().open('/contracts/create') };

  return (
    <DaysContext value={days}>
      <div ref={frame} className={`dispatch ${roomClasses(room)} relative h-full min-h-0`}>
        <ListPanel
          model={model}
          columns={columns}
          check={contractCheck}
          thisRow="diesen Auftrag"
          firstStep={<FirstContract />}
          emptyText={isNothingButDay(state.filter) ? <EmptyContracts why="dispositionDay" /> : undefined}
          groups={isByDay ? byDay : undefined}
          rowHeight={40}
          rowClass={rowClassOf}
          actions={rowActions}
          create={create}
          peek={ContractPeek}
          toolbar={
            <>
              <DayNavigation filter={state.filter} today={today} onChange={setFilter} />
              <Legend />
            </>
          }
          bar={<SelectionBar selection={selection} />}
        />
      </div>
    </DaysContext>
  );
}
