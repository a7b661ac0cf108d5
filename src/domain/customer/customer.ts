import { joined } from '../define/joined.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Who orders transfers and is billed for them (document 2, section 3). */
export const customer = defineNoun({
  path: 'customers',
  type: 'Customer',
  title: { one: 'Kunde', gender: 'm', many: 'Kunden' },
  icon: 'building-2',
  area: 'customers',
  represent: (it) => joined([it.kuerzel, it.firma ?? joined([it.vorname, it.nachname])], ' · ') ?? 'Neuer Kunde',
  code: 'kuerzel',
  pick: [
    'kundennr',
    'kuerzel',
    'firma',
    'vorname',
    'nachname',
    'anzeigename',
    'ort',
    'aktiv',
    'createAvisContracts',
    'sendProtocolToContractContact',
    'defaultLeasingProtocol',
    'defaultServices',
  ],
  details: async () => (await import('./customerDetails.ts')).customerDetails,
});
export type Customer = RowOf<typeof customer>;
