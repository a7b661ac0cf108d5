import { readEntity } from '../../../api/records/entities.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import { countOf } from '../../../commands/contract/contractFacts.ts';
import { makeTitle } from '../../../domain/billing/documentTexts.ts';
import { netOf } from '../../../domain/billing/sums.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { customerDepartment } from '../../../domain/customer/department.ts';
import type { Iri } from '../../../domain/define/field.ts';
import { formatAmount } from '../../../domain/money/amount.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { SelectionToolbar } from '../../kit/list/SelectionToolbar.tsx';
import type { AccountingListOf } from './accountingLists.ts';
import { invoiceCount } from './documentCount.ts';

export type AccountingSelectionProps = {
  readonly of: AccountingListOf;
  readonly iris: readonly string[];
  readonly isNarrow: boolean;
  /** Whom a contract is billed together with. */
  readonly ownerOf: (member: string) => string;
  readonly onMake: () => void;
  readonly onClear: () => void;
};

/** Where what a department orders is billed to. */
const addressOf = (department: Iri) => readEntity(customerDepartment, department)?.defaultBillingAddress ?? null;

/**
 * What becomes of the ticked contracts: how many documents, for how many, and what they come to. Documents are counted
 * of those that can be billed, unless none can: then the question tells why.
 */
export function AccountingSelection({ of, iris, isNarrow, ownerOf, onMake, onClear }: AccountingSelectionProps) {
  const contracts = useEntities(contract, iris);
  const ownersOf = (list: typeof contracts) => new Set(list.map((it) => ownerOf(it[of.owner] ?? ''))).size;
  const billable = contracts.filter((it) => !it[of.obstacles]?.some(({ tone }) => tone === 'red'));
  const unbillable = contracts.length - billable.length;
  const billed = billable.length === 0 ? contracts : billable;
  const documents = of.type === 'Rechnung' ? invoiceCount(billed, addressOf) : ownersOf(billed);
  return (
    <SelectionToolbar
      said={`${formatCount(iris.length)} angekreuzt`}
      label={`${countOf(iris.length)} ausgewählt`}
      note={[
        of.owners(ownersOf(contracts)),
        `${formatAmount(netOf(contracts, of.net))} EUR netto`,
        ...(unbillable > 0 ? [`${formatCount(unbillable)} nicht abrechenbar`] : []),
      ].join(' · ')}
      targets={contracts}
      lead={
        <Button small look="primary" icon="file-plus" hotkey={isNarrow ? undefined : 'mod+enter'} onClick={onMake}>
          {makeTitle(of.type, documents)}
        </Button>
      }
      quick={[of.block, 'contract.protocolPdf', 'contract.export']}
      place="contracts.selection"
      onClear={onClear}
    />
  );
}
