import { useEntities } from '../../../api/records/useEntities.ts';
import { countOf } from '../../../commands/contract/contractFacts.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { SelectionToolbar } from '../../kit/list/SelectionToolbar.tsx';

export type SelectionToolsProps = {
  readonly iris: readonly string[];
  /** The commands that stand before the others; those of planning unless told. */
  readonly quick?: readonly string[] | undefined;
  readonly onClear: () => void;
};

const ofPlanning = [
  'contract.changeDriver',
  'contract.bundle',
  'contract.confirm',
  'contract.mailDriver',
  'contract.export',
  'contract.pdf',
] as const;

/** What can be done with the ticked orders. */
export function SelectionTools({ iris, quick = ofPlanning, onClear }: SelectionToolsProps) {
  const contracts = useEntities(contract, iris);
  return (
    <SelectionToolbar
      said={`${formatCount(iris.length)} ausgewählt`}
      label={`${countOf(iris.length)} ausgewählt`}
      targets={contracts}
      quick={quick}
      place="contracts.selection"
      onClear={onClear}
    />
  );
}
