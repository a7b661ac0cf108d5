import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** The handover form of a leasing company. */
export const leasingProtocol = defineNoun({
  path: 'leasing_protocols',
  type: 'LeasingProtocol',
  title: { one: 'Leasingprotokoll', gender: 'n', many: 'Leasingprotokolle' },
  icon: 'file-check',
  area: 'settings',
  represent: (it) => it.name ?? 'Neues Leasingprotokoll',
  pick: ['slug', 'name', 'extendedLicenseCheck', 'restrictAccess', 'customers'],
  details: async () => (await import('./leasingProtocolDetails.ts')).leasingProtocolDetails,
});
export type LeasingProtocol = RowOf<typeof leasingProtocol>;
