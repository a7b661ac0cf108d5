/** Who is at which record, as the others see it. */
export type Person = { readonly userId: number; readonly initials: string; readonly name: string; readonly field: string | null };
type Seat = Person & { readonly iri: string; readonly until: number };

const keptForMs = 90_000;
/** Nobody has more windows open; further ones of the same person are not shown. */
const mostWindows = 50;

/** Keeps who looks at what; forgotten when not renewed. Answers which records' company changed. */
export function makePresence() {
  const seats = new Map<string, Seat>();

  const expire = (now: number): string[] => {
    const gone = [...seats].filter(([, seat]) => seat.until < now);
    for (const [key] of gone) seats.delete(key);
    return gone.map(([, seat]) => seat.iri);
  };

  return {
    expire,
    /** Someone sits down at a record, moves to another field, or (iri null) leaves. */
    sit(window: string, person: Person, { iri, now }: { iri: string | null; now: number }): string[] {
      const before = seats.get(window);
      if (!before && [...seats.values()].filter((it) => it.userId === person.userId).length >= mostWindows) return expire(now);
      if (iri === null) seats.delete(window);
      else seats.set(window, { ...person, iri, until: now + keptForMs });
      const changed = before?.iri !== (iri ?? undefined) || before?.field !== person.field;
      return [...new Set([...(changed ? [before?.iri, iri ?? undefined] : []), ...expire(now)])].filter((it) => it !== undefined);
    },
    at(iri: string): Person[] {
      const people = new Map<number, Person>();
      for (const { iri: where, userId, initials, name, field } of seats.values()) if (where === iri) people.set(userId, { userId, initials, name, field });
      return [...people.values()];
    },
    all(): string[] {
      return [...new Set([...seats.values()].map((it) => it.iri))];
    },
  };
}
