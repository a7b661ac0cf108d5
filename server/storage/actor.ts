import type { Role } from '../../src/domain/access/roles.ts';

/** On whose behalf something is read or changed. */
export type Actor = { readonly userId: number | null; readonly username: string; readonly roles: readonly Role[] };

/** Leitstand itself: jobs, imports, consequences. */
export const system: Actor = { userId: null, username: 'System', roles: ['admin'] };
