import { addresses } from './addresses/addresses.ts';
import { apiKeys } from './apiKeys/apiKeys.ts';
import { applications } from './applications/applications.ts';
import { avis } from './avis/avis.ts';
import { avisBundles } from './avis/bundles.ts';
import { billings } from './billings/billings.ts';
import { bundleContracts, bundles } from './bundles/bundles.ts';
import { companies } from './companies/companies.ts';
import { contracts } from './contracts/contracts.ts';
import { contractTemplates } from './contractTemplates/contractTemplates.ts';
import { billingAddresses } from './customers/billingAddresses.ts';
import { customers } from './customers/customers.ts';
import { mailRules } from './customers/mailRules.ts';
import { dispositionLocks } from './dispositionLocks/dispositionLocks.ts';
import { driverAbsences } from './drivers/absences.ts';
import { driverDocuments } from './drivers/documents.ts';
import { creditAgreements } from './drivers/creditAgreements.ts';
import { drivers } from './drivers/drivers.ts';
import { emails } from './emails/emails.ts';
import { importContracts } from './imports/importContracts.ts';
import { importLayouts } from './imports/importLayouts.ts';
import { imports } from './imports/imports.ts';
import { invoices } from './invoices/invoices.ts';
import { listViews } from './listViews/listViews.ts';
import { news } from './news/news.ts';
import { notifications } from './notifications/notifications.ts';
import { priceGroups } from './priceGroups/priceGroups.ts';
import { priceTypes } from './priceGroups/priceTypes.ts';
import { complaints } from './protocols/complaints.ts';
import { expenses } from './protocols/entries.ts';
import { protocols } from './protocols/protocols.ts';
import { redPlateRides } from './redPlates/redPlateRides.ts';
import { retentionSettings } from './retention/retentionSettings.ts';
import { users } from './users/users.ts';
import type { Behaviours } from '../write/behaviour.ts';

/** The behaviour of each resource that has one. */
export const behaviours: Behaviours = {
  ...contracts,
  ...addresses,
  ...apiKeys,
  ...applications,
  ...contractTemplates,
  ...customers,
  ...mailRules,
  ...avis,
  ...avisBundles,
  ...dispositionLocks,
  ...driverAbsences,
  ...driverDocuments,
  ...drivers,
  ...creditAgreements,
  ...emails,
  ...listViews,
  ...news,
  ...notifications,
  ...bundles,
  ...companies,
  ...imports,
  ...importContracts,
  ...importLayouts,
  ...invoices,
  ...billings,
  ...billingAddresses,
  ...bundleContracts,
  ...priceGroups,
  ...priceTypes,
  ...protocols,
  ...complaints,
  ...expenses,
  ...redPlateRides,
  ...retentionSettings,
  ...users,
};
