import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A paper of the customer that the driver has signed along with the protocol. */
export const customerProtocol = defineNoun({
  path: 'customer_protocols',
  type: 'CustomerProtocol',
  title: { one: 'Kundenprotokoll', gender: 'n', many: 'Kundenprotokolle' },
  icon: 'file-check',
  area: 'customers',
  represent: (it) => it.protocol ?? 'Neues Kundenprotokoll',
  pick: ['protocol', 'pageCount'],
  details: async () => (await import('./customerProtocolDetails.ts')).customerProtocolDetails,
});
export type CustomerProtocol = RowOf<typeof customerProtocol>;
