import type { ScreenLoaders } from './kit/screen/screens.ts';

/**
 * What single resources want from the generic screens, each in the room of its noun; a resource that wants nothing is
 * not named.
 */
export const resourceScreens: ScreenLoaders = {
  address_mails: async () => (await import('./customer/addressMailScreen.ts')).addressMailScreen,
  addresses: async () => (await import('./address/addressScreen.ts')).addressScreen,
  api_keys: async () => (await import('./apiKey/apiKeyScreen.tsx')).apiKeyScreen,
  billings: async () => (await import('./billing/billingScreen.ts')).billingScreen,
  bundle_contracts: async () => (await import('./bundle/bundleContractScreen.ts')).bundleContractScreen,
  bundles: async () => (await import('./bundle/bundleScreen.ts')).bundleScreen,
  companies: async () => (await import('./company/companyScreen.tsx')).companyScreen,
  contract_avis: async () => (await import('./avis/avisScreen.ts')).avisScreen,
  customer_contract_templates: async () =>
    (await import('./customer/contractTemplateScreen.ts')).contractTemplateScreen,
  customer_departments: async () => (await import('./customer/departmentScreen.ts')).departmentScreen,
  customer_protocols: async () => (await import('./customer/customerProtocolScreen.ts')).customerProtocolScreen,
  customers: async () => (await import('./customer/customerScreen.ts')).customerScreen,
  disposition_locks: async () => (await import('./disposition/dispositionLockScreen.ts')).dispositionLockScreen,
  driver_absences: async () => (await import('./driver/driverAbsenceScreen.ts')).driverAbsenceScreen,
  driver_documents: async () => (await import('./driver/driverDocumentScreen.ts')).driverDocumentScreen,
  drivers: async () => (await import('./driver/driverScreen.ts')).driverScreen,
  emails: async () => (await import('./mail/emailScreen.ts')).emailScreen,
  invoices: async () => (await import('./invoice/invoiceScreen.ts')).invoiceScreen,
  leasing_protocols: async () => (await import('./leasingProtocol/leasingProtocolScreen.ts')).leasingProtocolScreen,
  log_archives: async () => (await import('./log/logScreen.ts')).logArchiveScreen,
  logs: async () => (await import('./log/logScreen.ts')).logScreen,
  mail_logs: async () => (await import('./mail/mailLogScreen.ts')).mailLogScreen,
  mails: async () => (await import('./mail/preMailScreen.ts')).preMailScreen,
  news: async () => (await import('./news/newsScreen.ts')).newsScreen,
  notifications: async () => (await import('./user/notificationScreen.ts')).notificationScreen,
  price_groups: async () => (await import('./price/priceGroupScreen.ts')).priceGroupScreen,
  protocols: async () => (await import('./protocol/protocolScreen.ts')).protocolScreen,
  vw_imports: async () => (await import('./import/importScreen.ts')).importScreen,
  red_plate_rides: async () => (await import('./redPlate/redPlateScreen.ts')).redPlateScreen,
  retention_periods: async () => (await import('./retention/retentionPeriodScreen.ts')).retentionPeriodScreen,
  users: async () => (await import('./user/userScreen.ts')).userScreen,
};
