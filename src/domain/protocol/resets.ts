import type { KeyOf } from '../choices/choices.ts';
import { choiceOf } from '../choices/choices.ts';
import { protocolResets } from './choices/protocolResets.ts';
import type { ChangesOf, SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { isAhead } from './goingBack.ts';
import type { protocol } from './protocol.ts';
import { isSigned, signatures, type SignatureName } from './signed.ts';
import type { ProcessState } from './stateChange.ts';

type Changes = ChangesOf<typeof protocol>;
type State = SomeOf<typeof protocol, 'processState'>;
export type ResetKey = KeyOf<typeof protocolResets>;

/** What is sent for a partial reset: the state it goes back to, what it clears and what the app may do again (R33). */
export function changesOfReset(key: ResetKey, state: State): Changes {
  const reset = choiceOf(protocolResets, key);
  if (!reset) return {};
  const isSignature = (name: string) => signatures.some((it) => it === name);
  const cleared = reset.clears.map((name) => [name, isSignature(name) ? null : false]);
  return {
    ...(!isAhead(reset.processState, state) && { processState: reset.processState as ProcessState }),
    ...(Object.fromEntries(cleared) as Changes),
    additionalProperties: reset.sets,
  };
}

/** Taking a signature back never moves a protocol forwards, whatever state is named beside it (0-decisions). */
export function neverForwards(before: State, { input }: { readonly input: Changes }): { processState?: ProcessState } {
  const takesBack = signatures.some((name) => input[name] === null);
  const isForwards = takesBack && input.processState && isAhead(input.processState, before);
  return isForwards && before.processState ? { processState: before.processState } : {};
}

/** Whether a change takes something back that was signed. */
export function takesSignatureBack(
  before: SomeOf<typeof protocol, SignatureName>,
  after: SomeOf<typeof protocol, SignatureName>,
): boolean {
  return signatures.some((it) => isSigned(before[it]) && !isSigned(after[it]));
}

type Billed = {
  readonly invoiceNumbers?:
    | readonly { readonly number?: string | null | undefined; readonly cancelled?: boolean | null | undefined }[]
    | null
    | undefined;
};

/** The numbers of the documents that a contract stands on, that are completed and that no Storno has taken back. */
export function completedNumbers({ invoiceNumbers }: Billed): readonly string[] {
  return (invoiceNumbers ?? []).flatMap((it) => (it.cancelled ? [] : it.number || []));
}

/** What was billed stays as it is: its protocol is no longer emptied (R32). */
export function checkReset(order: Billed & { readonly auftragsnummer?: string | null | undefined }): Verdict<'reset'> {
  const numbers = completedNumbers(order);
  if (numbers.length === 0) return allowed;
  return refused(
    `Das Protokoll zu Auftrag ${order.auftragsnummer ?? ''} kann nicht zurückgesetzt werden: Er ist abgerechnet (${numbers.join(', ')}).`,
    'reset',
  );
}
