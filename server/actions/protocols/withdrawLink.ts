import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Perform } from '../perform.ts';

/** The number goes into the hash of every later link, so the earlier ones no longer match; the history tells who withdrew them and when. */
export const withdrawLink: Perform = async (scope, { record }) => {
  if (record) await scope.change(iriOf('protocols', record.id), { linksWithdrawn: Number(record.linksWithdrawn ?? 0) + 1 });
};
