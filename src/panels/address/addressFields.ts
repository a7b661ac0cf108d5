import type { address } from '../../domain/address/address.ts';
import { fieldsOf } from '../kit/fields/fieldsOf.ts';

/** What the form of an address is made of, in the names of its fields. */
export const { BoundField, BoundGroup, useFormValue, useFieldState } = fieldsOf<typeof address>();
