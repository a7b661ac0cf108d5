import { readEntity, type Entity } from '../../api/records/entities.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import type { contract } from '../../domain/contract/contract.ts';
import { driver } from '../../domain/driver/driver.ts';
import { protocolStatus } from '../../domain/protocol/badge.ts';
import { protocol } from '../../domain/protocol/protocol.ts';

/** A contract as the console keeps it. */
export type ContractEntity = Entity<typeof contract>;
/** A driver, bundle or other record that a contract refers to, by the name people use. */
export type Named = { readonly iri: string; readonly code: string; readonly name: string };

/** The contract number as people say it. */
export function numberOf({ auftragsnummer, id }: ContractEntity): string {
  return auftragsnummer ?? `Nr. ${String(id)}`;
}

/** How far the contract's protocol is, 0 to 4; not begun while it is not known. */
export function statusOf(contract: ContractEntity): number {
  return protocolStatus(readEntity(protocol, contract.protocol)?.processState);
}

/** The driver of the contract, null when it has none. */
export function driverOf(contract: ContractEntity): Named | null {
  return contract.driver ? driverNamed(contract.driver) : null;
}

/** A driver by short code and name, as far as he is loaded. */
export function driverNamed(iri: string): Named {
  const { kuerzel, name: full, firma } = readEntity(driver, iri) ?? {};
  const name = full || firma || 'Fahrer';
  return { iri, code: kuerzel || name, name };
}

/** The active bundle the contract is part of. */
export function bundleOf(contract: ContractEntity): Named | null {
  const iri = contract.bundles?.[0];
  if (!iri) return null;
  const name = readEntity(bundle, iri)?.bundle || 'Fahrtpaket';
  return { iri, code: name, name };
}

/** Numbers of several contracts for a sentence; more than five are counted. */
export function numbersOf(contracts: readonly ContractEntity[]): string {
  const numbers = contracts.map(numberOf);
  return numbers.length <= 5
    ? numbers.join(', ')
    : `${numbers.slice(0, 4).join(', ')} und ${String(numbers.length - 4)} weitere`;
}

/** "1 Auftrag", "3 Aufträge"; after "aus", "von" and "zu" it is the dative, "aus 3 Aufträgen". */
export function countOf(count: number, grammar: 'nominative' | 'dative' = 'nominative'): string {
  if (count === 1) return '1 Auftrag';
  return `${String(count)} ${grammar === 'dative' ? 'Aufträgen' : 'Aufträge'}`;
}
