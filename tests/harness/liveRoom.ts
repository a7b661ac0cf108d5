import { afterEach } from 'vitest';
import type { Role } from '../../src/domain/access/roles.ts';
import type { Json } from './client.ts';
import { leitstand, type TestSystem } from './leitstand.ts';
import { listen, type LiveEvent, type LiveReader } from './liveReader.ts';

/** A system with consoles that listen; each is closed with its test. */
export type LiveRoom = {
  readonly system: TestSystem;
  listening(role: Role, lastEventId?: string): Promise<LiveReader>;
  /** What a dispatcher changes meanwhile. */
  patch(iri: string, values: object): Promise<Json>;
};

export async function liveRoom(): Promise<LiveRoom> {
  const system = await leitstand();
  const readers: LiveReader[] = [];
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
  });
  return {
    system,
    async listening(role, lastEventId) {
      const reader = await listen(await system.as(role), lastEventId);
      readers.push(reader);
      return reader;
    },
    patch: async (iri, values) => (await (await system.as('dispo')).patch(iri, values)).body,
  };
}

/** Whether an event tells of a change of this record. */
export const about =
  (iri: string) =>
  ({ event, data }: LiveEvent): boolean =>
    event === 'change' && data.iri === iri;
