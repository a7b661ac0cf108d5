import { allowed, refused, type Verdict } from '../define/verdict.ts';

interface Connection {
  readonly anschlussvon?: unknown;
  readonly abafahrt?: string | null | undefined;
  readonly abcfahrt?: string | null | undefined;
}

/** An order that follows another one must say whether the driver returns (ABA) or goes on (ABC). */
export function checkConnection(contract: Connection): Verdict {
  if (!contract.anschlussvon || contract.abafahrt === '1' || contract.abcfahrt === '1') return allowed;
  return refused('Bei Anschlussfahrt bitte immer ABA oder ABC angeben', 'abafahrt');
}

/** An order follows another one, never itself. */
export function checkLink({ '@id': iri, anschlussvon }: { readonly '@id'?: string; readonly anschlussvon?: unknown }): Verdict {
  return iri !== undefined && anschlussvon === iri ? refused('Ein Auftrag kann nicht auf sich selbst folgen.', 'anschlussvon') : allowed;
}

/** What removing the link between two orders changes on both of them. */
export const unlinked = { anschlussvon: null, abafahrt: '0', abcfahrt: '0' } as const;
