import { readEntity } from '../../api/records/entities.ts';
import { statusOf, type Order } from '../../commands/contract/contractFacts.ts';
import { contract } from '../../domain/contract/contract.ts';
import { kmChip } from '../../domain/km/kmChip.ts';
import { protocolBadge } from '../../domain/protocol/badge.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { UBadge } from '../../ui/display/UBadge.tsx';

/** How far the ride is: badges of both ways, driver mail and kilometres. */
export function StatusCell({ entity: order }: { entity: Order }) {
  const status = statusOf(order);
  const back = readEntity(contract, order.anschlussAuftrag);
  const backStatus = back ? statusOf(back) : 0;
  const chip = kmChip(order, status);
  return (
    <div className={`two-lines ${back ? 'there-and-back' : ''}`}>
      <div className="badges">
        <UBadge status={status} meaning={protocolBadge(status).label} />
        {back && <UBadge isReturn status={backStatus} meaning={protocolBadge(backStatus, 'return').label} />}
      </div>
      <div className="reports gap-2!">
        <Mail isSent={order.isFahrerMailGesendet === true} />
        {chip && (
          <span
            className={`num flex items-center gap-1 text-11 ${chip.tone === 'red' ? 'font-medium text-danger' : 'text-3'}`}
            data-tip={chip.tone === 'red' ? 'Kilometerabweichung über der Grenze' : 'Kilometerabweichung'}
          >
            {chip.tone === 'red' && <Icon name="triangle-alert" size={12} />}
            {chip.text}
          </span>
        )}
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
