import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { protocolStatus } from './badge.ts';
import type { protocol } from './protocol.ts';
import { isSigned, type SignatureName } from './signed.ts';
import type { ProcessState } from './stateChange.ts';

type State = SomeOf<typeof protocol, 'processState'>;

/** Whether a state is one that a protocol has not come to yet. */
export function isAhead(target: string, { processState }: State): boolean {
  return protocolStatus(target) > protocolStatus(processState);
}

/** A protocol can only go back to where it has been (R33). */
export function checkGoingBack(target: ProcessState, present: State): Verdict<'processState'> {
  return isAhead(target, present) ? refused('So weit ist das Protokoll noch nicht.', 'processState') : allowed;
}

/** There must be a signature to be taken back; that is possible in any state. */
export function checkSigned(
  name: SignatureName,
  present: SomeOf<typeof protocol, SignatureName>,
): Verdict<SignatureName> {
  return isSigned(present[name]) ? allowed : refused('Diese Unterschrift ist leer.', name);
}
