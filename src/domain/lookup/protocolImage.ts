import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A picture that every protocol asks for: at which handover, what is on it, and its place in the driver's tour. */
export const protocolImage = defineNoun({
  path: 'protocol_images',
  type: 'ProtocolImage',
  title: { one: 'Protokollbild', gender: 'n', many: 'Protokollbilder' },
  icon: 'image',
  area: 'settings',
  represent: (it) => it.label ?? 'Neues Protokollbild',
  pick: ['image', 'label', 'state', 'sort', 'group', 'required'],
  details: async () => (await import('./protocolImageDetails.ts')).protocolImageDetails,
});
export type ProtocolImage = RowOf<typeof protocolImage>;
