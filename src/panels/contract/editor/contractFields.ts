import type { contract } from '../../../domain/contract/contract.ts';
import { fieldsOf } from '../../kit/fields/fieldsOf.ts';

/** What the form of a contract is made of, in the names of a contract's fields. */
export const { BoundField, BoundGroup, useFormValue, useFieldFacts, useFieldState, useRecordFormContext, fieldPath } =
  fieldsOf<typeof contract>();
