import { recordCalls } from '../../../src/domain/calls.ts';
import { standardDeeds } from '../../../src/domain/define/bulk.ts';
import { mayWrite } from '../../../src/domain/access/matrix.ts';
import { Forbidden, Invalid } from '../../storage/refusals.ts';
import { checkedFields } from '../callRoutes.ts';
import { checkedInput, permittedInput } from '../../write/checkedInput.ts';
import type { Item } from '../../read/present.ts';
import { performOne, removeOne, requireWrite, updateOne, type Target, type Writer } from '../writeOne.ts';
import type { Values } from './bulkInput.ts';
import { bulkOperationsOf } from './bulkOperations.ts';

/**
 * How each record of a bulk change is written; the same roads that single calls take. With `isMinimal` the answer
 * brings only what the change did, where the road can tell.
 */
export type BulkHandler = (
  target: Target & { readonly isMinimal: boolean },
  values: Values,
) => Promise<Item | undefined>;

/**
 * The road of a bulk change; what is wrong with it for every record is refused here, before the first one is touched.
 */
export function bulkHandlerOf(writer: Writer, deed: string, shared: Values): BulkHandler {
  const { resource, actor } = writer;
  if (!bulkOperationsOf(resource).includes(deed))
    throw new Invalid([{ propertyPath: 'action', message: `Das gibt es hier nicht: ${deed}` }]);
  if (deed === standardDeeds.update) {
    requireWrite(resource, actor);
    checkedInput(resource, permittedInput(resource, shared, actor), { purpose: 'update' });
    return (target, values) => updateOne(writer, { ...target, body: values });
  }
  if (deed === standardDeeds.delete) {
    requireWrite(resource, actor);
    return async (target) => void (await removeOne(writer, target));
  }
  const call = recordCalls.find((it) => it.id === deed);
  if (!call) throw new Error(`no call ${deed}`);
  if (call.area !== 'everybody' && !mayWrite(actor.roles, call.area)) throw new Forbidden();
  return (target, values) => performOne(writer, { ...target, call, input: checkedFields(call.input, values) });
}
