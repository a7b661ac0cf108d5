import { issue } from './apiKeys/issue.ts';
import { current, data } from './apps/apps.ts';
import { checkOne as checkBilling } from './billings/check.ts';
import { printBilling } from './billings/pdf.ts';
import { check as checkDatev } from './datev/check.ts';
import { exportOne, repeatOne } from './datev/export.ts';
import { journal, numbers } from './datev/journal.ts';
import { createBundle } from './avis/createBundle.ts';
import { propose, settle, withdraw } from './avis/proposals.ts';
import { previewSending, sendMail as sendAvisMail } from './avis/sendMail.ts';
import { addContract } from './bundles/addContract.ts';
import { find as findChains } from './chains/find.ts';
import { take as takeChain } from './chains/take.ts';
import { assessDrivers } from './contracts/assessDrivers.ts';
import { creditOverviewOf, invoiceOverviewOf } from './contracts/billingOverview.ts';
import { costTotals } from './contracts/costTotals.ts';
import { days } from './contracts/days.ts';
import { exportContracts } from './contracts/exportContracts.ts';
import { mailPreview } from './contracts/mailPreview.ts';
import { customerMargins, monthlyMargins } from './contracts/margins.ts';
import { mailRulesOfContract } from './contracts/mailRules.ts';
import { inRange, sendMail, toMail } from './contracts/offers.ts';
import { priceSteps, recalculate } from './contracts/priceCalls.ts';
import { search } from './contracts/search.ts';
import { fetchIntoApp } from './contracts/updateUser.ts';
import { addAddress, deleteAddress } from './customers/customerAddresses.ts';
import { addressesAlike, customersAlike } from './customers/similar.ts';
import { direction, tiles } from './directions/directions.ts';
import { activate, trial } from './drivers/activate.ts';
import { markRead, readers, unread } from './news/reads.ts';
import { download, files as driverFiles, looks } from './drivers/driverFiles.ts';
import { driverDay } from './drivers/driverDay.ts';
import { registration } from './drivers/registration.ts';
import { printAgreement } from './drivers/agreementForm.ts';
import { askForPapers } from './drivers/requestPapers.ts';
import { statistics as driverStatistics } from './drivers/statistics.ts';
import { preview as previewOfEmail } from './emails/preview.ts';
import { reset as resetWording, wording } from './emails/wording.ts';
import type { Handler, Performer } from './handler.ts';
import { presetCustomer } from './imports/presetCustomer.ts';
import { rowOverview } from './imports/rowOverview.ts';
import { takeBack } from './imports/takeBackJob.ts';
import { check as checkDocument } from './invoices/check.ts';
import { additional } from './invoices/additionalDocs.ts';
import { objection } from './invoices/objection.ts';
import { showMail } from './invoices/sendDocument.ts';
import { planOfDocuments } from './invoices/documentPlan.ts';
import { expenses as journalExpenses, exported as journalExport } from './journal/journal.ts';
import { exported as logbookExport, rides as logbookRides } from './logbook/logbook.ts';
import { acquire, release } from './locks/locks.ts';
import { sendAhead } from './mails/preMails.ts';
import { retry } from './mails/retry.ts';
import { account } from './own/account.ts';
import { counters } from './own/counters.ts';
import { listJobs, oneJob, stopOne } from './own/jobs.ts';
import { changePassword } from './own/password.ts';
import { readAll } from './own/notifications.ts';
import { presence } from './own/presence.ts';
import { key as pushKey, subscribe, unsubscribe } from './own/push.ts';
import { endOne, endOthers, listSessions } from './own/sessions.ts';
import { keepMessageToken, settings, updateSetting } from './own/settings.ts';
import { unlockCodes } from './own/unlockCodes.ts';
import { forgotten } from './password/forgotten.ts';
import { chosenPassword, shownLink } from './password/links.ts';
import { effect, recalculateOpen } from './priceGroups/effect.ts';
import { setDefault } from './priceGroups/setDefault.ts';
import { book, plates as bookPlates } from './redPlates/book.ts';
import { deleteNow, previewDeletion } from './retention/deletePerson.ts';
import { allAboutPerson } from './retention/personalData.ts';
import { link } from './protocols/protocolLink.ts';
import { contentOfSnapshot } from './protocols/snapshotContent.ts';
import { restoreContent } from './protocols/restoreSnapshot.ts';
import { allImages } from './protocols/allImages.ts';
import { askDriver } from './protocols/requestMissing.ts';
import { review } from './protocols/review.ts';
import { recipients, sendMany } from './protocols/sendMany.ts';
import { sendOne } from './protocols/sendOne.ts';
import { withdrawLink } from './protocols/withdrawLink.ts';
import { isSetupNeeded, setUp } from './session/setUp.ts';
import { refresh, revoke, signIn } from './session/signIn.ts';
import { overview as damages } from './damages/overview.ts';
import { behind, exportTable, read as statistic } from './statistics/statistics.ts';
import { embedded, health, version } from './system/system.ts';

/** What each call on a record does to it. */
export const performers: readonly Performer[] = [
  fetchIntoApp,
  retry,
  setDefault,
  addAddress,
  deleteAddress,
  addContract,
  createBundle,
  withdrawLink,
  askDriver,
  review,
  restoreContent,
  sendOne,
  sendAhead,
  withdraw,
  settle,
  sendAvisMail,
  objection,
  takeBack,
  resetWording,
];

/** How every other call is answered. */
export const handlers: readonly Handler[] = [
  propose,
  previewSending,
  search,
  days,
  costTotals,
  checkBilling,
  printBilling,
  checkDatev,
  exportOne,
  repeatOne,
  journal,
  numbers,
  allAboutPerson,
  previewDeletion,
  deleteNow,
  book,
  bookPlates,
  logbookRides,
  logbookExport,
  journalExpenses,
  journalExport,
  invoiceOverviewOf,
  creditOverviewOf,
  planOfDocuments,
  monthlyMargins,
  customerMargins,
  inRange,
  driverDay,
  activate,
  trial,
  askForPapers,
  printAgreement,
  registration,
  driverStatistics,
  driverFiles,
  download,
  looks,
  markRead,
  unread,
  readers,
  toMail,
  sendMail,
  mailPreview,
  mailRulesOfContract,
  wording,
  previewOfEmail,
  assessDrivers,
  findChains,
  takeChain,
  priceSteps,
  recalculate,
  exportContracts,
  effect,
  recalculateOpen,
  customersAlike,
  addressesAlike,
  presetCustomer,
  rowOverview,
  checkDocument,
  showMail,
  additional,
  direction,
  tiles,
  link,
  sendMany,
  recipients,
  allImages,
  contentOfSnapshot,
  issue,
  signIn,
  refresh,
  revoke,
  forgotten,
  shownLink,
  chosenPassword,
  isSetupNeeded,
  setUp,
  version,
  health,
  embedded,
  statistic,
  exportTable,
  behind,
  damages,
  account,
  changePassword,
  settings,
  updateSetting,
  keepMessageToken,
  readAll,
  pushKey,
  subscribe,
  unsubscribe,
  presence,
  listJobs,
  oneJob,
  stopOne,
  listSessions,
  endOne,
  endOthers,
  unlockCodes,
  acquire,
  release,
  counters,
  current,
  data,
];
