import { readEntity } from '../../../api/records/entities.ts';
import { statusOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { kmChip } from '../../../domain/km/kmChip.ts';
import { protocolBadge } from '../../../domain/protocol/badge.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { KmChip } from '../../../ui/display/KmChip.tsx';
import { UBadge } from '../../../ui/display/UBadge.tsx';

/** How far the ride is: badges of both ways, driver mail and kilometres. */
export function StatusCell({ entity }: { entity: ContractEntity }) {
  const status = statusOf(entity);
  const back = readEntity(contract, entity.anschlussAuftrag);
  const backStatus = back ? statusOf(back) : 0;
  const chip = kmChip(entity, status);
  return (
    <div className={`two-lines ${back ? 'there-and-back' : ''}`}>
      <div className="badges">
        <UBadge status={status} meaning={protocolBadge(status).label} />
        {back && <UBadge isReturn status={backStatus} meaning={protocolBadge(backStatus, 'return').label} />}
      </div>
      <div className="reports gap-2!">
        <Mail isSent={entity.isFahrerMailGesendet === true} />
        {chip && <KmChip text={chip.text} isTooMuch={chip.tone === 'red'} />}
      </div>
    </div>
  );
}

function Mail({ isSent }: { isSent: boolean }) {
  const text = isSent ? 'Fahrermail gesendet' : 'keine Fahrermail';
  return (
    <Icon name={isSent ? 'mail-check' : 'mail'} size={12} label={text} tip className={isSent ? 'text-ok' : 'text-3'} />
  );
}
