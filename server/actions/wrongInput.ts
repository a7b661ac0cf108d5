import type { AnyCall, FieldIn } from '../../src/domain/define/call.ts';
import type { Definition, FormPathOf } from '../../src/domain/define/row.ts';
import { Invalid } from '../storage/refusals.ts';

type Refuse<At extends string> = (at: At, message: string) => Invalid;

/** Makes the refusals of a call, each at a field that the call takes or at one of its record, in a sentence. */
export function wrongInput<C extends AnyCall>(_: C): Refuse<FieldIn<C>> {
  return refusal;
}

/** The same for what follows from a change of a record. */
export function wrongField<R extends Definition>(_: R): Refuse<FormPathOf<R>> {
  return refusal;
}

function refusal(propertyPath: string, message: string): Invalid {
  return new Invalid([{ propertyPath, message }]);
}
