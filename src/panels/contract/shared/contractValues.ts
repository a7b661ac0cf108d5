import type { contract } from '../../../domain/contract/contract.ts';
import type { FormPathOf } from '../../../domain/define/row.ts';

/** Values for fields of the form and for parts of them. */
export type ContractValues = { readonly [Path in FormPathOf<typeof contract>]?: unknown };

/** The same one by one; nothing but paths of the form is in them. */
export const entriesIn = (values: ContractValues) =>
  Object.entries(values) as (readonly [FormPathOf<typeof contract>, unknown])[];
