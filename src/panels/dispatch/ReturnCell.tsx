import { readEntity, type Entity } from '../../api/entities.ts';
import { numberOf, orderOf } from '../../commands/contractFacts.ts';
import { formatDayFull } from '../../domain/time/formatDay.ts';
import { returnTime, spanText } from '../kit/order/tourText.ts';
import { urlOfIri } from '../kit/represent.ts';

/** The way back: its number, when it begins and where. */
export function ReturnCell({ entity }: { entity: Entity }) {
  const back = readEntity(orderOf(entity).anschlussAuftrag ?? '');
  if (!back) return <div className="two-lines"><div className="text-3">–</div></div>;
  const order = orderOf(back);
  const { plz, ort, firma } = order.pickupLocation ?? {};
  const when = returnTime(order.datum, order.pickupTimeFrom);
  const tip = [
    `Rückauftrag ${numberOf(back)}${order.isStorniert ? ', storniert' : ''}`,
    `Abholung ${[order.datum ? formatDayFull(order.datum) : '', spanText(order.pickupTimeFrom, order.pickupTimeTo)].join(' ')}, ${[firma, plz, ort].filter(Boolean).join(' ')}`,
    `Zustellung ${[order.bringdatum ? formatDayFull(order.bringdatum) : '', spanText(order.deliveryTimeFrom, order.deliveryTimeTo)].join(' ')}, ${[order.deliveryLocation?.firma, order.deliveryLocation?.plz, order.deliveryLocation?.ort].filter(Boolean).join(' ')}`,
    order.carDetails ?? '',
  ].filter(Boolean).join('\n');
  return (
    <div className="two-lines" data-tip={tip}>
      <div>
        <a href={urlOfIri(back['@id'])} tabIndex={-1} className={`num font-medium text-link hover:underline ${order.isStorniert ? 'line-through decoration-1' : ''}`}>{numberOf(back)}</a>
      </div>
      <div className="text-11 text-2">
        {when && <span className="order-extra num flex-none font-medium">{when}</span>}
        <span className="truncate">{[plz, ort].filter(Boolean).join(' ') || '–'}</span>
      </div>
    </div>
  );
}
