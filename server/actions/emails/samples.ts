import { mayRead } from '../../../src/domain/access/matrix.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { idInIri } from '../../../src/domain/define/iri.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { manufacturerImport, type ManufacturerImport } from '../../../src/domain/import/manufacturerImport.ts';
import { invoice, type Invoice } from '../../../src/domain/invoice/invoice.ts';
import { user } from '../../../src/domain/user/user.ts';
import { reminderMail, resetMail, welcomeMail } from '../../mail/accountMails.ts';
import { applicationMail } from '../../mail/applicationMails.ts';
import { cancellationMail, confirmationMail } from '../../mail/customerMails.ts';
import { documentMail } from '../../mail/documentMails.ts';
import { driverMail } from '../../mail/driverMails.ts';
import { driverSetMail } from '../../mail/driverSetMails.ts';
import { offerSample } from '../../mail/offers/offerMails.ts';
import type { Mail } from '../../mail/writeMail.ts';
import { readPrinted } from '../../storage/printedDocuments.ts';
import type { Scope } from '../../write/behaviour.ts';
import { reportMail } from '../imports/reportMail.ts';
import { printedDocument } from '../invoices/printed.ts';
import { appointmentSample, parkingSample } from './avisSamples.ts';
import { protocolSample } from './protocolSamples.ts';

type Written = Mail | undefined;
/** Writes a mail about a real record, as it would leave now; nothing is queued by it. */
type Sample<Row> = (scope: Scope, record: Row) => Promise<Written>;

const aboutContracts: Readonly<Record<string, Sample<Contract>>> = {
  M01: (scope, it) => confirmationMail(scope, it),
  M02: (scope, it) => driverMail(scope, { contract: it, driver: it.driver, kind: 'assignment' }),
  M03: (scope, it) => driverMail(scope, { contract: it, driver: it.driver, kind: 'cancellation' }),
  M04: (scope, it) =>
    cancellationMail(
      scope,
      { ...it, stornierung: it.stornierung ?? scope.now.toISOString() },
      { hidesMoney: !mayRead(scope.actor.roles, 'contractMoney') },
    ),
  M06: (scope, it) => applicationSample(scope, it, 'accepted'),
  M07: (scope, it) => applicationSample(scope, it, 'declined'),
  M08a: (scope, it) => appointmentSample(scope, it, { sendCatalogue: false, hasWindows: false }),
  M08b: (scope, it) => appointmentSample(scope, it, { sendCatalogue: true, hasWindows: false }),
  M08c: (scope, it) => parkingSample(scope, it),
  M08d: (scope, it) => appointmentSample(scope, it, { sendCatalogue: true, hasWindows: true }),
  M09: (scope, it) => protocolSample(scope, it, 'M09'),
  M10: (scope, it) => protocolSample(scope, it, 'M10'),
  M11: (scope, it) => protocolSample(scope, it, 'M11'),
  M12: (scope, it) => protocolSample(scope, it, 'M12'),
  M18: (scope, it) => driverSetMail(scope, it, []),
};

function applicationSample(scope: Scope, it: Contract, kind: 'accepted' | 'declined'): Promise<Written> {
  const target = it.auftragsnummer ?? '';
  return applicationMail(scope, { application: { driver: it.driver }, rides: [it], target, kind });
}

const aboutDrivers: Readonly<Record<string, Sample<Driver>>> = {
  M05: (scope, it) =>
    offerSample(
      scope,
      { ...it, gruppe: it.gruppe === null ? null : Number(idInIri(it.gruppe)) },
      { hidesMoney: !mayRead(scope.actor.roles, 'contractMoney') },
    ),
  M16: async (scope, it) => {
    const account = await scope.look(user, it.user);
    return account && welcomeMail(scope, { driver: it, account, hasTestContract: true });
  },
  M16b: (scope, it) => reminderMail(scope, { driver: it, deletionDate: null }),
  M16c: async (scope, it) => {
    const account = await scope.look(user, it.user);
    return account && it.email ? resetMail(scope, { account, recipient: it.email }) : undefined;
  },
};

async function documentSample(scope: Scope, it: Invoice): Promise<Written> {
  const printed = it.invoiceCompleted ? await readPrinted(scope, it.id) : await printedDocument(it, scope);
  return documentMail(scope, it, printed);
}

/** What a mail is about, with the way to write it of one such record. */
export type Samples =
  | { readonly of: typeof contract; readonly write: Sample<Contract> | undefined }
  | { readonly of: typeof driver; readonly write: Sample<Driver> | undefined }
  | { readonly of: typeof invoice; readonly write: Sample<Invoice> }
  | { readonly of: typeof manufacturerImport; readonly write: Sample<ManufacturerImport> };

/** How the mail of this number is written for somebody who only wants to read it. */
export function samplesOf(key: string, path: string): Samples {
  if (path === driver.path) return { of: driver, write: aboutDrivers[key] };
  if (path === invoice.path) return { of: invoice, write: documentSample };
  if (path === manufacturerImport.path) return { of: manufacturerImport, write: reportMail };
  return { of: contract, write: aboutContracts[key] };
}
