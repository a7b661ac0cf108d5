import { readEntity, type Entity } from '../../api/records/entities.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import type { contract } from '../../domain/contract/contract.ts';
import { driver } from '../../domain/driver/driver.ts';
import { protocolStatus } from '../../domain/protocol/badge.ts';
import { protocol } from '../../domain/protocol/protocol.ts';

/** An order as the console keeps it. */
export type Order = Entity<typeof contract>;
/** A driver, bundle or other record that an order refers to, by the name people use. */
export type Named = { readonly iri: string; readonly code: string; readonly name: string };

/** The order number as people say it. */
export function numberOf({ auftragsnummer, id }: Order): string {
  return auftragsnummer ?? `Nr. ${String(id)}`;
}

/** How far the order's protocol is, 0 to 4; not begun while it is not known. */
export function statusOf(order: Order): number {
  return protocolStatus(readEntity(protocol, order.protocol)?.processState);
}

/** The driver of the order, null when it has none. */
export function driverOf(order: Order): Named | null {
  return order.driver ? driverNamed(order.driver) : null;
}

/** A driver by short code and name, as far as he is loaded. */
export function driverNamed(iri: string): Named {
  const { kuerzel, name: full, firma } = readEntity(driver, iri) ?? {};
  const name = full || firma || 'Fahrer';
  return { iri, code: kuerzel || name, name };
}

/** The active bundle the order is part of. */
export function bundleOf(order: Order): Named | null {
  const iri = order.bundles?.[0];
  if (!iri) return null;
  const name = readEntity(bundle, iri)?.bundle || 'Fahrtpaket';
  return { iri, code: name, name };
}

/** Numbers of several orders for a sentence; more than five are counted. */
export function numbersOf(orders: readonly Order[]): string {
  const numbers = orders.map(numberOf);
  return numbers.length <= 5
    ? numbers.join(', ')
    : `${numbers.slice(0, 4).join(', ')} und ${String(numbers.length - 4)} weitere`;
}

/** "1 Auftrag", "3 Aufträge"; after "aus", "von" and "zu" it is the dative, "aus 3 Aufträgen". */
export function countOf(count: number, grammar: 'nominative' | 'dative' = 'nominative'): string {
  if (count === 1) return '1 Auftrag';
  return `${String(count)} ${grammar === 'dative' ? 'Aufträgen' : 'Aufträge'}`;
}
