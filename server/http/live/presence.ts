import { pathOfIri } from '../../../src/domain/define/iri.ts';
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
  /** Since when he edits the record, and in which of his windows, where he holds its lock. */
  readonly since?: string;
  readonly window?: string;
};

/** Tells the consoles of this server who is at which record; the database knows it for all servers. */
export function makePresence(
  to: Queryable,
  { streams, clock }: { readonly streams: ReadonlySet<Stream>; readonly clock: () => Date },
) {
  const changed = new Set<string>();
  let telling: Promise<void> | undefined;

  const tellChanged = async (): Promise<void> => {
    while (changed.size > 0) {
      const iris = [...changed];
      changed.clear();
      tell(await peopleAt(to, clock(), iris), streams);
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
      const places = await peopleAt(to, clock());
      // What the console knew before an interruption may be long over.
      stream.send(eventBytes('presence', { iri: null, people: [] }));
      tell(places, [stream]);
    },
    async close(): Promise<void> {
      await telling;
    },
  };
}

/**
 * By record; one at which nobody is any more has nobody, and of a person's windows there the one in which he edits
 * counts, else the last one.
 */
async function peopleAt(to: Queryable, now: Date, iris?: readonly string[]): Promise<Map<string, Person[]>> {
  const found = new Map((iris ?? []).map((it) => [it, new Map<number, Person>()]));
  for (const { iri, user_id: userId, window_id: window, name, field, since } of await seatedAt(to, now, iris)) {
    const people = found.get(iri) ?? new Map<number, Person>();
    const editing = since !== null && { since, window };
    found.set(iri, people.set(userId, { userId, initials: initialsOf(name), name, field, ...editing }));
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
  return mayRead(actor.roles, resourceByPath(pathOfIri(iri))?.area ?? 'administration');
}
