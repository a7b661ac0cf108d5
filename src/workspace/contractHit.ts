import { readEntity } from '../api/records/entities.ts';
import type { ContractEntity } from '../commands/contract/contractFacts.ts';
import { customer } from '../domain/customer/customer.ts';
import { driver } from '../domain/driver/driver.ts';
import { protocolStatus } from '../domain/protocol/badge.ts';
import { protocol } from '../domain/protocol/protocol.ts';
import { formatDayShort } from '../domain/time/formatDay.ts';

/** What search and palette show of a contract. */
export type ContractHit = {
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

/** Reads a contract as far as it is known here. */
export function contractHit(contract: ContractEntity): ContractHit {
  const bill = readEntity(customer, contract.contractClientAddress);
  const behind = readEntity(driver, contract.driver);
  const { processState } = readEntity(protocol, contract.protocol) ?? {};
  return {
    iri: contract['@id'],
    url: contract['@id'].replace(/^\/api/, ''),
    number: contract.auftragsnummer || String(contract.id),
    plate: contract.licensePlate || null,
    vin: contract.carFin || null,
    vehicle: contract.carDetails || [contract.manufacturer, contract.carModel].filter(Boolean).join(' ') || null,
    customer: bill?.anzeigename || bill?.firma || null,
    driver: [behind?.kuerzel, behind?.name].filter(Boolean).join(' ') || null,
    from: contract.pickupLocation?.ort || null,
    to: contract.deliveryLocation?.ort || null,
    day: contract.datum ? formatDayShort(contract.datum) : null,
    status: processState ? protocolStatus(processState) : null,
    isCancelled: contract.isStorniert === true,
  };
}
