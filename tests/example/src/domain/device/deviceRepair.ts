import { defineNoun } from '../define/noun.ts';

/** One time that a device was mended. */
export const deviceRepair = defineNoun({
  path: 'device_repairs',
  type: 'DeviceRepair',
  title: { one: 'Reparatur', gender: 'f', many: 'Reparaturen' },
  icon: 'wrench',
  area: 'settings',
  represent: (it) => it.what ?? 'Reparatur',
  pick: [],
  isEntry: true,
  details: async () => (await import('./deviceRepairDetails.ts')).deviceRepairDetails,
});
