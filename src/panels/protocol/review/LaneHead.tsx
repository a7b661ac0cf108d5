import { useEntity, type Entity } from '../../../api/records/entities.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { protocolBadge, protocolStatus } from '../../../domain/protocol/badge.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { Plate } from '../../../ui/display/Plate.tsx';
import { UBadge } from '../../../ui/display/UBadge.tsx';
import { RecordHead } from '../../kit/record/RecordHead.tsx';
import { RecordMenu } from '../../kit/record/RecordMenu.tsx';
import type { Ride } from '../record/rideContext.ts';

/** Which protocol is looked at: number, state, vehicle, way, customer and driver. */
export function LaneHead({ protocol: it, ride }: { protocol: Entity<typeof protocol>; ride: Ride }) {
  const status = protocolStatus(it.processState);
  const isReturn = Boolean(it.previousRide);
  const iri = it['@id'];
  return (
    <RecordHead
      head={{
        icon: 'clipboard-check',
        isNumber: true,
        name: it.orderNumber ?? '',
        badges: (
          <>
            <UBadge
              status={status}
              isReturn={isReturn}
              meaning={protocolBadge(status, isReturn ? 'return' : 'main').label}
            />
            {ride?.licensePlate && <Plate>{displayPlate(ride.licensePlate)}</Plate>}
            {ride && <About ride={ride} />}
          </>
        ),
        actions: (
          <>
            <IconButton
              icon="external-link"
              label="Nachbearbeitung daneben öffnen"
              hotkey="o"
              onClick={() => tools().open(urlOf(iri), 'beside')}
            />
            <RecordMenu iri={iri} place="protocols.row" />
          </>
        ),
      }}
      buttons={[]}
    />
  );
}

function About({ ride }: { ride: NonNullable<Ride> }) {
  const client = useEntity(customer, ride.contractClientAddress);
  const person = useEntity(driver, ride.driver);
  const { manufacturer, carModel, pickupLocation, deliveryLocation } = ride;
  const who = [client?.kuerzel, person && `Fahrer ${[person.kuerzel, person.name].filter(Boolean).join(' ')}`];
  return (
    <span className="flex min-w-0 items-center gap-3 overflow-hidden">
      <span className="truncate">{[manufacturer, carModel].filter(Boolean).join(' ')}</span>
      <span className="flex flex-none items-center gap-2 @max-[620px]:hidden">
        <span aria-hidden className="text-3">
          ·
        </span>
        {pickupLocation?.ort}
        <Icon name="arrow-right" size={12} label="nach" className="text-3" />
        {deliveryLocation?.ort}
      </span>
      <span className="truncate text-2 @max-[900px]:hidden">{`· ${who.filter(Boolean).join(' · ')}`}</span>
    </span>
  );
}
