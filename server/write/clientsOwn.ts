import type { AnyRow } from '../../src/domain/define/row.ts';

/**
 * What stock hydra clients carry along with the values: JSON-LD's own members, and the number they keep beside the
 * address that serves them as id.
 */
export function isClientsOwn(member: string): boolean {
  return member.startsWith('@') || member === 'originId';
}

/** A body without what its client keeps for itself; what is no object is left to who checks it. */
export function withoutClientsOwn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body as AnyRow).filter(([member]) => !isClientsOwn(member)));
}
