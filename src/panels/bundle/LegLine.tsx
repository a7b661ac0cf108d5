import { useDirection } from '../../api/calls/directions.ts';
import { readEntity } from '../../api/records/entities.ts';
import type { ContractEntity } from '../../commands/contract/contractFacts.ts';
import { address } from '../../domain/address/address.ts';
import { legBetween, type Leg, type Way } from '../../domain/bundle/legs.ts';
import { stopsAt, type Place } from '../../domain/km/place.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import type { IconName } from '../../ui/display/iconName.ts';

const icons: Readonly<Record<Leg['kind'], IconName>> = { way: 'route', night: 'sun-moon', overlap: 'triangle-alert' };

/** What happens between two contracts: way, waiting, night, or that it does not fit. */
export function LegLine({ before, next }: { before: ContractEntity; next: ContractEntity }) {
  return <LegText leg={legBetween(before, next, useWayBetween(before, next))} />;
}

export function LegText({ leg: { kind, isTight, title, text } }: { leg: Leg }) {
  const look = isTight ? 'bg-(--row-address-pending-bg) text-(--row-address-pending-fg)' : 'bg-sunken text-2';
  return (
    <div
      role="row"
      data-leg={kind}
      className={`num flex min-h-12 items-center gap-3 border-b border-line-subtle py-1 pr-4 pl-28 text-11 ${look}`}
    >
      <span role="gridcell" className="flex min-w-0 items-center gap-3">
        <Icon name={icons[kind]} size={12} {...(isTight && { label: 'Warnung' })} />
        <span className="min-w-0">
          {title !== null && <b className="font-strong">{title} </b>}
          {text}
        </span>
      </span>
    </div>
  );
}

/** The way from where one contract ends to where the next begins; unknown while it is asked. */
export function useWayBetween(before: ContractEntity, next: ContractEntity): Way | undefined {
  const { data } = useDirection({ start: endsOf(before).end, end: endsOf(next).start, waypoints: [] });
  return data && { km: data.distanceKm, minutes: data.durationSec / 60 };
}

/** The ends of a contract, by the coordinates of the stock addresses they were taken from. */
export function endsOf(contract: ContractEntity): { readonly start: Place; readonly end: Place } {
  return stopsAt(contract, {
    pickup: readEntity(address, contract.pickupAddress),
    delivery: readEntity(address, contract.deliveryAddress),
  });
}
