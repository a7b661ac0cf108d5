import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { contract, ContractPart } from './contract.ts';

type Connection = SomeOf<typeof contract, 'anschlussvon' | 'abafahrt' | 'abcfahrt'>;

/** A contract has at most one return contract (R9). */
export function checkReturnContract(main: Pick<ContractPart, 'auftragsnummer' | 'anschlussAuftrag'>): Verdict {
  return main.anschlussAuftrag
    ? refused(`Auftrag ${main.auftragsnummer ?? ''} hat bereits einen Rückauftrag.`)
    : allowed;
}

/** A contract that follows another one must say whether the driver returns (ABA) or goes on (ABC). */
export function checkConnection(contract: Connection): Verdict<'abafahrt'> {
  if (!contract.anschlussvon || contract.abafahrt === '1' || contract.abcfahrt === '1') return allowed;
  return refused('Bei Anschlussfahrt bitte immer ABA oder ABC angeben', 'abafahrt');
}

/** A contract follows another one, never itself. */
export function checkLink({
  '@id': iri,
  anschlussvon,
}: Pick<Connection, 'anschlussvon'> & { readonly '@id'?: string }): Verdict<'anschlussvon'> {
  return iri !== undefined && anschlussvon === iri
    ? refused('Ein Auftrag kann nicht auf sich selbst folgen.', 'anschlussvon')
    : allowed;
}

/** What removing the link between two contracts changes on both of them. */
export const unlinked = { anschlussvon: null, abafahrt: '0', abcfahrt: '0' } as const;
