import type { contract } from '../../../domain/contract/contract.ts';
import { fieldsOf } from '../../kit/fields/fieldsOf.ts';

/** What the form of a contract is made of, in the names of a contract's fields. */
export const {
  BoundField,
  BoundGroup,
  FoldedFields,
  useFormValue,
  useFieldFacts,
  useFieldState,
  useRecordFormContext,
  useWatched,
} = fieldsOf<typeof contract>();
