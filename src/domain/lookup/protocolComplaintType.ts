import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** What can be wrong with a protocol. */
export const protocolComplaintType = defineNoun({
  path: 'protocol_complaint_types',
  type: 'ProtocolComplaintType',
  title: { one: 'Beanstandungsart', gender: 'f', many: 'Beanstandungsarten' },
  icon: 'megaphone',
  area: 'settings',
  represent: (it) => it.type ?? 'Neue Beanstandungsart',
  pick: ['type'],
  details: async () => (await import('./protocolComplaintTypeDetails.ts')).protocolComplaintTypeDetails,
});
export type ProtocolComplaintType = RowOf<typeof protocolComplaintType>;
