import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** The handover record of a contract: pickup U2, delivery U3, closing U4 (document 3, section 3). */
export const protocol = defineNoun({
  path: 'protocols',
  type: 'Protocol',
  title: { one: 'Protokoll', gender: 'n', many: 'Protokolle' },
  icon: 'clipboard-check',
  area: 'protocols',
  represent: (it) => it.orderNumber ?? 'Protokoll',
  pick: [
    'orderNumber',
    'contract',
    'processState',
    'status',
    'mailSend',
    'mailLocked',
    'allUploadsDone',
    'translatedUStatus',
    'closed',
    'mileageOnSubmit',
    'mileageOnReceive',
    'differenceBetweenGoogleAndActualKm',
  ],
  operations: ['list', 'read', 'update'],
  details: async () => (await import('./protocolDetails.ts')).protocolDetails,
});
export type Protocol = RowOf<typeof protocol>;
