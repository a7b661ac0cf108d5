import { appData, currentApp } from './app/appCalls.ts';
import { proposeWindows, settleWish, withdrawProposal } from './avis/proposalCalls.ts';
import { createAvisBundle, previewAvisMail, sendAvisMail } from './avis/avisCalls.ts';
import { addContractToBundle } from './bundle/bundleCalls.ts';
import { billingPdf } from './billing/billingPdfCall.ts';
import { checkBilling } from './billing/checkBillingCall.ts';
import { costTotalsOfList, creditOverview, documentPlan, invoiceOverview } from './billing/billingCalls.ts';
import { findChains, takeChain } from './chain/chainCalls.ts';
import { contractDays, offersInRange, searchContracts, updateUser } from './contract/contractCalls.ts';
import {
  addCustomerAddress,
  deleteCustomerAddress,
  similarAddresses,
  similarCustomers,
} from './customer/customerCalls.ts';
import { contractMailRules } from './customer/ruleEffectsCall.ts';
import { isRecordCall, type AnyCall, type RecordCall } from './define/call.ts';
import {
  activateDriver,
  agreementForm,
  createTestContract,
  documentLooks,
  downloadDocument,
  driverFiles,
  driverStatistics,
  registrationData,
  requestPapers,
} from './driver/driverCalls.ts';
import { checkMonth, documentJournal, exportMonth, numberReport, repeatExport } from './datev/datevCalls.ts';
import { markNewsRead, newsReaders, unreadNews } from './news/newsCalls.ts';
import { driverDay } from './driver/driverDayCall.ts';
import { presetCustomer, rowOverview, takeBackImport } from './import/importCalls.ts';
import { findDirection, mapTiles } from './km/directionCalls.ts';
import { additionalDocs, checkDocument, documentMail, recordObjection } from './invoice/invoiceCalls.ts';
import { journalExpenses, journalExport } from './journal/journalCalls.ts';
import { logbookExport, logbookRides } from './logbook/logbookCalls.ts';
import { acquireLock, releaseLock } from './lock/lockCalls.ts';
import { emailWording, previewEmail, resetEmail } from './mail/emailCalls.ts';
import { retryMail } from './mail/mailCalls.ts';
import { marginByCustomer, marginByMonth } from './margin/marginCalls.ts';
import { sendPreMail } from './mail/preMailCalls.ts';
import { previewMail } from './mail/previewCall.ts';
import { exportContracts } from './contract/exportCall.ts';
import { counters } from './menu/counterCall.ts';
import { offersToMail, sendOfferMail } from './offer/offerCalls.ts';
import { assessDrivers } from './preflight/preflightCall.ts';
import { priceList, recalculatePrices, setDefaultPriceGroup } from './price/priceCalls.ts';
import { priceEffect, recalculateGroup } from './price/priceEffectCalls.ts';
import { bookPlates, printBook } from './redPlate/redPlateCalls.ts';
import { deletePerson, personalData, personalDeletionPreview } from './retention/personCalls.ts';
import { snapshotContent } from './protocol/snapshotCall.ts';
import {
  protocolLink,
  requestMissing,
  restoreSnapshot,
  reviewProtocol,
  withdrawProtocolLink,
} from './protocol/protocolCalls.ts';
import { protocolArchive, protocolRecipients, sendProtocol, sendProtocolMails } from './protocol/sendingCalls.ts';
import { unlockCodes } from './unlock/unlockCalls.ts';
import { ownJob, ownJobs, stopOwnJob } from './job/ownJobCalls.ts';
import { damageOverview } from './damage/damageCalls.ts';
import { contractsBehind, exportStatistic, readStatistic } from './statistics/statisticCalls.ts';
import { embeddedAddresses } from './system/embeddedPages.ts';
import { systemHealth, systemVersion } from './system/systemCalls.ts';
import { issueApiKey } from './user/apiKeyCalls.ts';
import {
  changeOwnPassword,
  ownAccount,
  ownSettings,
  readAllNotifications,
  setMessageToken,
  tellPresence,
  updateOwnSetting,
} from './user/ownCalls.ts';
import { endPushSubscription, keepPushSubscription, pushKey } from './user/pushCalls.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './user/sessionCalls.ts';
import { setUp, setupNeeded } from './user/setupCalls.ts';
import { choosePassword, forgottenPassword, passwordLink } from './user/passwordCalls.ts';
import { refreshSession, signIn, signOut } from './user/signInCalls.ts';

/**
 * Every call beyond the standard ones of the resources; what a plain PATCH does stands with the resource's behaviour.
 */
export const calls: readonly AnyCall[] = [
  updateUser,
  retryMail,
  contractMailRules,
  emailWording,
  previewEmail,
  resetEmail,
  setDefaultPriceGroup,
  addCustomerAddress,
  deleteCustomerAddress,
  similarCustomers,
  similarAddresses,
  addContractToBundle,
  takeBackImport,
  proposeWindows,
  withdrawProposal,
  settleWish,
  createAvisBundle,
  sendAvisMail,
  withdrawProtocolLink,
  requestMissing,
  reviewProtocol,
  restoreSnapshot,
  sendProtocol,
  sendProtocolMails,
  protocolRecipients,
  protocolArchive,
  snapshotContent,
  sendPreMail,
  searchContracts,
  contractDays,
  costTotalsOfList,
  billingPdf,
  checkBilling,
  checkMonth,
  exportMonth,
  repeatExport,
  documentJournal,
  numberReport,
  personalData,
  personalDeletionPreview,
  deletePerson,
  printBook,
  bookPlates,
  logbookRides,
  logbookExport,
  journalExpenses,
  journalExport,
  invoiceOverview,
  creditOverview,
  documentPlan,
  marginByMonth,
  marginByCustomer,
  offersInRange,
  driverDay,
  activateDriver,
  agreementForm,
  createTestContract,
  requestPapers,
  registrationData,
  driverStatistics,
  driverFiles,
  documentLooks,
  downloadDocument,
  markNewsRead,
  unreadNews,
  newsReaders,
  offersToMail,
  sendOfferMail,
  previewMail,
  previewAvisMail,
  assessDrivers,
  findChains,
  takeChain,
  priceList,
  priceEffect,
  recalculateGroup,
  recalculatePrices,
  presetCustomer,
  rowOverview,
  checkDocument,
  documentMail,
  additionalDocs,
  recordObjection,
  findDirection,
  mapTiles,
  exportContracts,
  protocolLink,
  issueApiKey,
  signIn,
  refreshSession,
  signOut,
  forgottenPassword,
  passwordLink,
  choosePassword,
  setupNeeded,
  setUp,
  systemVersion,
  systemHealth,
  embeddedAddresses,
  readStatistic,
  exportStatistic,
  contractsBehind,
  damageOverview,
  ownAccount,
  changeOwnPassword,
  ownSettings,
  updateOwnSetting,
  setMessageToken,
  pushKey,
  keepPushSubscription,
  endPushSubscription,
  readAllNotifications,
  tellPresence,
  ownJobs,
  ownJob,
  stopOwnJob,
  ownSessions,
  endOtherSessions,
  endOwnSession,
  unlockCodes,
  acquireLock,
  releaseLock,
  counters,
  currentApp,
  appData,
];

/** Those that work on a record and answer it. */
export const recordCalls: readonly RecordCall[] = calls.filter(isRecordCall);
