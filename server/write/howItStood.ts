import { stoodOpen } from '../../src/domain/access/openRows.ts';
import { sharedAs } from '../../src/domain/access/sharing.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';

/** What the change log notes of a record about whom it was there for until this change, where that is not its area. */
export function howItStood(
  resource: Pick<Resource, 'openRows' | 'sharing'>,
  before: AnyRow,
): { readonly detail?: Readonly<Record<string, unknown>> } {
  const { detail } = stoodOpen(resource, before);
  const shared = sharedAs(resource, before);
  return detail || shared ? { detail: { ...detail, ...(shared && { sharedAs: shared }) } } : {};
}
