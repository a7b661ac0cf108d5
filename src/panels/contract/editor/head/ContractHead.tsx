import { useEntity } from '../../../../api/records/entities.ts';
import { copyContract, createReturnContract, openProtocol } from '../../../../commands/contract/contractEditor.ts';
import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { printContracts } from '../../../../commands/contract/contractPapers.ts';
import { runCommand } from '../../../../commands/runCommand.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { protocolBadge, protocolStatus } from '../../../../domain/protocol/badge.ts';
import { protocol as protocolResource } from '../../../../domain/protocol/protocol.ts';
import { displayPlate } from '../../../../domain/vehicle/plate.ts';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { isIconName } from '../../../../ui/display/iconName.ts';
import { Plate } from '../../../../ui/display/Plate.tsx';
import { UBadge } from '../../../../ui/display/UBadge.tsx';
import type { RecordHeadProps } from '../../../kit/record/RecordHead.tsx';
import { commandStateOf } from '../commandStateOf.ts';
import { RouteMapLink } from './RouteMapLink.tsx';

const actions = [copyContract, createReturnContract, printContracts, openProtocol];

/** Which contract this is, how far it has come, and what can be made of it. */
export function contractHead(contract: ContractEntity | undefined): RecordHeadProps {
  if (!contract) return { name: undefined };
  return {
    name: contract.auftragsnummer ?? '',
    isNumber: true,
    badges: <Badges contract={contract} />,
    actions: <Actions contract={contract} />,
  };
}

function Badges({ contract: entity }: { contract: ContractEntity }) {
  const returnContract = entity.anschlussAuftrag ?? null;
  const next = useEntity(contract, returnContract);
  return (
    <>
      <Progress protocol={entity.protocol} />
      {returnContract !== null && <Progress protocol={next?.protocol} isReturn />}
      {entity.licensePlate && <Plate>{displayPlate(entity.licensePlate)}</Plate>}
      {entity.isStorniert === true && <span className="text-11 font-strong text-danger">storniert</span>}
    </>
  );
}

function Actions({ contract }: { contract: ContractEntity }) {
  return (
    <>
      <span className="flex gap-1">
        {actions.map((command) => {
          const state = commandStateOf(command, contract);
          if (state.state === 'hidden' || !isIconName(command.icon)) return null;
          const reason = state.state === 'disabled' ? { reason: state.reason } : {};
          return (
            <IconButton
              key={command.id}
              icon={command.icon}
              label={command.title}
              onClick={() => runCommand(command, [contract])}
              {...reason}
            />
          );
        })}
      </span>
      <RouteMapLink contract={contract} />
    </>
  );
}

/** How far a protocol is; the return ride counts on. */
function Progress({ protocol, isReturn = false }: { protocol: string | null | undefined; isReturn?: boolean }) {
  const entity = useEntity(protocolResource, protocol);
  if (entity === undefined) return null;
  const status = protocolStatus(entity.processState ?? null);
  return (
    <UBadge status={status} isReturn={isReturn} meaning={protocolBadge(status, isReturn ? 'return' : 'main').label} />
  );
}
