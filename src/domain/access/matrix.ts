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
  reports: { read: ['buchhaltung', 'office', 'office_l2'], write: [] },
  settings: both('dispo', 'office_l2'),
  own: both('dispo', 'office', 'office_l2', 'buchhaltung', 'personal'),
} as const satisfies Record<string, Access>;

export type Area = keyof typeof matrix;

/** True when one of the roles may see the area. */
export function mayRead(roles: readonly Role[], area: Area): boolean {
  return roles.includes('admin') || roles.some((role) => (matrix[area].read as readonly Role[]).includes(role));
}

/** True when one of the roles may change the area. */
export function mayWrite(roles: readonly Role[], area: Area): boolean {
  return roles.includes('admin') || roles.some((role) => (matrix[area].write as readonly Role[]).includes(role));
}
