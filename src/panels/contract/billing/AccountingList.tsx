import '../list/contracts.css';
import { useMemo, useState } from 'react';
import { contract } from '../../../domain/contract/contract.ts';
import { latePeek } from '../../kit/list/latePeek.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { useListModel } from '../../kit/list/useListModel.ts';
import { useToday } from '../../kit/useToday.ts';
import { rowClassOf } from '../shared/rowTint.ts';
import { SelectionBar } from '../shared/SelectionBar.tsx';
import { useRoom } from '../shared/useRoom.ts';
import { accountingColumns } from './accountingColumns.tsx';
import type { AccountingListOf } from './accountingLists.ts';
import { CreditActions, InvoiceActions } from './AccountingActions.tsx';
import { TotalsTable } from './TotalsTable.tsx';

const withoutTests = { testContract: 'false' } as const;
const InvoiceWhy = latePeek(async () => ({ default: (await import('./WhyPeek.tsx')).InvoiceWhy }));
const CreditWhy = latePeek(async () => ({ default: (await import('./WhyPeek.tsx')).CreditWhy }));
const rowActions = {
  billing_contracts: { column: 'billable', draw: InvoiceActions },
  credit_contracts: { column: 'billable', draw: CreditActions },
} as const;

/** What can be billed and why the rest cannot, with the totals of all hits and of the ticked rows below. */
export function AccountingList({ of }: { of: AccountingListOf }) {
  const today = useToday();
  const defaults = useMemo(
    () => ({ filter: { ...of.filter, 'bringdatum[before]': [today] }, order: 'bringdatum' }),
    [of, today],
  );
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const room = useRoom(frame, false);
  const isNarrow = room !== 'broad' && room !== 'wide';
  const columns = useMemo(() => accountingColumns(of, isNarrow), [of, isNarrow]);
  const model = useListModel({
    resource: contract,
    list: of.list,
    fixed: withoutTests,
    defaults,
    properties: of.properties,
  });
  const quick = useMemo(() => [of.block, 'contract.protocolPdf', 'contract.export'], [of]);
  return (
    <div ref={setFrame} className="contracts flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1">
        <ListPanel
          model={model}
          columns={columns}
          rowClass={rowClassOf}
          actions={rowActions[of.list]}
          thisRow="diesen Auftrag"
          peek={of.list === 'billing_contracts' ? InvoiceWhy : CreditWhy}
          bar={<SelectionBar selection={model.selection} quick={quick} />}
        />
      </div>
      <TotalsTable of={of} model={model} />
    </div>
  );
}
