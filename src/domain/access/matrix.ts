import type { Role } from './roles.ts';

/** Who may read and who may change an area; admin always may (0-decisions, "Who may what"). */
export type Access = { readonly read: readonly Role[]; readonly write: readonly Role[] };

const both = (...roles: Role[]): Access => ({ read: roles, write: roles });

/** The one role matrix: the server enforces it, the console shapes itself by it. */
export const matrix = {
  contracts: both('dispo', 'office', 'office_l2', 'buchhaltung'),
  contractMoney: both('dispo', 'buchhaltung'),
  invoiceTag: both('buchhaltung'),
  disposition: both('dispo', 'buchhaltung'),
  avis: both('dispo', 'office', 'office_l2', 'buchhaltung'),
  applicants: both('dispo', 'personal', 'office_l2'),
  administration: both(),
  customers: both('dispo', 'buchhaltung'),
  prices: both(),
  protocols: both('dispo', 'office', 'office_l2', 'buchhaltung'),
  mails: both('dispo', 'office', 'office_l2'),
  imports: both('dispo'),
  billing: both('buchhaltung'),
  company: { read: ['buchhaltung'], write: [] },
  reports: { read: ['buchhaltung', 'office', 'office_l2'], write: [] },
  settings: both('dispo', 'office_l2'),
  redPlates: { read: ['dispo', 'office_l2'], write: [] },
  own: both('dispo', 'office', 'office_l2', 'buchhaltung', 'personal'),
} as const satisfies Record<string, Access>;

export type Area = keyof typeof matrix;

/**
 * The forms that pick from a list, by their areas, and the filters by which they may narrow it to what belongs to
 * another record.
 */
export type PickList = { readonly for: readonly Area[]; readonly narrowedBy?: readonly string[] };

/**
 * Lists that more roles may search than the matrix names: whoever uses a form of these areas picks from them, and gets
 * a record's pick fields, nothing else. They are what the forms' fields refer to; lock days and absences are asked for
 * where a contract gets its driver (R8), standard pictures and app events where a protocol names them by their keys.
 */
export const pickLists: Readonly<Record<string, PickList>> = {
  contracts: { for: ['avis', 'billing', 'company', 'disposition', 'imports'] },
  contract_avis_bundles: { for: ['contracts'] },
  drivers: { for: ['billing', 'company', 'contracts', 'customers', 'imports'] },
  users: { for: ['contracts', 'disposition', 'protocols'] },
  customers: { for: ['billing', 'company', 'contracts', 'imports', 'prices', 'settings'] },
  customer_departments: { for: ['contracts'], narrowedBy: ['customer'] },
  customer_protocols: { for: ['contracts'], narrowedBy: ['customer'] },
  billing_addresses: { for: ['billing', 'contracts'], narrowedBy: ['adressbesitzer'] },
  addresses: { for: ['contracts', 'avis'], narrowedBy: ['customers'] },
  disposition_locks: { for: ['contracts'] },
  driver_absences: { for: ['contracts'], narrowedBy: ['driver'] },
  services: { for: ['contracts', 'customers'] },
  accessories: { for: ['contracts', 'protocols'] },
  leasing_protocols: { for: ['contracts', 'customers'], narrowedBy: ['customers'] },
  protocol_complaint_types: { for: ['protocols'] },
  protocol_images: { for: ['protocols'], narrowedBy: ['state'] },
  bodyparts: { for: ['protocols'] },
  app_events: { for: ['protocols'], narrowedBy: ['event'] },
  categories: { for: ['customers'] },
  job_categories: { for: ['disposition'] },
  user_groups: { for: ['customers'] },
  price_groups: { for: ['customers'] },
  invoices: { for: ['company'] },
};

/**
 * Documented filters that ask what not every reader of the list may see: contracts and protocols by their driver's
 * group (document 1, section 3).
 */
export const filtersForAll: Readonly<Record<string, readonly string[]>> = {
  contracts: ['logistics'],
  protocols: ['logistics'],
};

/** True when one of the roles may see the area. */
export function mayRead(roles: readonly Role[], area: Area): boolean {
  return roles.includes('admin') || roles.some((role) => (matrix[area].read as readonly Role[]).includes(role));
}

/** True when one of the roles may change the area. */
export function mayWrite(roles: readonly Role[], area: Area): boolean {
  return roles.includes('admin') || roles.some((role) => (matrix[area].write as readonly Role[]).includes(role));
}
