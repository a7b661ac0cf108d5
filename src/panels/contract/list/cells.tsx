import { readEntity } from '../../../api/records/entities.ts';
import { driverOf, statusOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { protocolBadge } from '../../../domain/protocol/badge.ts';
import { formatDate, formatDayFull } from '../../../domain/time/formatDay.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Plate } from '../../../ui/display/Plate.tsx';
import { UBadge } from '../../../ui/display/UBadge.tsx';
import type { ContractCell } from '../shared/contractColumn.ts';
import { OrderNumber } from '../shared/OrderNumber.tsx';
import { ContractTags } from '../shared/ContractTags.tsx';
import { Town } from '../shared/Town.tsx';
import { spanText } from '../shared/tourText.ts';
import { DriverMissing } from '../shared/DriverMissing.tsx';
import { townText } from '../../../domain/km/townText.ts';

/** How wide the tags of a row may be. */
export const tagRoom = 116;

/** Number, place, state and people of a contract. */
export const NumberCell = ({ entity }: ContractCell) => (
  <div className="one-line">
    <OrderNumber entity={entity} />
  </div>
);

/** The tags of a contract. */
export const TagsCell = ({ entity }: ContractCell) => (
  <div className="one-line gap-[3px]!">
    <ContractTags entity={entity} room={tagRoom} />
  </div>
);

/** When the vehicle is fetched. */
export const PickupCell = ({ entity }: ContractCell) => {
  const { datum, pickupTimeFrom, pickupTimeTo } = entity;
  return <When word="Abholung" day={datum} from={pickupTimeFrom} to={pickupTimeTo} />;
};

/** When the vehicle is delivered. */
export const DeliveryCell = ({ entity }: ContractCell) => {
  const { bringdatum, deliveryTimeFrom, deliveryTimeTo } = entity;
  return <When word="Zustellung" day={bringdatum} from={deliveryTimeFrom} to={deliveryTimeTo} />;
};

type Moment = {
  readonly word: string;
  readonly day: string | null | undefined;
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
};

function When({ word, day, from, to }: Moment) {
  const tip = day ? `${word} ${formatDayFull(day)}${from || to ? `, ${spanText(from, to)}` : ''}` : undefined;
  return (
    <div className="one-line num" data-tip={tip}>
      <Day day={day} />
      <span className="truncate text-11 text-3">{from ?? (to ? `bis ${to}` : '')}</span>
    </div>
  );
}

/** A date, whose century gives way where the towns need the room. */
function Day({ day }: { day: string | null | undefined }) {
  const text = formatDate(day);
  return (
    <span>
      {text.slice(0, 6)}
      <span className="century">{text.slice(6, 8)}</span>
      {text.slice(8)}
    </span>
  );
}

/** The driver by his short code, or that he is missing. */
export const DriverCell = ({ entity }: ContractCell) => {
  const driver = driverOf(entity);
  if (driver)
    return (
      <div className="one-line">
        <span className="truncate font-medium" data-tip={driver.name}>
          {driver.code}
        </span>
      </div>
    );
  if (entity.isStorniert) return <div className="one-line text-3">–</div>;
  return (
    <div className="one-line">
      <DriverMissing />
    </div>
  );
};

/** The customer by its short code. */
export const CustomerCell = ({ entity, text }: ContractCell) => {
  const firm = firmOf(entity);
  return (
    <div className="one-line">
      <span className="truncate" data-tip={firm}>
        {text || '–'}
      </span>
    </div>
  );
};

/** The firm behind a contract, as far as it is loaded. */
export function firmOf(entity: ContractEntity): string | undefined {
  return readEntity(customer, entity.contractClientAddress)?.firma || undefined;
}

/** The plate a vehicle drives with. */
export const PlateCell = ({ text }: ContractCell) =>
  text ? (
    <div className="one-line">
      <Plate>{displayPlate(text)}</Plate>
    </div>
  ) : (
    <div className="one-line text-11 text-3">ohne Kennz.</div>
  );

/** Where the vehicle is fetched. */
export const FromCell = ({ entity }: ContractCell) => <Place place={entity.pickupLocation} />;

/** Where the vehicle is delivered. */
export const ToCell = ({ entity }: ContractCell) => <Place place={entity.deliveryLocation} />;

function Place({ place }: { place: ContractEntity['pickupLocation'] | undefined }) {
  const { firma, strasse, hausnr, plz, ort } = place ?? {};
  const tip = [firma, [strasse, hausnr].filter(Boolean).join(' '), townText(place)].filter(Boolean).join('\n');
  return (
    <div className="one-line" data-tip={tip || undefined}>
      <Town plz={plz} ort={ort ?? '–'} />
    </div>
  );
}

/** How far the ride is, and whether its driver was written to. */
export const StatusCell = ({ entity }: ContractCell) => {
  const status = statusOf(entity);
  const isSent = entity.isFahrerMailGesendet === true;
  const mail = isSent ? 'Fahrermail gesendet' : 'keine Fahrermail';
  return (
    <div className="one-line">
      <UBadge status={status} meaning={protocolBadge(status).label} />
      <Icon
        name={isSent ? 'mail-check' : 'mail'}
        size={12}
        label={mail}
        tip
        className={isSent ? 'text-ok' : 'text-3'}
      />
    </div>
  );
};
