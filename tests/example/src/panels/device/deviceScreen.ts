import type { device } from '../../domain/device/device.ts';
import { deviceRepair } from '../../domain/device/deviceRepair.ts';
import { related } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

const repairs = related({
  resource: deviceRepair,
  by: 'device',
  sortBy: 'position',
  columns: ['what', 'workshop'],
  create: 'atEnd',
  emptyText: 'Dieses Gerät war noch nie in Reparatur.',
});

/** A device with its data and its repairs. */
export const deviceScreen = extendResource<typeof device>('devices', {
  firstTab: 'Gerät',
  tabs: [{ key: 'reparaturen', label: 'Reparaturen', list: repairs }],
  emptyText: 'Noch keine Leihgeräte angelegt.',
});
