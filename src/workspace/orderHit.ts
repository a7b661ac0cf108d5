import { readEntity } from '../api/records/entities.ts';
import type { Order } from '../commands/contract/contractFacts.ts';
import { customer } from '../domain/customer/customer.ts';
import { driver } from '../domain/driver/driver.ts';
import { protocolStatus } from '../domain/protocol/badge.ts';
import { protocol } from '../domain/protocol/protocol.ts';
import { formatDayShort } from '../domain/time/formatDay.ts';

/** What search and palette show of an order. */
export type OrderHit = {
  readonly iri: string;
  readonly url: string;
  readonly number: string;
  readonly plate: string | null;
  readonly vin: string | null;
  readonly vehicle: string | null;
  readonly customer: string | null;
  readonly driver: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly day: string | null;
  readonly status: number | null;
  readonly isCancelled: boolean;
};

/** Reads an order as far as it is known here. */
export function orderHit(order: Order): OrderHit {
  const bill = readEntity(customer, order.contractClientAddress);
  const behind = readEntity(driver, order.driver);
  const { processState } = readEntity(protocol, order.protocol) ?? {};
  return {
    iri: order['@id'],
    url: order['@id'].replace(/^\/api/, ''),
    number: order.auftragsnummer || String(order.id),
    plate: order.licensePlate || null,
    vin: order.carFin || null,
    vehicle: order.carDetails || [order.manufacturer, order.carModel].filter(Boolean).join(' ') || null,
    customer: bill?.anzeigename || bill?.firma || null,
    driver: [behind?.kuerzel, behind?.name].filter(Boolean).join(' ') || null,
    from: order.pickupLocation?.ort || null,
    to: order.deliveryLocation?.ort || null,
    day: order.datum ? formatDayShort(order.datum) : null,
    status: processState ? protocolStatus(processState) : null,
    isCancelled: order.isStorniert === true,
  };
}
