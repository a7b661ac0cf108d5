import { iriOf } from '../../../src/domain/define/resource.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { withdrawProtocolLink } from '../../../src/domain/protocol/protocolCalls.ts';
import { perform } from '../handler.ts';

/**
 * The number goes into the hash of every later link, so the earlier ones no longer match; the history tells who
 * withdrew them and when.
 */
export const withdrawLink = perform(withdrawProtocolLink, async (scope, { record }) => {
  await scope.change(protocol, iriOf('protocols', record.id), { linksWithdrawn: (record.linksWithdrawn ?? 0) + 1 });
});
