import { mayRead } from '../../../src/domain/access/matrix.ts';
import { initialsOf } from '../../../src/domain/people/initials.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { seatedAt } from '../../storage/presence.ts';
import type { Queryable } from '../../storage/sql.ts';
import { eventBytes, type Stream } from './stream.ts';

/** Who is at which record, as the others see it. */
type Person = {
  readonly userId: number;
  readonly initials: string;
  readonly name: string;
  readonly field: string | null;
};

/** Tells the consoles of this server who is at which record; the database knows it for all servers. */
export function makePresence(to: Queryable, { streams }: { readonly streams: ReadonlySet<Stream> }) {
  const changed = new Set<string>();
  let telling: Promise<void> | undefined;

  const tellChanged = async (): Promise<void> => {
    while (changed.size > 0) {
      const iris = [...changed];
      changed.clear();
      tell(await peopleAt(to, iris), streams);
    }
  };

  return {
    /** Somebody came to a record, moved or left, whichever server he spoke to. */
    hear(iri: string): void {
      if (iri === '' || streams.size === 0) return;
      changed.add(iri);
      // What could not be read now is told with the next movement at the record, or when a console comes anew.
      telling ??= tellChanged()
        .catch(() => undefined)
        .finally(() => {
          telling = undefined;
        });
    },
    /** Tells a console that has just come of everybody. */
    async greet(stream: Stream): Promise<void> {
      tell(await peopleAt(to), [stream]);
    },
    async close(): Promise<void> {
      await telling;
    },
  };
}

/** By record; one at which nobody is any more has nobody, and of a person's windows there the last one counts. */
async function peopleAt(to: Queryable, iris?: readonly string[]): Promise<Map<string, Person[]>> {
  const found = new Map((iris ?? []).map((it) => [it, new Map<number, Person>()]));
  for (const { iri, user_id: userId, name, field } of await seatedAt(to, iris)) {
    const people = found.get(iri) ?? new Map<number, Person>();
    found.set(iri, people.set(userId, { userId, initials: initialsOf(name), name, field }));
  }
  return new Map([...found].map(([iri, people]) => [iri, [...people.values()]]));
}

function tell(places: ReadonlyMap<string, readonly Person[]>, readers: Iterable<Stream>): void {
  const all = [...readers];
  for (const [iri, people] of places) {
    const bytes = eventBytes('presence', { iri, people });
    for (const stream of all) if (maySeeWho(stream, iri)) stream.send(bytes);
  }
}

/** Who sits at a record is told to those who may read it. */
function maySeeWho({ actor }: Stream, iri: string): boolean {
  return mayRead(actor.roles, resourceByPath(iri.split('/')[2] ?? '')?.area ?? 'administration');
}
