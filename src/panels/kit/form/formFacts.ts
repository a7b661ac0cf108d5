import type { UseFormReturn } from 'react-hook-form';
import { store } from '../../../api/records/entities.ts';
import { presenceAtom } from '../../../api/live/presence.ts';
import { valueAt } from '../../../domain/define/fieldText.ts';
import { isSame, type FormValues } from './formValues.ts';
import type { Conflict } from './merge3.ts';
import type { Fault } from './validate.ts';

/** What one field has to know of its form; the same object until something in it changes. */
export type FieldFacts = {
  readonly value: unknown;
  readonly error: string | undefined;
  /** What is wrong inside of it, by the rest of the path, for lists. */
  readonly below: Readonly<Record<string, string>>;
  /** The saved value, which the dirty mark compares with. */
  readonly before: unknown;
  /** What somebody else has saved meanwhile. */
  readonly overtaken: Conflict | undefined;
  /** Who else is in the field right now, as initials. */
  readonly people: readonly string[];
  /**
   * How often text that was not understood was thrown away: the control begins anew, because its value knows nothing of
   * that text.
   */
  readonly cleared: number;
};

type Saved = { readonly base: FormValues; readonly overtaken: ReadonlyMap<string, Conflict> };

/** The state of a form for its fields: each follows its own part, so that a key redraws one field and not a hundred. */
export type FormFacts = {
  of(path: string): FieldFacts;
  base(): FormValues;
  faults(): readonly Fault[];
  /** Takes in what is saved now. */
  take(saved: Partial<Saved>): void;
  /** Takes in what stands against saving, after something was typed into one field or after anything else. */
  note(faults: readonly Fault[], typedInto?: string): void;
  /** Throws away what stands in these fields without having been understood. */
  clear(paths: readonly string[]): void;
  /** Lets the people in the fields be seen. */
  look(): void;
  /** Calls back when something at these paths may be different; without paths whenever anything may be. */
  subscribe(onLook: () => void, paths?: readonly string[]): () => void;
};

type Source = {
  readonly iri: string | null;
  readonly form: Pick<UseFormReturn<FormValues>, 'getValues'>;
  readonly base: FormValues;
};

const nobody: readonly string[] = [];
const noFaults: Readonly<Record<string, string>> = {};

/**
 * Makes the facts of one form. React asks for them some five times while a form is drawn, so what was read is good
 * until something is told.
 */
export function formFacts({ iri, form, base }: Source): FormFacts {
  const known = new Map<string, { readonly facts: FieldFacts; readonly round: number }>();
  const listeners = new Map<() => void, readonly string[]>();
  const cleared = new Map<string, number>();
  let saved: Saved = { base, overtaken: new Map() };
  let faults: readonly Fault[] = [];
  /** Counts what was told. */
  let round = 0;
  let values: { readonly all: FormValues; readonly round: number } | undefined;

  const valuesNow = () => {
    if (values?.round !== round) values = { all: form.getValues(), round };
    return values.all;
  };
  const read = (path: string): FieldFacts => ({
    value: valueAt(valuesNow(), path),
    error: faults.find((it) => it.path === path)?.message,
    below: faults.length === 0 ? noFaults : below(path),
    before: valueAt(saved.base, path),
    overtaken: saved.overtaken.get(path),
    people: iri === null ? nobody : peopleIn(iri, path),
    cleared: cleared.get(path) ?? 0,
  });
  const below = (path: string) => {
    const inside = faults.filter((it) => it.path.startsWith(`${path}.`));
    return inside.length === 0
      ? noFaults
      : Object.fromEntries(inside.map((it) => [it.path.slice(path.length + 1), it.message]));
  };
  const look = (at?: string) => {
    round += 1;
    for (const [tell, paths] of listeners)
      if (at === undefined || paths.length === 0 || paths.some((path) => isAlong(path, at))) tell();
  };
  return {
    of: (path) => {
      const before = known.get(path);
      if (before?.round === round) return before.facts;
      const now = read(path);
      const facts = before && isEqual(before.facts, now) ? before.facts : now;
      known.set(path, { facts, round });
      return facts;
    },
    base: () => saved.base,
    faults: () => faults,
    take: (next) => {
      saved = { ...saved, ...next };
      look();
    },
    note: (next, typedInto) => {
      if (isSame(faults, next)) return look(typedInto);
      faults = next;
      look();
    },
    clear: (paths) => {
      for (const path of paths) cleared.set(path, (cleared.get(path) ?? 0) + 1);
      look();
    },
    look: () => look(),
    subscribe: (onLook, paths = []) => {
      listeners.set(onLook, paths);
      return () => {
        listeners.delete(onLook);
      };
    },
  };
}

function peopleIn(iri: string, path: string): readonly string[] {
  const people = store.get(presenceAtom(iri));
  return people.length === 0
    ? nobody
    : people.filter((it) => it.field === path).map((it) => [...it.initials].join('. '));
}

/** Whether one path is the other or lies inside of it. */
function isAlong(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

function isEqual(one: FieldFacts, other: FieldFacts): boolean {
  const isSaved = one.before === other.before && one.overtaken === other.overtaken;
  return (
    isSaved &&
    one.value === other.value &&
    one.error === other.error &&
    one.cleared === other.cleared &&
    isSame(one.below, other.below) &&
    one.people.join() === other.people.join()
  );
}
