import { store } from '../../../api/records/entities.ts';
import { presenceAtom } from '../../../api/live/presence.ts';
import { bundleOf, numberOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { urlOf } from '../../../commands/selection.ts';
import { formatSortOrder, shownSortOrder } from '../../../domain/contract/sortOrder.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Presence } from '../../../ui/display/Presence.tsx';
import { tintOf } from './rowTint.ts';

const tintInk: Readonly<Record<string, string>> = {
  storno: 'text-(--row-storno-fg)',
  'address-pending': 'text-(--row-address-pending-fg)',
  'address-done': 'text-(--row-address-done-fg)',
  dispo: 'text-(--row-dispo-fg)',
  office: 'text-(--row-office-fg)',
};

/**
 * The number of a contract, which opens it, who works on it, its place within the day, and its state, which the row's
 * colour says too: where there is little room, that gives way.
 */
export function OrderNumber({ entity: contract }: { entity: ContractEntity }) {
  const tint = tintOf(contract);
  const bundle = bundleOf(contract);
  const position = shownSortOrder(contract.sortOrder);
  return (
    <>
      <a
        href={urlOf(contract['@id'])}
        tabIndex={-1}
        className={`num font-strong text-link hover:underline ${contract.isStorniert ? 'line-through decoration-1' : ''}`}
      >
        {numberOf(contract)}
      </a>
      <People iri={contract['@id']} />
      {position !== 0 && (
        <span className="contract-extra num text-10 text-3" data-tip="Position">
          {formatSortOrder(contract.sortOrder)}
        </span>
      )}
      {tint && <Icon name={tint.icon} size={12} label={tint.label} tip className={tintInk[tint.name]} />}
      {contract.cancellationRequested && (
        <Icon name="circle-alert" size={12} label="Stornierung angefragt" tip className="text-danger" />
      )}
      {bundle && (
        <Icon name="package" size={12} label={`Fahrtpaket ${bundle.name}`} tip className="contract-extra text-3" />
      )}
    </>
  );
}

function People({ iri }: { iri: string }) {
  return store
    .get(presenceAtom(iri))
    .slice(0, 2)
    .map(({ userId, initials }) => (
      <Presence key={userId} name={initials.split('').join(' ')} doing="bearbeitet diesen Auftrag" />
    ));
}
