import type { Retention } from './defineRetention.ts';
import { accounts } from './kinds/accounts.ts';
import { applicants, applicantsWithoutPapers } from './kinds/applicants.ts';
import { logArchives, logs, signIns, unnamedFiles } from './kinds/deletedElsewhere.ts';
import { documents } from './kinds/documents.ts';
import { driverPapers, licenceCopies } from './kinds/driverPapers.ts';
import { contracts } from './kinds/contracts.ts';
import { creditAgreements } from './kinds/creditAgreements.ts';
import { expenses } from './kinds/expenses.ts';
import { imports } from './kinds/imports.ts';
import { contractMails, otherMails } from './kinds/mailTexts.ts';
import { pictures } from './kinds/pictures.ts';
import { protocols } from './kinds/protocols.ts';
import { restorePoints } from './kinds/restorePoints.ts';
import { drivers } from './kinds/drivers.ts';
import { employeePay, employeeTimes } from './kinds/employees.ts';
import { datevExports, fileLooks, licenceData, links, notifications, redPlates } from './kinds/smallKinds.ts';
import { testContracts } from './kinds/testContracts.ts';

/** What the nightly run deletes, documents before what their keeping holds; a new kind is listed here once. */
export const retentions: readonly Retention[] = [
  documents,
  datevExports,
  creditAgreements,
  testContracts,
  expenses,
  pictures,
  protocols,
  contracts,
  imports,
  licenceData,
  restorePoints,
  redPlates,
  contractMails,
  otherMails,
  notifications,
  fileLooks,
  licenceCopies,
  driverPapers,
  links,
  applicants,
  applicantsWithoutPapers,
  employeeTimes,
  employeePay,
  drivers,
  accounts,
  logs,
  logArchives,
  signIns,
  unnamedFiles,
];
