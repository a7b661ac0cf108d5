import './dispatch.css';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { useContractDays } from '../../api/calls/contractDays.ts';
import { readEntity, store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import type { Order } from '../../commands/contract/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { contract } from '../../domain/contract/contract.ts';
import { formatDay } from '../../domain/time/formatDay.ts';
import { late } from '../kit/late.tsx';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { latePeek } from '../kit/list/latePeek.tsx';
import { Legend } from '../contract/list/Legend.tsx';
import { checkOrderCell } from '../contract/list/orderCells.ts';
import { orderFields } from '../contract/list/orderFields.ts';
import { RowActions } from '../contract/list/RowActions.tsx';
import { rowClassOf } from '../contract/list/rowTint.ts';
import { SelectionBar } from '../contract/list/SelectionBar.tsx';
import { roomAndBroader, useRoom } from '../contract/list/useRoom.ts';
import { useSelectionSums } from '../contract/list/useSelectionSums.ts';
import { useToday } from '../kit/useToday.ts';
import { usePanel } from '../panelContext.ts';
import { DaysContext, type Days } from './dayContext.ts';
import { DayHeading } from './DayHeading.tsx';
import { DayNavigation } from './DayNavigation.tsx';
import { groupedByDay } from './days.ts';
import { asksForOpen, isNothingButDay, isOneDay, onlyDay, toggledOpen } from './dayWalk.ts';
import { dispatchColumns } from './dispatchColumns.tsx';
import { asksForTests } from './testOrders.ts';

const EmptyOrders = late({
  load: async () => (await import('../contract/list/EmptyOrders.tsx')).EmptyOrders,
  giveUp: () => undefined,
});
const FirstOrder = late({
  load: async () => (await import('../contract/list/FirstOrder.tsx')).FirstOrder,
  giveUp: () => undefined,
});
const OrderPeek = latePeek(() => import('../contract/list/OrderPeek.tsx'));
const rowActions = { column: 'status', draw: RowActions } as const;
const mainOrders = { anschluss: 'false' } as const;
const withoutTests = { ...mainOrders, testContract: 'false' } as const;
const dayHeading = ({ datum }: Order) => (datum ? formatDay(datum) : 'Ohne Abholdatum');
const dayOfOrder = (iri: string) => readEntity(contract, iri)?.datum;

/** The dispatch list: orders by pickup day from today on, without those that only lead back. */
export default function DispatchPanel() {
  const { url } = usePanel();
  const today = useToday();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const roles = useAtomValue(sessionAtom, { store })?.roles;
  const defaults = useMemo(() => ({ filter: { 'datum[after]': [today] }, order: 'datum' }), [today]);
  const properties = useMemo(
    () => (mayRead(roles ?? [], 'contractMoney') ? [...orderFields, 'auftragswert' as const] : orderFields),
    [roles],
  );
  const showsTests = asksForTests(url);
  const model = useListModel({
    resource: contract,
    list: 'disposition',
    fixed: showsTests ? mainOrders : withoutTests,
    defaults,
    properties,
  });
  const { view, state, setFilter, selection } = model;
  const room = useRoom(frame, model.peeked !== null);
  const columns = useMemo(() => dispatchColumns(room, roles ?? []), [room, roles]);
  const counted = useContractDays(model.wire);
  useSelectionSums(url, selection);

  const isByDay = /^-?datum(?:,|$)/.test(state.order);
  const rows = useMemo(
    () => (isByDay ? groupedByDay(view.iris, { dayOfOrder, collapsed }) : view.iris),
    [isByDay, view.iris, collapsed],
  );
  const toggle = useCallback(
    (day: string) =>
      setCollapsed((known) =>
        known.has(day) ? new Set([...known].filter((it) => it !== day)) : new Set([...known, day]),
      ),
    [],
  );
  const days = useMemo<Days>(
    () => ({
      counts: new Map(counted.map((it) => [it.datum, it])),
      collapsed,
      today,
      isOneDay: isOneDay(state.filter),
      toggle,
      showOnly: (day) => setFilter(onlyDay(state.filter, day)),
      asksForOpen: asksForOpen(state.filter),
      toggleOpen: (day) => setFilter(toggledOpen(state.filter, day)),
    }),
    [counted, collapsed, today, state.filter, toggle, setFilter],
  );
  const create = { label: 'Neuer Auftrag', run: () => tools().open('/contracts/create') };

  return (
    <DaysContext value={days}>
      <div ref={setFrame} data-room={roomAndBroader(room)} className="dispatch relative h-full min-h-0">
        <ListPanel
          model={model}
          columns={columns}
          check={checkOrderCell}
          thisRow="diesen Auftrag"
          firstStep={<FirstOrder />}
          emptyText={isNothingButDay(state.filter) ? <EmptyOrders why="dispositionDay" /> : undefined}
          rows={rows}
          heading={DayHeading}
          rowHeight={40}
          rowClass={rowClassOf}
          actions={rowActions}
          create={create}
          peek={OrderPeek}
          groupOf={isByDay ? dayHeading : undefined}
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
