import { openedFor } from '../../../src/domain/access/openRows.ts';
import { recordCalls } from '../../../src/domain/calls.ts';
import { standardOperations } from '../../../src/domain/define/bulk.ts';
import { offers } from '../../../src/domain/define/noun.ts';
import { mayWrite } from '../../../src/domain/access/matrix.ts';
import { Forbidden, Invalid } from '../../storage/refusals.ts';
import { checkedFields } from '../callRoutes.ts';
import { checkedInput, permittedInput } from '../../write/checkedInput.ts';
import type { Item } from '../../read/present.ts';
import { performOne, removeOne, requireWrite, updateOne, type Target, type Writer } from '../writeOne.ts';
import type { Values } from './bulkInput.ts';
import { bulkOperationsOf } from './bulkOperations.ts';

/**
 * How each record of a bulk change is written, by the same functions as single calls. With `isMinimal` the answer
 * brings only what the change did, where those functions can tell.
 */
export type BulkHandler = (
  target: Target & { readonly isMinimal: boolean },
  values: Values,
) => Promise<Item | undefined>;

/**
 * The handler of a bulk change; what is wrong with it for every record is refused here, before the first one is
 * touched.
 */
export function bulkHandlerOf(writer: Writer, operation: string, shared: Values): BulkHandler {
  const { resource, actor } = writer;
  if (!bulkOperationsOf(resource).includes(operation))
    throw new Invalid([{ propertyPath: 'action', message: `Das gibt es hier nicht: ${operation}` }]);
  if (operation === standardOperations.update) {
    const opened = openedFor(resource, actor.roles);
    const met = opened && offers(opened, 'update') ? opened : resource;
    requireWrite(met, actor);
    checkedInput(resource, permittedInput(met, shared, actor), { purpose: 'update' });
    return (target, values) => updateOne(writer, { ...target, body: values });
  }
  if (operation === standardOperations.delete) {
    requireWrite(resource, actor);
    return async (target) => void (await removeOne(writer, target));
  }
  const call = recordCalls.find((it) => it.id === operation);
  if (!call) throw new Error(`no call ${operation}`);
  if (call.area !== 'everybody' && !mayWrite(actor.roles, call.area)) throw new Forbidden();
  return (target, values) => performOne(writer, { ...target, call, input: checkedFields(call.input, values) });
}
