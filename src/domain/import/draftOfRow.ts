import type { AnyRow } from '../define/row.ts';
import { assessedFields } from '../preflight/assessedFields.ts';
import type { RowContent } from './reading/importedRow.ts';
import { saidIn } from './shownRow.ts';

/** The contract that a row would become, as far as it decides whether somebody can drive it. */
export function draftOf(row: { readonly content?: unknown }): AnyRow {
  const said = saidIn(row);
  return Object.fromEntries(
    assessedFields.flatMap((name) => {
      const value = name in said ? said[name as keyof RowContent] : undefined;
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}
