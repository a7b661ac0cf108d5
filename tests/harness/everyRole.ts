import { staffRoles, type Role } from '../../src/domain/access/roles.ts';
import type { Client } from './client.ts';
import { leitstand, type TestSystem } from './leitstand.ts';

/** A system at which one person of every role is signed in already. */
export type EveryRole = {
  readonly system: TestSystem;
  as(role: Role): Client;
  /** The number of that person's account. */
  idOf(role: Role): number;
};

/** Signs one person of every role in, for tests that compare what each of them may. */
export async function everyRole(): Promise<EveryRole> {
  const system = await leitstand();
  const people = new Map(
    await Promise.all(
      staffRoles.map(async (role) => {
        const client = await system.as(role);
        const { userId } = system.app.jwt.decode<{ readonly userId: number }>(client.token ?? '') ?? {};
        return [role, { client, id: userId ?? 0 }] as const;
      }),
    ),
  );
  const person = (role: Role) => {
    const found = people.get(role);
    if (!found) throw new Error(`Nobody is signed in as ${role}.`);
    return found;
  };
  return { system, as: (role) => person(role).client, idOf: (role) => person(role).id };
}
