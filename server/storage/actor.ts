import type { Role } from '../../src/domain/access/roles.ts';

/** On whose behalf something is read or changed: a person, or another program with a key of its own. */
export type Actor = {
  readonly userId: number | null;
  readonly username: string;
  readonly roles: readonly Role[];
  readonly keyId?: number;
};

/** Leitstand itself: jobs, imports, consequences. */
export const system: Actor = { userId: null, username: 'System', roles: ['admin'] };

/**
 * The number under which calls of a person or a program are told apart from those of others; null for Leitstand itself.
 */
export function callerId({ userId, keyId }: Actor): number | null {
  return keyId === undefined ? userId : -keyId;
}
