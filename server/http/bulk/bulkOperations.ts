import { recordCalls } from '../../../src/domain/calls.ts';
import { wireOf } from '../../../src/domain/define/call.ts';
import { standardOperations } from '../../../src/domain/define/bulk.ts';
import type { Resource } from '../../../src/domain/define/resource.ts';
import { offers } from '../../../src/domain/define/noun.ts';

/**
 * Everything that can be done to many records of a resource by one call: what its definition offers, and the calls on
 * one record.
 */
export function bulkOperationsOf(resource: Resource): readonly string[] {
  const own = recordCalls
    .filter((it) => it.answer.of === resource.path && wireOf(it).address.includes('{id}'))
    .map((it) => it.id);
  return [
    ...(offers(resource, 'update') ? [standardOperations.update] : []),
    ...(offers(resource, 'delete') ? [standardOperations.delete] : []),
    ...own,
  ];
}
