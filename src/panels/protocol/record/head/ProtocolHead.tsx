import type { Entity } from '../../../../api/records/entities.ts';
import { kmChip } from '../../../../domain/km/kmChip.ts';
import { protocolBadge, protocolStatus } from '../../../../domain/protocol/badge.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';
import { displayPlate } from '../../../../domain/vehicle/plate.ts';
import { KmChip } from '../../../../ui/display/KmChip.tsx';
import { Plate } from '../../../../ui/display/Plate.tsx';
import { UBadge } from '../../../../ui/display/UBadge.tsx';
import type { RecordHeadProps } from '../../../kit/record/RecordHead.tsx';
import { CommandButton } from '../../../kit/CommandButton.tsx';
import { RecordMenu } from '../../../kit/record/RecordMenu.tsx';
import type { Ride } from '../rideContext.ts';
import { NumberSearch } from './NumberSearch.tsx';

type Protocol = Entity<typeof protocol>;

/** Which protocol this is, how far it has come, and what can be done with it. */
export function protocolHead(entity: Protocol | undefined, ride: Ride): RecordHeadProps {
  if (!entity) return { name: undefined };
  return {
    isNumber: true,
    name: `Auftragsnachbearbeitung „${entity.orderNumber ?? ''}“`,
    short: `Protokoll ${entity.orderNumber ?? ''}`,
    badges: <Badges protocol={entity} ride={ride} />,
    actions: (
      <>
        <span className="hidden @min-[940px]:block">
          <CommandButton
            id={entity.processState === 'CLOSED' ? 'protocol.reopen' : 'protocol.close'}
            targets={[entity]}
            label={entity.processState === 'CLOSED' ? 'Wieder öffnen' : 'Schließen'}
          />
        </span>
        <span className="hidden @min-[520px]:block">
          <CommandButton id="protocol.send" targets={[entity]} label="Senden …" />
        </span>
        <NumberSearch />
        <RecordMenu iri={entity['@id']} place="protocols.toolbar" />
      </>
    ),
  };
}

function Badges({ protocol, ride }: { protocol: Protocol; ride: Ride }) {
  const status = protocolStatus(protocol.processState);
  const isReturn = Boolean(ride?.anschlussvon);
  const chip =
    ride &&
    kmChip(
      { ...ride, differenceBetweenGoogleAndActualKm: protocol.differenceBetweenGoogleAndActualKm ?? null },
      status,
    );
  return (
    <>
      <UBadge status={status} isReturn={isReturn} meaning={protocolBadge(status, isReturn ? 'return' : 'main').label} />
      {ride?.licensePlate && (
        <span className="hidden @min-[620px]:block">
          <Plate>{displayPlate(ride.licensePlate)}</Plate>
        </span>
      )}
      {chip && (
        <span className="hidden @min-[700px]:block">
          <KmChip text={chip.text} isTooMuch={chip.tone === 'red'} />
        </span>
      )}
    </>
  );
}
