import { numberOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { Button } from '../../../ui/display/Button.tsx';

/** The contracts that the person leaves out of the change, and the way back in. */
export function LeftOutList({
  contracts,
  onTakeIn,
}: {
  contracts: readonly ContractEntity[];
  onTakeIn: (iri: string) => void;
}) {
  if (contracts.length === 0) return null;
  return (
    <ul aria-label="Von Ihnen ausgelassen" className="mt-3 flex flex-col gap-2">
      {contracts.map((contract) => (
        <li
          key={contract['@id']}
          className="flex items-center gap-4 rounded-2 border border-line bg-sunken py-2 pr-5 pl-4.5"
        >
          <span className="num flex-1">{numberOf(contract)} wird ausgelassen</span>
          <Button small look="quiet" onClick={() => onTakeIn(contract['@id'])}>
            Doch ändern
          </Button>
        </li>
      ))}
    </ul>
  );
}
