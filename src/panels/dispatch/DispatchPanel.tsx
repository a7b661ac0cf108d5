import './dispatch.css';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { useContractDays } from '../../api/contractDays.ts';
import { readEntity, store } from '../../api/entities.ts';
import { sessionAtom } from '../../api/session.ts';
import type { Order } from '../../commands/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { mayRead } from '../../domain/access/matrix.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { contract } from '../../domain/contract/contract.ts';
import { formatDay } from '../../domain/time/formatDay.ts';
import { ListPanel } from '../kit/list/ListPanel.tsx';
import { useListModel } from '../kit/list/useListModel.ts';
import { latePeek } from '../kit/list/latePeek.tsx';
import { Legend } from '../kit/order/Legend.tsx';
import { checkOrderCell } from '../kit/order/orderCells.ts';
import { orderFields } from '../kit/order/orderFields.ts';
import { RowActions } from '../kit/order/RowActions.tsx';
import { rowClassOf } from '../kit/order/rowTint.ts';
import { SelectionBar } from '../kit/order/SelectionBar.tsx';
import { roomAndBroader, useRoom } from '../kit/order/useRoom.ts';
import { useSelectionSums } from '../kit/order/useSelectionSums.ts';
import { useToday } from '../kit/useToday.ts';
import { usePanel } from '../panelContext.ts';
import { DaysContext, type Days } from './dayContext.ts';
import { DayHeading } from './DayHeading.tsx';
import { DayNavigation } from './DayNavigation.tsx';
import { groupedByDay } from './days.ts';
import { asksForOpen, isNothingButDay, isOneDay, onlyDay, toggledOpen } from './dayWalk.ts';
import { dispatchColumns } from './dispatchColumns.tsx';
import { asksForTests } from './testOrders.ts';

const OrderPeek = latePeek(() => import('../kit/order/OrderPeek.tsx'));
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
  const properties = useMemo(() => (mayRead(roles ?? [], 'contractMoney') ? [...orderFields, 'auftragswert' as const] : orderFields), [roles]);
  const showsTests = asksForTests(url);
  const model = useListModel({ resource: contract, list: 'disposition', fixed: showsTests ? mainOrders : withoutTests, defaults, properties });
  const { view, state, setFilter, selection } = model;
  const room = useRoom(frame, model.peeked !== null);
  const columns = useMemo(() => dispatchColumns(room, roles ?? []), [room, roles]);
  const counted = useContractDays(model.wire);
  useSelectionSums(url, selection);

  const isByDay = /^-?datum(?:,|$)/.test(state.order);
  const rows = useMemo(() => (isByDay ? groupedByDay(view.iris, { dayOfOrder, collapsed }) : view.iris), [isByDay, view.iris, collapsed]);
  const toggle = useCallback((day: string) => setCollapsed((known) => (known.has(day) ? new Set([...known].filter((it) => it !== day)) : new Set([...known, day]))), []);
  const days = useMemo<Days>(
    () => ({ counts: new Map(counted.map((it) => [it.datum, it])), collapsed, today, isOneDay: isOneDay(state.filter), toggle, showOnly: (day) => setFilter(onlyDay(state.filter, day)), asksForOpen: asksForOpen(state.filter), toggleOpen: (day) => setFilter(toggledOpen(state.filter, day)) }),
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
          emptyText={isNothingButDay(state.filter) ? labelOf(emptyTexts, 'dispositionDay') : undefined}
          rows={rows}
          heading={DayHeading}
          rowHeight={40}
          rowClass={rowClassOf}
          actions={rowActions}
          create={create}
          peek={OrderPeek}
          groupOf={isByDay ? dayHeading : undefined}
          toolbar={<><DayNavigation filter={state.filter} today={today} onChange={setFilter} /><Legend /></>}
          bar={<SelectionBar selection={selection} />}
        />
      </div>
    </DaysContext>
  );
}
