import { iriOf } from '../../../src/domain/define/resource.ts';
import { device } from '../../../src/domain/device/device.ts';
import { reportLost as declared } from '../../../src/domain/device/deviceCalls.ts';
import { perform } from '../handler.ts';

/** Marks the device; what was said of it takes the place of its remark. */
export const reportLost = perform(declared, async (scope, { record, input }) => {
  await scope.change(device, iriOf('devices', record.id), { isLost: true, note: input.note ?? record.note });
});
