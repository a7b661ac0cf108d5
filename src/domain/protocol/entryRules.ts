import { choiceOf } from '../choices/choices.ts';
import { expenseTypes } from './choices/expenseTypes.ts';
import { waitingReasons } from './choices/waitingReasons.ts';
import type { SomeOf } from '../define/row.ts';
import { partFault } from './carParts.ts';
import type { protocol } from './protocol.ts';

type Entries = SomeOf<typeof protocol, 'carType' | 'damages' | 'expenses' | 'waitings'>;
type At = `damages.${number}.component` | `expenses.${number}.description` | `waitings.${number}.otherReason`;
type Fault = { readonly path: At; readonly message: string };
type Objection = { readonly at: (place: number) => At; readonly message: string };
type Entry = { readonly id?: unknown };

/**
 * What stands against the entries of a protocol, each objection at its field. An entry is asked when it is new or
 * changed: who adds a note to an old protocol is not refused for what others typed into it.
 */
export function entryFaults(before: Entries | null, after: Entries): readonly Fault[] {
  const { carType } = after;
  return [
    ...faultsIn([before?.damages, after.damages], ({ component, location }) => {
      const message = partFault(component, { carType, location });
      return message === undefined ? undefined : { at: (place) => `damages.${place}.component`, message };
    }),
    ...faultsIn([before?.expenses, after.expenses], ({ type, description }) =>
      choiceOf(expenseTypes, type)?.requiresText === true && isEmpty(description)
        ? { at: (place) => `expenses.${place}.description`, message: 'Bitte beschreiben, wofür ausgelegt wurde.' }
        : undefined,
    ),
    ...faultsIn([before?.waitings, after.waitings], ({ reason, otherReason }) =>
      choiceOf(waitingReasons, reason)?.requiresText === true && isEmpty(otherReason)
        ? { at: (place) => `waitings.${place}.otherReason`, message: 'Bitte den Grund der Wartezeit beschreiben.' }
        : undefined,
    ),
  ];
}

type List<T> = readonly T[] | null | undefined;

function faultsIn<T extends Entry>(
  [before, after]: readonly [List<T>, List<T>],
  judge: (entry: T) => Objection | undefined,
): readonly Fault[] {
  const known = new Map((before ?? []).map((it) => [it.id, it]));
  return (after ?? []).flatMap((entry, place) => {
    const was = entry.id === undefined || entry.id === null ? undefined : known.get(entry.id);
    const objection = judge(entry);
    if (!objection || (was && judge(was)?.message === objection.message)) return [];
    return [{ path: objection.at(place), message: objection.message }];
  });
}

function isEmpty(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}
