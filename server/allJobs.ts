import { overdueAnswers } from './actions/avis/overdueAnswers.ts';
import { parkingNotices } from './actions/avis/parkingNotices.ts';
import { suggestionJob } from './actions/avis/suggestionJob.ts';
import { billingFiles } from './actions/documentFiles/billingFiles.ts';
import { fileOnDemand } from './actions/documentFiles/fileOnDemand.ts';
import { batchFiles } from './actions/datev/batchFiles.ts';
import { exportAfterFiles } from './actions/datev/exportAfterFiles.ts';
import { endedChecks } from './actions/drivers/endedChecks.ts';
import { documentReminders } from './actions/drivers/reminders.ts';
import { importJob } from './actions/imports/importJob.ts';
import { takeBackJob } from './actions/imports/takeBackJob.ts';
import { invoiceFiles } from './actions/documentFiles/invoiceFiles.ts';
import { resetMails } from './actions/password/forgotten.ts';
import { pushNews } from './actions/news/pushNews.ts';
import { protocolSending } from './actions/protocols/sendingJob.ts';
import { recalculation } from './actions/priceGroups/recalculation.ts';
import { fillRedPlateBook, missingRedPlateRides } from './actions/redPlates/missingLines.ts';
import { nightlyRetention } from './actions/retention/runRetention.ts';
import { countJob } from './actions/statistics/countJob.ts';
import { nightlyBackup } from './backup/nightlyBackup.ts';
import { exportJob } from './export/exportJob.ts';
import { clearFiles } from './files/clearFiles.ts';
import { clearImages } from './files/clearImages.ts';
import { storeAt } from './files/store/storeAt.ts';
import type { AnyJob } from './jobs/defineJob.ts';
import { archiveLogs } from './log/archiveLogs.ts';
import { upkeepJobs } from './jobs/upkeepJobs.ts';
import { mailboxAt } from './mail/bounces/mailbox.ts';
import { readMailbox } from './mail/bounces/readMailbox.ts';
import { sendOffers } from './mail/offers/sendOffers.ts';
import { mailServerAt } from './mail/sending/mailServer.ts';
import { sendMails } from './mail/sending/sendMails.ts';
import { refineRoutes } from './routing/refineRoutes.ts';
import { sendPush } from './notify/push/sendPush.ts';
import { directionsOf } from './routing/router.ts';
import type { Settings } from './settings.ts';

/**
 * The jobs that a server with these settings does; a new job is listed here once. Without a mail server the daily offer
 * mails and announcements would only pile up.
 */
export function jobsOf(settings: Settings): readonly AnyJob[] {
  const { smtpUrl, imapUrl, backupTime, routingUrl, push } = settings;
  return [
    ...upkeepJobs,
    archiveLogs,
    clearFiles,
    clearImages(settings),
    exportJob,
    protocolSending(settings),
    invoiceFiles(storeAt(settings)),
    billingFiles(storeAt(settings)),
    batchFiles(storeAt(settings)),
    exportAfterFiles(storeAt(settings)),
    importJob,
    takeBackJob,
    suggestionJob,
    recalculation,
    endedChecks,
    missingRedPlateRides,
    fillRedPlateBook,
    nightlyRetention(storeAt(settings)),
    resetMails,
    countJob,
    pushNews,
    overdueAnswers(settings.avisAnswerDays),
    ...(smtpUrl === null
      ? []
      : [
          sendMails(mailServerAt(smtpUrl), {
            store: storeAt(settings),
            documentFiles: (desk, id) => fileOnDemand(desk, { path: 'invoices', id }),
            catalogueFile: settings.returnCatalogue,
          }),
          sendOffers,
          parkingNotices,
          documentReminders,
        ]),
    ...(push === null ? [] : [sendPush(push)]),
    ...(imapUrl === null ? [] : [readMailbox(mailboxAt(imapUrl))]),
    ...(backupTime === null ? [] : [nightlyBackup(settings, backupTime)]),
    ...(routingUrl === null ? [] : [refineRoutes(directionsOf(settings))]),
  ];
}
