import '../list/contracts.css';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { useOwners, type Owner } from '../../../api/calls/billing.ts';
import { tools } from '../../../commands/tools.ts';
import { makeDocuments } from '../../../commands/contract/makeDocuments.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { sumAmounts } from '../../../domain/money/amount.ts';
import type { ListGroups } from '../../kit/groups/listGroups.ts';
import { useTicked } from '../../kit/grid/gridSelection.ts';
import { latePeek } from '../../kit/list/latePeek.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import type { ListState } from '../../kit/list/listUrl.ts';
import { useListModel } from '../../kit/list/useListModel.ts';
import { useToday } from '../../kit/useToday.ts';
import { rowClassOf } from '../shared/rowTint.ts';
import { useRoom } from '../shared/useRoom.ts';
import { accountingColumns } from './accountingColumns.tsx';
import type { AccountingListOf } from './accountingLists.ts';
import { CreditActions, InvoiceActions } from './AccountingActions.tsx';
import { AccountingSelection } from './AccountingSelection.tsx';
import { OverviewContext } from './overview.ts';
import { OwnerHeading, ownerName } from './OwnerHeading.tsx';
import { suggestedOf } from './suggestion.ts';
import { TotalsTable } from './TotalsTable.tsx';
import { VerdictBar } from './VerdictBar.tsx';

const withoutTests = { testContract: 'false' } as const;
const InvoiceWhy = latePeek(async () => ({ default: (await import('./WhyPeek.tsx')).InvoiceWhy }));
const CreditWhy = latePeek(async () => ({ default: (await import('./WhyPeek.tsx')).CreditWhy }));
/** Over the towns, so that with every row under pointer or keyboard it still says whether it can be billed. */
const rowActions = {
  billing_contracts: { column: 'tour', draw: InvoiceActions },
  credit_contracts: { column: 'tour', draw: CreditActions },
} as const;

/**
 * What can be billed and why the rest cannot, by whom it is billed to, with the totals of all hits and of the ticked
 * rows below; what is ticked becomes documents.
 */
export function AccountingList({ of }: { of: AccountingListOf }) {
  const today = useToday();
  const defaults = useMemo(
    () => ({ filter: { ...of.filter, 'bringdatum[before]': [today] }, order: `${of.sort},bringdatum` }),
    [of, today],
  );
  const model = useListModel({
    resource: contract,
    list: of.list,
    fixed: withoutTests,
    defaults,
    properties: of.properties,
  });
  const { selection, state, wire } = model;
  const [room, frame] = useRoom({ isPeeking: model.peeked !== null });
  const isNarrow = room !== 'broad' && room !== 'wide';
  const isSlim = room === 'slim' || room === 'scant' || room === 'bare';
  const isGrouped = state.order.replace(/^-/, '').split(',')[0] === of.sort;
  const columns = useMemo(() => accountingColumns(of, { isNarrow, isGrouped }), [of, isNarrow, isGrouped]);
  const ticked = useTicked(selection);
  const [taken, setTaken] = useState<ReadonlyMap<string, readonly string[]>>(() => new Map());
  const owners = useOwners(of.overview, wire);
  const ownerOf = useMemo(() => {
    const known = new Map(owners.flatMap((it) => it.members.map((member) => [member, it.of ?? ''] as const)));
    return (member: string) => known.get(member) ?? member;
  }, [owners]);
  const overview = useMemo(
    () => ({
      of,
      isSlim,
      owners: new Map(owners.map((it) => [it.of ?? '', it])),
      suggest: (owner: Owner) =>
        void suggestedOf(of, owner, { wire }).then((iris) => {
          selection.tick([...new Set([...selection.ticked(), ...iris])]);
          setTaken((before) => new Map(before).set(owner.of ?? '', iris));
        }),
      taken,
      selection,
    }),
    [of, isSlim, owners, wire, selection, taken],
  );
  const groups = useMemo<ListGroups<typeof contract>>(
    () => ({
      of: (it) => ownerOf(it[of.owner] ?? ''),
      heading: OwnerHeading,
      name: (it) => ownerName(ownerOf(it[of.owner] ?? ''), of.owner),
    }),
    [of, ownerOf],
  );
  const make = useCallback(async () => {
    const billed = new Set(await makeDocuments(of.type, selection.ticked(), tools()));
    if (billed.size > 0) selection.tick(selection.ticked().filter((it) => !billed.has(it)));
  }, [of, selection]);
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = rowAskedFor(event);
    if (asked !== undefined) {
      event.preventDefault();
      model.peek(model.peeked === asked ? null : asked);
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void make();
  };
  return (
    <OverviewContext value={overview}>
      <div
        ref={frame}
        onKeyDown={onKeyDown}
        className={`contracts flex h-full min-h-0 flex-col ${isNarrow ? 'is-narrow' : ''}`}
      >
        <div className="min-h-0 flex-1">
          <ListPanel
            model={model}
            columns={columns}
            groups={isGrouped ? groups : undefined}
            rowClass={rowClassOf}
            actions={rowActions[of.list]}
            thisRow="diesen Auftrag"
            emptyText={emptyTextOf(of, state.filter)}
            peek={of.list === 'billing_contracts' ? InvoiceWhy : CreditWhy}
            bar={
              <div className="relative h-17 flex-none border-b border-line bg-panel">
                {ticked.length > 0 ? (
                  <AccountingSelection
                    of={of}
                    iris={ticked}
                    isNarrow={isNarrow}
                    ownerOf={ownerOf}
                    onMake={() => void make()}
                    onClear={() => selection.tick([])}
                  />
                ) : (
                  <VerdictBar of={of} model={model} counts={countsOf(owners)} />
                )}
              </div>
            }
          />
        </div>
        <TotalsTable of={of} model={model} total={totalOf(owners)} />
      </div>
    </OverviewContext>
  );
}

/** What is said where nothing can be billed; who looks for what is billed or blocked is told of that. */
function emptyTextOf({ asked, emptyText, filter }: AccountingListOf, shown: ListState['filter']): string | undefined {
  const isOpen = Object.entries(filter).every(([name, values]) => shown[name]?.join() === values.join());
  return isOpen && shown[asked] === undefined ? labelOf(emptyTexts, emptyText) : undefined;
}

function countsOf(owners: readonly Owner[]) {
  const sum = (key: 'ready' | 'asked' | 'unbillable') => owners.reduce((count, it) => count + it[key], 0);
  return { ready: sum('ready'), asked: sum('asked'), unbillable: sum('unbillable') };
}

function totalOf(owners: readonly Owner[]) {
  return owners.length === 0 ? undefined : sumAmounts(owners.map((it) => it.allTotal));
}

/** The row that W asks about: "Warum nicht abrechenbar?"; nothing while something is typed. */
function rowAskedFor(event: KeyboardEvent): string | undefined {
  const { altKey, ctrlKey, defaultPrevented, key, metaKey, target } = event;
  if (key.toLowerCase() !== 'w' || altKey || ctrlKey || metaKey || defaultPrevented) return undefined;
  const row = target instanceof Element && target.matches('.ag-cell') ? target.closest('.ag-row') : null;
  const iri = row?.getAttribute('row-id') ?? '';
  return iri.startsWith('/api/contracts/') ? iri : undefined;
}
