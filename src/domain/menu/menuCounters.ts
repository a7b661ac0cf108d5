import { presentDay } from '../define/details.ts';
import type { Area } from '../access/matrix.ts';

/** A red number of the menu or of the bell: how many records of a list are as they should not stay. */
export type MenuCounter = {
  /** The resource that is counted; a change of one of its records makes the number be asked for anew. */
  readonly on: string;
  /** Who sees it. */
  readonly area: Area;
  /** How the counted records stand. */
  readonly where?: Readonly<Record<string, string | boolean>>;
  /** The filters of the list under which they are found. */
  readonly filter?: Readonly<Record<string, readonly string[]>>;
};

const counters = {
  protocols: { on: 'protocols', area: 'protocols', where: { processState: 'CLOSED', mailSend: false, aktiv: true } },
  mails: { on: 'mails', area: 'mails', where: { mailSend: false } },
  new_drivers: {
    on: 'drivers',
    area: 'applicants',
    where: { approved: false, active: false, requiredDocsUploaded: true },
  },
  billing_contracts: {
    on: 'contracts',
    area: 'billing',
    filter: {
      billed: ['false'],
      testContract: ['false'],
      'bringdatum[before]': [presentDay],
      invoiceObstacle: ['unbillable'],
    },
  },
  credit_contracts: {
    on: 'contracts',
    area: 'billing',
    filter: {
      credited: ['false'],
      testContract: ['false'],
      'bringdatum[before]': [presentDay],
      paidGroup: ['5', '6', '8'],
      creditObstacle: ['unbillable'],
    },
  },
  athlon_import: {
    on: 'import_contracts',
    area: 'imports',
    where: { format: 'ATHLON', isImported: false, isDeclinedByLeitstand: false },
  },
  atr_import: {
    on: 'import_contracts',
    area: 'imports',
    where: { format: 'ATR', isImported: false, isDeclinedByLeitstand: false },
  },
  applications: { on: 'applications', area: 'disposition', where: { status: 'pending' } },
  notifications: { on: 'notifications', area: 'own', filter: { readAt: ['false'] } },
} as const satisfies Readonly<Record<string, MenuCounter>>;

/** The name of a counter, as an entry of the menu, the bell and the API call it. */
export type MenuCounterKey = keyof typeof counters;

/**
 * All red numbers of the menu (document 1, section 2; R74) and that of the bell: server, documentation, console and the
 * asking anew read them here.
 */
export const menuCounters: Readonly<Record<MenuCounterKey, MenuCounter>> = counters;
