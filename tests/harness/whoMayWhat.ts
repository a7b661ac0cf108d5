import type { Area } from '../../src/domain/access/matrix.ts';
import type { Role } from '../../src/domain/access/roles.ts';

/**
 * 0-decisions, "Who may what", written down a second time, so that nobody changes the matrix by accident; admin always
 * may.
 */
export const mayRead: Readonly<Record<Area, readonly Role[]>> = {
  contracts: ['dispo', 'office', 'office_l2', 'buchhaltung'],
  contractMoney: ['dispo', 'buchhaltung'],
  invoiceTag: ['buchhaltung'],
  disposition: ['dispo', 'buchhaltung'],
  avis: ['dispo', 'office', 'office_l2', 'buchhaltung'],
  applicants: ['dispo', 'personal', 'office_l2'],
  administration: [],
  customers: ['dispo', 'buchhaltung'],
  prices: [],
  protocols: ['dispo', 'office', 'office_l2', 'buchhaltung'],
  mails: ['dispo', 'office', 'office_l2'],
  imports: ['dispo'],
  billing: ['buchhaltung'],
  company: ['buchhaltung'],
  reports: ['buchhaltung', 'office', 'office_l2'],
  settings: ['dispo', 'office_l2'],
  redPlates: ['dispo', 'office_l2'],
  own: ['dispo', 'office', 'office_l2', 'buchhaltung', 'personal'],
};
/** The same for changing: reports are only read. */
export const mayWrite: Readonly<Record<Area, readonly Role[]>> = {
  ...mayRead,
  reports: [],
  company: [],
  redPlates: [],
};

/** Which row of that table guards which resource. */
export const guards: Readonly<Record<string, Area>> = {
  contracts: 'contracts',
  customer_contract_templates: 'contracts',
  mail_logs: 'contracts',
  mails: 'mails',
  contract_contacts: 'contracts',
  serviceAddresses: 'contracts',
  contract_avis: 'avis',
  contract_avis_bundles: 'avis',
  contract_avis_logs: 'avis',
  avis_proposals: 'avis',
  contract_avis_suggestions: 'avis',
  protocols: 'protocols',
  protocol_waitings: 'protocols',
  protocol_expenses: 'protocols',
  protocol_damages: 'protocols',
  protocol_image_slots: 'protocols',
  protocol_attachments: 'protocols',
  protocol_complaints: 'protocols',
  bundles: 'disposition',
  bundle_contracts: 'disposition',
  applications: 'disposition',
  disposition_locks: 'disposition',
  drivers: 'disposition',
  driver_documents: 'disposition',
  driver_absences: 'disposition',
  credit_agreements: 'disposition',
  customers: 'customers',
  customer_departments: 'customers',
  customer_protocols: 'customers',
  billing_addresses: 'customers',
  addresses: 'customers',
  address_mails: 'customers',
  users: 'customers',
  contacts: 'customers',
  customer_services: 'customers',
  price_groups: 'prices',
  price_types: 'prices',
  prices: 'prices',
  pricings: 'prices',
  user_groups: 'settings',
  roles: 'settings',
  services: 'settings',
  accessories: 'settings',
  leasing_protocols: 'settings',
  categories: 'settings',
  job_categories: 'settings',
  app_events: 'settings',
  protocol_complaint_types: 'settings',
  protocol_images: 'settings',
  bodyparts: 'settings',
  vw_imports: 'imports',
  import_contracts: 'imports',
  import_layouts: 'imports',
  news: 'settings',
  emails: 'settings',
  logs: 'settings',
  log_archives: 'settings',
  notifications: 'own',
  list_views: 'own',
  api_keys: 'administration',
  jobs: 'administration',
  invoices: 'billing',
  invoice_entries: 'billing',
  billings: 'billing',
  billing_articles: 'billing',
  datev_exports: 'billing',
  red_plate_rides: 'redPlates',
  companies: 'company',
  retention_periods: 'company',
  retention_holds: 'company',
  retention_runs: 'company',
};

/** What a role may not read, but may pick from, because a form that it uses refers to it. */
const ofContracts = [
  'drivers',
  'users',
  'customers',
  'customer_departments',
  'customer_protocols',
  'billing_addresses',
  'addresses',
  'disposition_locks',
  'driver_absences',
];
const lookupsOfContracts = [
  'services',
  'accessories',
  'leasing_protocols',
  'protocol_complaint_types',
  'protocol_images',
  'app_events',
  'bodyparts',
];
export const picks: Readonly<Record<Role, readonly string[]>> = {
  admin: [],
  dispo: ['price_groups'],
  office: [...ofContracts, ...lookupsOfContracts],
  office_l2: ofContracts,
  buchhaltung: [...lookupsOfContracts, 'categories', 'job_categories', 'user_groups', 'price_groups'],
  personal: [],
};

/**
 * Filters by which a form narrows what it picks, though what they ask is not sent: the addresses, departments … of one
 * customer.
 */
export const narrowing: Readonly<Record<string, readonly string[]>> = {
  driver_absences: ['driver'],
  customer_departments: ['customer'],
  customer_protocols: ['customer'],
  billing_addresses: ['adressbesitzer'],
  addresses: ['customers'],
  leasing_protocols: ['customers'],
  protocol_images: ['state'],
  app_events: ['event'],
};
/**
 * Documented filters of contracts and protocols that everybody has who reads those lists: the group of their driver.
 */
export const openFilters: Readonly<Record<string, readonly string[]>> = {
  contracts: ['logistics'],
  protocols: ['logistics'],
};

/**
 * Records that more roles meet as long as they stand so, whatever the table says of their resource: applicants, their
 * papers and their accounts, and news that are released for staff.
 */
const review: readonly Role[] = ['dispo', 'personal', 'office_l2'];
export const opened: Readonly<Record<string, { readonly to: readonly Role[]; readonly for: readonly string[] }>> = {
  drivers: { to: review, for: ['list', 'read', 'update'] },
  driver_documents: { to: review, for: ['list', 'read', 'update', 'delete'] },
  users: { to: review, for: ['read', 'update'] },
  news: { to: ['dispo', 'office', 'office_l2', 'buchhaltung', 'personal'], for: ['list', 'read'] },
};
