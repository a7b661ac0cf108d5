import type { SomeOf } from '../define/row.ts';
import { pickedUpStatus, protocolStatus } from './badge.ts';
import type { protocol } from './protocol.ts';
import { directionOf } from './stateChange.ts';

type State = SomeOf<typeof protocol, 'orderNumber' | 'processState' | 'editingApproved' | 'additionalProperties'>;

/** What the app of the driver is told when he may go on with a protocol that was taken from him (R60). */
export function appMessage(before: State, after: State): { readonly title: string; readonly body: string } | undefined {
  const mayAgain = after.additionalProperties?.editProcessPartAllowed === true;
  const isUnlocked = after.editingApproved === true && before.editingApproved !== true;
  if (!isUnlocked && !(mayAgain && directionOf(before, after) === 'back')) return undefined;
  const part = protocolStatus(after.processState) < pickedUpStatus ? 'Abholung' : 'Zustellung';
  return { title: 'Protokoll freigeschaltet', body: `${after.orderNumber ?? ''}: ${part} kann fortgesetzt werden` };
}
