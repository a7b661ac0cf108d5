import { Readable } from 'node:stream';
import { joined } from '../../../src/domain/define/joined.ts';
import { agreementForm } from '../../../src/domain/driver/driverCalls.ts';
import { companyOf } from '../../company.ts';
import { keepForCaller } from '../../export/keepForCaller.ts';
import { agreementPaper } from '../../pdf/agreementPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { respond } from '../handler.ts';
import { metDriver } from './metDriver.ts';

/** Prints the agreement to credit notes for a driver to sign. */
export const printAgreement = respond(agreementForm, async (asked, { id }) => {
  const { database, now } = asked;
  const it = await metDriver(asked, id);
  const paper = agreementPaper({
    company: await companyOf(database.pool, now),
    driver: joined([it.firma]) ?? joined([it.vorname, it.nachname]) ?? '',
    facts: [
      ['Firma', it.firma],
      ['Name', joined([it.vorname, it.nachname])],
      ['Straße', joined([it.strasse, it.hausnr])],
      ['Ort', joined([it.plz, it.ort])],
      ['Steuernummer', it.steuernummer],
      ['USt-IdNr.', it.ustid],
    ],
    madeAt: now,
  });
  const content = Readable.from([await printPdf(paper)]);
  return { url: await keepForCaller(asked, content, { title: paper.title, format: 'pdf' }) };
});
