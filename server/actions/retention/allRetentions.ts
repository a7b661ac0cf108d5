import type { Retention } from './defineRetention.ts';
import { applicants, applicantsWithoutPapers } from './kinds/applicants.ts';
import { logArchives, logs, signIns, unnamedFiles } from './kinds/deletedElsewhere.ts';
import { documents } from './kinds/documents.ts';
import { driverPapers, licenceCopies } from './kinds/driverPapers.ts';
import {
  contractMails,
  datevExports,
  fileLooks,
  licenceData,
  notifications,
  otherMails,
  redPlates,
  restorePoints,
} from './kinds/smallKinds.ts';

/** What the nightly run deletes, documents before what their keeping holds; a new kind is listed here once. */
export const retentions: readonly Retention[] = [
  documents,
  datevExports,
  licenceData,
  restorePoints,
  redPlates,
  contractMails,
  otherMails,
  notifications,
  fileLooks,
  licenceCopies,
  driverPapers,
  applicants,
  applicantsWithoutPapers,
  logs,
  logArchives,
  signIns,
  unnamedFiles,
];
