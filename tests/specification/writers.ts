/**
 * The file that writes a field, seen from `server/`, the issue that brings its writer, or who writes it outside of the
 * product.
 */
export type Writer = `${string}.ts` | { readonly issue: string } | { readonly outside: 'app' | 'portal' };

const waitsFor = (issue: string, ...fields: readonly string[]) =>
  Object.fromEntries(fields.map((it) => [it, { issue }]));
const writtenByTheApp = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((it) => [it, { outside: 'app' } as const]));
const writtenBy = (file: `${string}.ts`, ...fields: readonly string[]) =>
  Object.fromEntries(fields.map((it) => [it, file]));

/**
 * Who writes what nobody can enter: every stored read-only field of every resource, so that none is filled by the demo
 * generator alone.
 */
export const writers: Readonly<Record<string, Readonly<Record<string, Writer>>>> = {
  contracts: {
    ...writtenBy('actions/contracts/create.ts', 'auftragsnummer', 'protocol', 'createdBy', 'createdByDepartment'),
    ...writtenBy('actions/protocols/followContract.ts', 'abgeschlossen'),
    ...writtenBy('actions/avis/showOnContract.ts', 'hasAvis', 'avisColor'),
    ...writtenBy('actions/applications/applicants.ts', 'openApplications', 'appliedDrivers'),
    ...writtenBy('actions/contracts/link.ts', 'anschlussAuftrag'),
    ...writtenBy('actions/bundles/bundles.ts', 'bundles'),
    ...writtenBy('mail/offers/markOffered.ts', 'angebotsMailGesendet'),
    ...writtenBy('actions/contracts/changeDriver.ts', 'isFahrerMailGesendet'),
    ...writtenBy('actions/protocols/followContract.ts', 'istkm', 'costTotals'),
    ...writtenBy(
      '../src/domain/km/route.ts',
      'differenceBetweenGoogleAndActualKm',
      'totalIstkm',
      'totalDifferenceBetweenGoogleAndActualKm',
      'totalGooglefahrtzeitwert',
      'totalGooglesollkm',
      'totalGooglefahrtzeit',
    ),
    ...writtenBy('actions/invoices/noteNumbers.ts', 'invoiceNumbers'),
    ...writtenBy('actions/imports/takeOver.ts', 'isImported'),
    ...writtenBy('actions/imports/importContracts.ts', 'isDeclinedByLeitstand'),
  },
  vw_imports: {
    ...writtenBy(
      'import/takeIn.ts',
      'title',
      'customer',
      'format',
      'checksum',
      'createdBy',
      'rowCount',
      'unknownColumns',
    ),
    ...writtenBy('actions/imports/imports.ts', 'send'),
    ...writtenBy('actions/imports/importJob.ts', 'allContractsImported'),
  },
  import_contracts: {
    ...writtenBy('import/takeIn.ts', 'import', 'format', 'customer', 'auftraggeberKuerzel', 'message'),
    ...writtenBy(
      'import/rowValues.ts',
      'rowNumber',
      'externalNumber',
      'rowKey',
      'effect',
      'storno',
      'anschluss',
      'bundleId',
      'findings',
      'differences',
      'content',
      'infoFahrDL',
      'autotyp',
      'kennzeichen',
      'carFin',
      'leasingVertragsnummer',
      'datum',
      'bringdatum',
      'abholort',
      'bringort',
    ),
    ...writtenBy('actions/imports/takeOver.ts', 'contract', 'contractNumber'),
    ...writtenBy('actions/imports/importContracts.ts', 'declinedOn'),
  },
  contract_avis: {
    ...writtenBy('actions/contracts/avis.ts', 'contractType', 'isStorniert', 'bundles'),
    ...writtenBy('actions/avis/link.ts', 'linkDirection'),
    ...writtenBy('actions/avis/bundles.ts', 'groupPickupDate'),
    ...writtenBy('actions/avis/log.ts', 'logs'),
    ...writtenBy('actions/avis/mailed.ts', 'aspMailSend', 'answerAwaitedSince'),
    ...writtenBy('actions/avis/sendMail.ts', 'contactMails'),
    ...writtenBy('actions/avis/parkingNotices.ts', 'parkingMail'),
    ...writtenBy('actions/avis/proposals.ts', 'proposals'),
  },
  contract_avis_bundles: writtenBy('actions/avis/bundles.ts', 'groupName'),
  contract_avis_suggestions: writtenBy(
    'actions/avis/workOutSuggestions.ts',
    'origin',
    'target',
    'type',
    'distance',
    'days',
    'rank',
  ),
  protocols: {
    ...writtenBy('actions/contracts/create.ts', 'orderNumber', 'contract'),
    ...writtenBy('actions/protocols/withdrawLink.ts', 'linksWithdrawn'),
    ...writtenBy('actions/protocols/states.ts', 'statusArray', 'closed'),
    ...writtenBy(
      'actions/protocols/followContract.ts',
      'anschlussProtokoll',
      'previousRide',
      'differenceBetweenGoogleAndActualKm',
    ),
    ...writtenBy('mail/markProtocolMail.ts', 'mailSend'),
    ...writtenBy('actions/protocols/sendFinished.ts', 'sentMails'),
    ...writtenBy('actions/protocols/requestMissing.ts', 'requestedFromDriver'),
    ...writtenBy('actions/protocols/review.ts', 'reviewState', 'reviewReason', 'reviewedAt', 'reviewedBy'),
  },
  bundles: {
    ...writtenBy('actions/bundles/bundles.ts', 'bundle'),
    ...writtenBy('actions/bundles/disposed.ts', 'disposed'),
  },
  applications: {
    ...writtenBy('actions/applications/target.ts', 'contract', 'contracts', 'firstPickupDate', 'firstPickupTime'),
    // Drivers apply for rides in the app, which is no part of the product (0-decisions).
    ...writtenByTheApp('type', 'bundle', 'driver', 'additionalRide', 'additionalData'),
  },
  drivers: {
    ...writtenBy('actions/drivers/documents.ts', 'requiredDocsUploaded', 'documentTypes'),
    ...writtenBy('actions/drivers/reminders.ts', 'documentReminders'),
  },
  driver_documents: writtenBy('actions/drivers/documents.ts', 'checkedAt', 'checkedBy', 'checkedClasses'),
  billings: {
    ...writtenBy('actions/billings/drafts.ts', 'nettosumme', 'mwst', 'rechnungsbetrag'),
    ...writtenBy('actions/billings/closing.ts', 'completedAt', 'completedBy'),
    ...writtenBy('actions/billings/billingFiles.ts', 'documentInProgress', 'documentFile'),
    ...writtenBy('actions/datev/export.ts', 'datevExport'),
  },
  datev_exports: {
    ...writtenBy(
      'actions/datev/export.ts',
      'number',
      'month',
      'documents',
      'bookings',
      'amountTotal',
      'withDocuments',
      'repeats',
      'reason',
      'exportedBy',
    ),
    ...writtenBy('actions/datev/batchFiles.ts', 'bookingsFile', 'accountsFile', 'documentsFile'),
  },
  companies: writtenBy('actions/companies/companies.ts', 'datevConfirmedAt', 'datevConfirmedBy'),
  invoices: {
    ...writtenBy('actions/datev/export.ts', 'datevExport'),
    ...writtenBy('actions/invoices/completing.ts', 'orderNumber', 'completedAt', 'completedBy', 'cancelledBy'),
    ...writtenBy(
      'actions/invoices/drafts.ts',
      'amountNet',
      'amountTax',
      'amountTotal',
      'dueDate',
      'hasExpenses',
      'created',
    ),
    ...writtenBy('actions/invoices/recipients.ts', 'driverGroup'),
    ...writtenBy('actions/invoices/documentFiles.ts', 'documentInProgress', 'documentFile'),
    ...waitsFor('F', 'mailSend'),
  },
  invoice_entries: writtenBy('../src/domain/invoice/draft.ts', 'bruttoAmount'),
  customers: writtenBy('actions/customers/customers.ts', 'kundennr'),
  // Addresses that customers make in their portal, which is no part of the product.
  addresses: { passwort: { outside: 'portal' }, createdByCustomer: { outside: 'portal' } },
  api_keys: {
    ...writtenBy('actions/apiKeys/issue.ts', 'startsWith', 'issuedAt'),
    ...writtenBy('storage/apiKeys.ts', 'lastUsedAt'),
  },
  notifications: {
    ...writtenBy('notify/notifyStaff.ts', 'user', 'title', 'body', 'entityType', 'entityId'),
    ...writtenBy('actions/protocols/tell.ts', 'data'),
  },
  protocol_damages: writtenBy('actions/protocols/entries.ts', 'sortOrder'),
  protocol_complaints: writtenBy('actions/protocols/complaints.ts', 'reporter'),
  list_views: writtenBy('actions/listViews/listViews.ts', 'createdBy'),
  price_groups: writtenBy('actions/priceGroups/setDefault.ts', 'defaultPriceSet'),
  news: waitsFor('G', 'entityId'),
  mail_logs: {
    ...writtenBy(
      'mail/queueMail.ts',
      'link',
      'subject',
      'recipients',
      'status',
      'htmlPreview',
      'textPreview',
      'htmlWithAmounts',
    ),
    ...writtenBy(
      'mail/queueMail.ts',
      'textWithAmounts',
      'attachments',
      'template',
      'entityType',
      'entityId',
      'nextAttemptAt',
    ),
    ...writtenBy('mail/sending/claim.ts', 'attempts', 'sendingUntil', 'messageId'),
    ...writtenBy('mail/sending/outcome.ts', 'isSend', 'undelivered', 'error', 'sentAt'),
    ...writtenBy('actions/mails/retry.ts', 'isDemo'),
  },
  mails: writtenBy('actions/mails/preMails.ts', 'protocol', 'mailSend', 'mail', 'mailState'),
  jobs: writtenBy(
    'jobs/jobRows.ts',
    'title',
    'state',
    'plan',
    'startedBy',
    'runAt',
    'startedAt',
    'finishedAt',
    'result',
    'error',
    'done',
    'of',
  ),
  logs: waitsFor('G', 'type', 'level', 'message', 'data', 'user'),
};
