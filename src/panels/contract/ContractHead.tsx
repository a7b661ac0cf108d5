import { useEntity, type Entity } from '../../api/entities.ts';
import { copyContract, createReturnOrder, openProtocol } from '../../commands/contractEditor.ts';
import { printContracts } from '../../commands/contractPapers.ts';
import { protocolBadge, protocolStatus } from '../../domain/protocol/badge.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { isIconName } from '../../ui/iconName.ts';
import { Plate } from '../../ui/Plate.tsx';
import { UBadge } from '../../ui/UBadge.tsx';
import { runCommand } from '../../commands/runCommand.ts';
import { commandStateOf } from './commandStateOf.ts';
import { RouteMapLink } from './RouteMapLink.tsx';

const actions = [copyContract, createReturnOrder, printContracts, openProtocol];

/** Which order this is, how far it has come, and what can be made of it. */
export function ContractHead({ order }: { order: Entity }) {
  const hasReturn = typeof order.anschlussAuftrag === 'string';
  const following = useEntity(hasReturn ? String(order.anschlussAuftrag) : null);
  return (
    <header className="flex h-20 flex-none items-center gap-4 overflow-hidden border-b border-line-subtle pr-5 pl-6 whitespace-nowrap">
      <h2 className="num text-[15px] leading-[20px] font-[600]">{String(order.auftragsnummer ?? '')}</h2>
      <Progress protocol={order.protocol} />
      {hasReturn && <Progress protocol={following?.protocol} isReturn />}
      {typeof order.licensePlate === 'string' && <Plate>{displayPlate(order.licensePlate)}</Plate>}
      {order.isStorniert === true && <span className="text-11 font-strong text-danger">storniert</span>}
      <span className="flex-1" />
      <span className="flex gap-1">
        {actions.map((command) => {
          const state = commandStateOf(command, order);
          if (state.state === 'hidden' || !isIconName(command.icon)) return null;
          return <IconButton key={command.id} icon={command.icon} label={command.title} onClick={() => runCommand(command, [order])} {...(state.state === 'disabled' && { reason: state.reason })} />;
        })}
      </span>
      <RouteMapLink order={order} />
    </header>
  );
}

/** How far a protocol is; the return ride counts on. */
function Progress({ protocol, isReturn = false }: { protocol: unknown; isReturn?: boolean }) {
  const entity = useEntity(typeof protocol === 'string' ? protocol : null);
  if (entity === undefined) return null;
  const status = protocolStatus(typeof entity.processState === 'string' ? entity.processState : null);
  return <UBadge status={status} isReturn={isReturn} meaning={protocolBadge(status, isReturn ? 'return' : 'main').label} />;
}
