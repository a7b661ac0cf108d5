import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { strictest } from '../../domain/define/verdict.ts';
import { device } from '../../domain/device/device.ts';
import { checkReportLost, reportLost as declared } from '../../domain/device/deviceCalls.ts';
import { defineCommand, some } from '../command.ts';

/** Reports each of the devices as lost. */
export const reportLost = defineCommand({
  id: 'device.reportLost',
  title: 'Als verloren melden',
  group: 'Leihgeräte',
  icon: 'triangle-alert',
  places: ['devices.row', 'devices.selection', 'devices.toolbar'],
  on: some(device),
  area: 'settings',
  needsWrite: true,
  check: (devices) => strictest(devices.map(checkReportLost)),
  run: async (devices, { notify }) => {
    try {
      for (const { '@id': id } of devices) await call(declared, { id });
      notify.success('Als verloren gemeldet', { detail: devices.map((it) => it.name).join(', ') });
    } catch (error) {
      notify.error('Nicht gemeldet', { detail: messageOf(error) });
    }
  },
});
