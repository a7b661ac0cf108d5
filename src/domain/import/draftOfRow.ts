import type { AnyRow } from '../define/row.ts';
import { assessedFields } from '../preflight/assessedFields.ts';
import type { RowContent } from './reading/importedRow.ts';

/** The contract that a row would become, as far as it decides whether somebody can drive it. */
export function draftOf({ content }: { readonly content?: unknown }): AnyRow {
  const said = (content ?? {}) as Partial<RowContent>;
  return Object.fromEntries(
    assessedFields.flatMap((name) => {
      const value = name in said ? said[name as keyof RowContent] : undefined;
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}
