import type { contractAvis } from '../../domain/avis/contractAvis.ts';
import { fieldsOf } from '../kit/fields/fieldsOf.ts';

/** What the form of an avis is made of, in the names of an avis's fields. */
export const { BoundField, BoundGroup } = fieldsOf<typeof contractAvis>();
