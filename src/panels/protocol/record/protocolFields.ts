import type { protocol } from '../../../domain/protocol/protocol.ts';
import { fieldsOf } from '../../kit/fields/fieldsOf.ts';

/** What the form of a protocol is made of, in the names of its fields. */
export const { BoundField, BoundGroup, useFormValue, useFieldState, useRecordFormContext, useWatched } =
  fieldsOf<typeof protocol>();
