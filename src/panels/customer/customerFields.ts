import type { customer } from '../../domain/customer/customer.ts';
import { fieldsOf } from '../kit/fields/fieldsOf.ts';

/** What the form of a customer is made of, in the names of its fields. */
export const { BoundField, BoundGroup, useFormValue, useRecordFormContext } = fieldsOf<typeof customer>();
