import { readEntity, type Entity } from '../api/entities.ts';
import type { Contract } from '../domain/contract/contract.ts';
import { protocolStatus } from '../domain/protocol/badge.ts';

/** An order as the console keeps it: references are IRIs, fields that nobody asked for are missing. */
export type Order = Partial<Contract> & { readonly '@id': string; readonly version: number };
/** A driver, bundle or other record that an order refers to, by the name people use. */
export type Named = { readonly iri: string; readonly code: string; readonly name: string };

/** Reads a record of `/api/contracts` with the types of its definition. */
export function orderOf(entity: Entity): Order {
  return entity as unknown as Order;
}

/** The order number as people say it. */
export function numberOf(entity: Entity): string {
  return orderOf(entity).auftragsnummer ?? `Nr. ${String(entity.id)}`;
}

/** How far the order's protocol is, 0 to 4; not begun while it is not known. */
export function statusOf(entity: Entity): number {
  const protocol = referred(orderOf(entity).protocol);
  return protocolStatus(textOf(protocol?.processState));
}

/** The driver of the order, null when it has none. */
export function driverOf(entity: Entity): Named | null {
  const iri = orderOf(entity).driver;
  return iri ? driverNamed(iri) : null;
}

/** A driver by short code and name, as far as he is loaded. */
export function driverNamed(iri: string): Named {
  const driver = referred(iri);
  const name = textOf(driver?.name) ?? textOf(driver?.firma) ?? 'Fahrer';
  return { iri, code: textOf(driver?.kuerzel) ?? name, name };
}

/** The active bundle the order is part of. */
export function bundleOf(entity: Entity): Named | null {
  const iri = orderOf(entity).bundles?.[0];
  if (!iri) return null;
  const name = textOf(referred(iri)?.bundle) ?? 'Fahrtpaket';
  return { iri, code: name, name };
}

/** Numbers of several orders for a sentence; more than five are counted. */
export function numbersOf(entities: readonly Entity[]): string {
  const numbers = entities.map(numberOf);
  return numbers.length <= 5 ? numbers.join(', ') : `${numbers.slice(0, 4).join(', ')} und ${String(numbers.length - 4)} weitere`;
}

/** "1 Auftrag", "3 Aufträge"; after "aus", "von" and "zu" it is the dative, "aus 3 Aufträgen". */
export function countOf(count: number, grammar: 'nominative' | 'dative' = 'nominative'): string {
  if (count === 1) return '1 Auftrag';
  return `${String(count)} ${grammar === 'dative' ? 'Aufträgen' : 'Aufträge'}`;
}

function referred(iri: unknown): Entity | undefined {
  return typeof iri === 'string' ? readEntity(iri) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
